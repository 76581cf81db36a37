import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';

withBrowser();

interface Row {
  readonly id: number;
  readonly name: string;
}
interface Found<T = Row> {
  readonly content: readonly T[];
}

let page: Page;
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const rows = <T = Row>(path: string) => callAs<Found<T>>(page, 'GET', path).then(({ content }) => content);
const rowLink = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
});
afterEach(() => page.unrouteAll());

describe('a record page opened from its list', () => {
  /** Opens the record as a person does, and counts how often its own read is asked for. */
  async function openFromList(list: string, path: string, { id, name }: Row): Promise<() => number> {
    let reads = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/${path}/${id}`) reads += 1;
    });
    await openAddress(page, `/${list}`);
    await page.getByRole('searchbox').fill(name);
    // The address has the words once the list has taken them: until then a click would race with it.
    await page.waitForURL(/universalSearch/);
    await rowLink(name).click();
    await heading(name).waitFor();
    return () => reads;
  }

  test('the permissions of a user’s role › are shown after one audited read', async () => {
    const [role] = await rows('/roles/search?name=Consulta de animais');
    const [account] = await rows(`/users/search?roleId=${role?.id}`);
    if (!account) throw new Error('no user has the role');
    const audited = async () =>
      (await rows(`/audit/search?objectType=user&objectId=${account.id}&action=READ`)).length;
    const before = await audited();
    const reads = await openFromList('user', 'users', account);
    await page.locator('main summary').click();
    await page.getByText('Consultar animais').waitFor();
    expect(reads()).toBe(1);
    expect(await audited()).toBe(before + 1);
  });

  test('a breed › is read alone, with the groups above it', async () => {
    const [breed] = await rows('/breeds/search?groupType=BREED');
    const reads = await openFromList('breed', 'breeds', breed!);
    expect(reads()).toBe(1);
  });

  test('its save › does not read it again', async () => {
    const name = `Vacina ${crypto.randomUUID()}`;
    const vaccine = await callAs<Row>(page, 'POST', '/vaccines/', {
      name,
      immunizationTimePeriod: 3,
      immunizationTimeUnit: 'YEAR',
    });
    const reads = await openFromList('vaccine', 'vaccines', vaccine);
    await page.getByRole('textbox', { name: 'Nome' }).fill(`${name} 2`);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await heading(`${name} 2`).waitFor();
    expect(reads()).toBe(2);
  });
});

describe('a record page that waits for its record', () => {
  /** The drawn frames in which the place of the page held nothing. */
  const watchFrames = (of: Page) =>
    of.addInitScript(() => {
      const seen = { empty: 0 };
      const look = () => {
        const main = document.querySelector('main');
        if (main && !main.innerText.trim() && !main.querySelector('.MuiSkeleton-root')) seen.empty += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { seenFrames: seen });
    });
  const emptyFrames = () =>
    page.evaluate(() => (window as unknown as { seenFrames: { empty: number } }).seenFrames.empty);

  test.each([
    ['an animal', '/animals/search', 'animals', 'animal/view'],
    ['a transfer', '/animal-transfers/search', 'animal-transfers', 'transfers'],
    ['a record', '/vaccines/search', 'vaccines', 'vaccine'],
  ])('%s › has its skeleton from the first frame', async (_, search, path, address) => {
    const [row] = await rows(search);
    await watchFrames(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/${path}/${row?.id}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/${address}/${row?.id}`);
    await page.locator('main .MuiSkeleton-root').first().waitFor();
    release();
    await page.locator('main .MuiSkeleton-root').first().waitFor({ state: 'detached' });
    expect(await emptyFrames()).toBe(0);
  });
});

describe('the breadcrumb', () => {
  test('its link to the list › leads there without loading the application again', async () => {
    const [vaccine] = await rows('/vaccines/search');
    await openAddress(page, `/vaccine/${vaccine?.id}`);
    await heading(vaccine?.name ?? '').waitFor();
    await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
    await page
      .getByRole('navigation', { name: 'Localização' })
      .getByRole('link', { name: 'Vacinas' })
      .click();
    await heading('Vacinas').waitFor();
    await page.waitForURL(/\/vaccine$/);
    expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
  });
});

describe('a list that cannot be read', () => {
  test('its error › offers the home page', async () => {
    await page.route('**/api/vaccines/search*', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ hasErrors: true, errors: [], data: { message: 'PLATFORM_ERROR' } }),
      }),
    );
    await openAddress(page, '/vaccine');
    await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();
    await heading('Início').waitFor();
  });
});

describe('the page of an entity', () => {
  test('its users › are listed, and one is added', async () => {
    const users = await rows<Row & { readonly entityId: number | null }>('/users/search?status=ACTIVE');
    const colleague = users.find(({ entityId }) => entityId !== null);
    if (!colleague) throw new Error('no user belongs to an entity');
    const entity = await callAs<Row>(page, 'GET', `/entities/${colleague.entityId}`);
    await openAddress(page, `/entity/${entity.id}`);
    const section = page.getByRole('region', { name: 'Utilizadores' });
    await section.getByRole('link', { name: colleague.name }).waitFor();

    await section.getByRole('link', { name: 'Adicionar utilizador' }).click();
    await heading('Criar utilizador').waitFor();
    const chosen = page.getByRole('combobox', { name: 'Entidade', exact: true });
    await expect.poll(() => chosen.inputValue()).toBe(entity.name);
    const name = `Colega ${crypto.randomUUID()}`;
    await page.getByRole('textbox', { name: 'Nome' }).fill(name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`${crypto.randomUUID()}@demo.test`);
    await page.getByRole('combobox', { name: 'Perfil de acesso' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Criar', exact: true }).click();
    await heading(name).waitFor();
    await openAddress(page, `/entity/${entity.id}`);
    await section.getByRole('link', { name }).waitFor();
  });
});

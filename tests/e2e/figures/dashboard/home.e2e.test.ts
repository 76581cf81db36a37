import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signIn, withBrowser } from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';
import { readChip } from '../../helpers/reader.ts';

withBrowser();

/** An unused number: a Portuguese prefix and digits that the demonstration does not use. */
const UNKNOWN = '620274877906942';

let page: Page;
/** Of accounts that see less on the page. */
let other: Page;
let known: string;

const field = () => page.getByRole('textbox', { name: 'Número do transponder' });

/** The home page as it is when it is opened: by way of another, so that nothing is left in its fields. */
async function home(): Promise<void> {
  await follow(page, '/general-files');
  await page.getByRole('heading', { level: 1, name: 'Ficheiros gerais' }).waitFor();
  await follow(page, '/');
  await field().waitFor();
}

beforeAll(async () => {
  page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  other = await newPage();
  await signIn(page, 'clinic@demo.test');
  const animals = await callAs<{ content: { transponder: string }[] }>(
    page,
    'GET',
    '/animals/search?itemsPerPage=1',
  );
  known = animals.content[0]?.transponder ?? '';
  expect(known).toMatch(/^\d{15}$/);
});

describe('the search by transponder', () => {
  test('typing a number › counts the digits and shows the country', async () => {
    await home();
    await field().fill('620');
    await page.getByText('620: código de país, Portugal').waitFor();
    await page.getByText('3 | 15').waitFor();
    await field().fill('985');
    await page.getByText('código de fabricante, Destron Fearing').waitFor();
    await page
      .getByRole('search', { name: 'Pesquisar um animal pelo transponder' })
      .getByRole('button', { name: 'Pesquisar' })
      .click();
    await page.getByRole('alert').getByText('Faltam 12 algarismos').waitFor();
  });

  test('a pasted number with spaces › opens its animal', async () => {
    await home();
    await field().focus();
    const spaced = `${known.slice(0, 3)} ${known.slice(3, 9)} ${known.slice(9)}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), spaced);
    await page.keyboard.press('Control+V');
    expect(await field().inputValue()).toBe(known);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/animal/view/${known}`);
  });

  test('the digits and Enter of a chip reader › open the animal wherever the focus is', async () => {
    await home();
    for (const place of ['Início', 'Notificações'] as const) {
      await home();
      await page.getByRole('heading', { name: place }).first().click();
      await readChip(page, known);
      await page.waitForURL(`**/animal/view/${known}`);
    }
    await home();
    await page.getByRole('textbox', { name: 'Pesquisar pelo nome do animal ou do titular' }).focus();
    await readChip(page, known);
    await page.waitForURL(`**/animal/view/${known}`);
  });

  test('a sixteenth digit › is cut when it is typed, but not when a reader sent it', async () => {
    await home();
    await field().fill(UNKNOWN);
    await field().press('End');
    await field().press('7');
    expect(await field().inputValue()).toBe(UNKNOWN);

    await home();
    await field().focus();
    await readChip(page, '0985112001234567');
    const alert = page.getByRole('alert').filter({ hasText: '16 algarismos' });
    await alert.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await alert.getByRole('button', { name: 'Usar 985 1120 0123 4567' }).click();
    expect(await field().inputValue()).toBe('985112001234567');
  });

  test('a pasted number that is too long › stays in the field to be corrected', async () => {
    await home();
    await field().fill(`${known}62098`);
    await page.getByRole('alert').getByText('tem 20 algarismos').waitFor();
    expect(await field().inputValue()).toBe(`${known}62098`);
    expect(await scrollsSideways(page)).toBe(false);
    await field().press('End');
    for (let extra = 0; extra < 5; extra += 1) await field().press('Backspace');
    await field().press('Enter');
    await page.waitForURL(`**/animal/view/${known}`);
  });

  /** Opens a page whose script is held back, types the beginning of a number, and lets the page go on. */
  async function typeBefore(path: string, script: RegExp): Promise<void> {
    let goOn = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(script, async (route) => {
      await arrived;
      await route.fallback();
    });
    const held = page.waitForRequest(script);
    await page.goto(path, { waitUntil: 'commit' });
    await held;
    // The answer's head asks for the page's script before the document is there, which keys need.
    await page.waitForFunction(() => globalThis.coleiraEarlyKeys !== undefined);
    await page.keyboard.type(known.slice(0, 9));
    goOn();
  }

  test('digits typed before the page was ready › are in the field', async () => {
    await typeBefore('/', /HomePage/);
    await field().waitFor();
    await expect.poll(() => field().inputValue()).toBe(known.slice(0, 9));
    expect(await field().evaluate((node) => node === document.activeElement)).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('digits typed before another page was ready › are searched for in the palette, with those after', async () => {
    await typeBefore('/animal', /AnimalList/);
    const palette = page.getByRole('dialog', { name: 'Pesquisar em tudo' });
    const typed = palette.getByRole('combobox');
    await expect.poll(() => typed.inputValue()).toBe(known.slice(0, 9));
    await page.keyboard.type(known.slice(9));
    await palette
      .getByRole('option', { name: /Luna|\d/ })
      .first()
      .waitFor();
    expect(await typed.inputValue()).toBe(known);
    await page.unrouteAll({ behavior: 'wait' });
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
  });

  test('an unknown number › offers its registration, with the number filled in', async () => {
    await home();
    await field().fill(UNKNOWN);
    await field().press('Enter');
    await page.getByText('não está registado').waitFor();
    await page.getByRole('link', { name: 'Registar o animal' }).click();
    await page.waitForURL('**/animal/create');
    expect(
      await page.evaluate(() => (history.state as { usr?: { transponder?: string } }).usr?.transponder),
    ).toBe(UNKNOWN);
  });

  test('an impossible number, or an entity without credits › shows why it cannot be registered', async () => {
    await home();
    await field().fill('620999999999999');
    await field().press('Enter');
    await page.getByText('não está registado').waitFor();
    expect(await page.getByRole('link', { name: 'Registar o animal' }).count()).toBe(0);

    await signIn(other, 'nocredit@demo.test');
    await other.getByRole('alert').getByText('A entidade não tem créditos').waitFor();
    const search = other.getByRole('textbox', { name: 'Número do transponder' });
    await search.fill(UNKNOWN);
    await search.press('Enter');
    await other.getByText('não está registado').waitFor();
    expect(await other.getByRole('link', { name: 'Registar o animal' }).count()).toBe(0);
  });
});

test('a name › leads to the list of animals, filtered', async () => {
  await home();
  await page.getByRole('textbox', { name: 'Pesquisar pelo nome do animal ou do titular' }).fill('Bobi');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/animal?filter=**');
  expect(decodeURIComponent(page.url().replaceAll('+', ' '))).toContain('"universalSearch":"Bobi"');
});

test('the shortcuts › are those of the account', async () => {
  await home();
  await page
    .getByRole('navigation', { name: 'Atalhos' })
    .getByRole('link', { name: 'Registar um animal' })
    .waitFor();
  await signIn(other, 'reader@demo.test');
  await other.getByRole('textbox', { name: 'Número do transponder' }).waitFor();
  expect(await other.getByRole('link', { name: 'Registar um animal' }).count()).toBe(0);
});

describe('the tabs of the home page', () => {
  const region = (name: string) => page.getByRole('region', { name });

  test('the register in figures › has an address of its own, and a reload returns to it', async () => {
    await home();
    await page.getByRole('tab', { name: 'Painéis' }).click();
    await page.waitForURL('**/?tab=dashboards');
    await region('Registos por mês').getByRole('img').waitFor();
    await page.reload();
    await region('Animais vivos por espécie').getByRole('img').waitFor();
    expect(await page.getByRole('tab', { name: 'Painéis' }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('tab', { name: 'Notificações' }).click();
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('heading', { name: 'Atalhos' }).waitFor();
  });

  test('each chart › shows the figures behind it as a table, and they are those of the register', async () => {
    await follow(page, '/?tab=dashboards');
    const breeds = region('As dez raças mais frequentes');
    await breeds.getByRole('img').waitFor();
    await breeds.getByRole('button', { name: 'Ver em tabela: As dez raças mais frequentes' }).click();
    const rows = breeds.getByRole('row');
    await expect.poll(() => rows.count()).toBe(11);
    const figures = await callAs<{ breeds: { count: number }[] }>(page, 'GET', '/dashboards/overview');
    await rows
      .nth(1)
      .getByRole('cell', { name: String(figures.breeds[0]?.count), exact: true })
      .waitFor();
    await breeds.getByRole('button', { name: 'Ver em gráfico: As dez raças mais frequentes' }).click();
    await breeds.getByRole('img').waitFor();
  });

  test('users without access to the figures › have no such tab, and its address leads to the other', async () => {
    await signIn(other, 'support@demo.test', { at: '/?tab=dashboards' });
    await other.getByRole('tab', { name: 'Notificações', selected: true }).waitFor();
    expect(await other.getByRole('tab', { name: 'Painéis' }).count()).toBe(0);
  });

  test('their content › has two columns from 1100 pixels on, one below, and does not scroll sideways on a phone', async () => {
    await home();
    const beside = async () => {
      const [news, links] = await Promise.all([
        page.getByRole('region', { name: 'Notificações' }).boundingBox(),
        page.getByRole('navigation', { name: 'Atalhos' }).boundingBox(),
      ]);
      return (links?.x ?? 0) > (news?.x ?? 0) + (news?.width ?? 0);
    };
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect.poll(beside).toBe(true);
    await page.setViewportSize({ width: 1099, height: 800 });
    await expect.poll(beside).toBe(false);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await scrollsSideways(page)).toBe(false);
    await follow(page, '/?tab=dashboards');
    await region('Registos por mês').getByRole('img').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

test('the numbers opened last › are offered again, until another user signs in', async () => {
  await home();
  await field().fill(UNKNOWN);
  await field().press('Enter');
  await page.getByText('não está registado').waitFor();
  const recent = page.getByRole('group', { name: 'Pesquisas recentes:' });
  await field().fill('');
  await recent.getByRole('button', { name: '620 2748 7790 6942' }).click();
  await page.getByText('não está registado').waitFor();
  expect(await field().inputValue()).toBe(UNKNOWN);
  await page.reload();
  await field().waitFor();
  expect(await recent.count()).toBe(0);
});

test('the number of animals in the whole register › is shown beside that of the own scope', async () => {
  await home();
  const { count } = await callAs<{ count: number }>(page, 'GET', '/informations/animal-count');
  const counts = page.getByRole('region', { name: /./ }).filter({ hasText: 'O registo tem' });
  await counts.getByText(count.toLocaleString('pt-PT')).waitFor();
});

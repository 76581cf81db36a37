import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { openAddress } from '../helpers/openAddress.ts';
import { nextFrames } from '../helpers/waitForIdle.ts';
import { findVaccines, freeName, makeVaccine, readVaccine } from './vaccines.ts';

withBrowser();

let page: Page;

const field = (label: string) => page.getByRole('textbox', { name: label });
const period = () => field('Período de imunização');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

async function fill(name: string, months: string): Promise<void> {
  await field('Nome').fill(name);
  await period().fill(months);
  await page.getByRole('combobox', { name: 'Unidade do período' }).click();
  await page.getByRole('option', { name: 'Meses' }).click();
}

beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: '/nowhere' });
});

describe('a form', () => {
  test('that is refused focuses its first bad field, and its summary leads to all', async () => {
    await openAddress(page, '/vaccine/create');
    await button('Criar').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Verifique os campos assinalados' });
    await summary.waitFor();
    expect(await field('Nome').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field('Nome').getAttribute('aria-invalid')).toBe('true');
    await summary
      .getByRole('link', { name: /período de imunização/ })
      .first()
      .click();
    expect(await period().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('creates one record, however often its button is pressed', async () => {
    const name = freeName();
    await openAddress(page, '/vaccine/create');
    await fill(`  ${name} `, '6');
    await button('Criar').dblclick();
    await page.waitForURL(/\/vaccine\/\d+$/);
    await toast(`Vacina criada: ${name}`).waitFor();
    const { content, totalItems } = await findVaccines(page, name);
    expect(totalItems).toBe(1);
    expect(content[0]).toMatchObject({ name, immunizationTimePeriod: 6 });
  });

  test('a name that is taken › has its error under the field, and can be corrected', async () => {
    const { name } = await makeVaccine(page);
    await openAddress(page, '/vaccine/create');
    await fill(name, '6');
    await button('Criar').click();
    const refusal = page.getByRole('alert').getByRole('link');
    await refusal.first().waitFor();
    const other = freeName();
    await field('Nome').fill(other);
    await button('Criar').click();
    await page.waitForURL(/\/vaccine\/\d+$/);
    expect((await findVaccines(page, other)).totalItems).toBe(1);
  });

  test('a second save of one version › shows both versions and loses neither', async () => {
    const { id } = await makeVaccine(page);
    await openAddress(page, `/vaccine/${id}`);
    await period().waitFor();
    const theirs = freeName();
    await callAs(page, 'PUT', `/vaccines/${id}`, { version: 1, name: theirs, immunizationTimePeriod: 5 });
    await period().fill('9');
    await button('Guardar').click();
    const dialog = page.getByRole('dialog', { name: 'Este registo foi alterado entretanto' });
    await dialog.waitFor();
    expect(await dialog.getByRole('button', { name: 'Guardar o resultado' }).isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: /A sua versão 9/ }).check();
    await dialog.getByRole('button', { name: 'Guardar o resultado' }).click();
    await toast('Vacina guardada: ').waitFor();
    expect(await readVaccine(page, id)).toMatchObject({
      version: 3,
      name: theirs,
      immunizationTimePeriod: 9,
    });
    await period().fill('10');
    await button('Guardar').click();
    await expect.poll(async () => (await readVaccine(page, id)).immunizationTimePeriod).toBe(10);
  });

  test('a lost connection › keeps what was typed, and a second attempt saves it once', async () => {
    const { id } = await makeVaccine(page);
    await openAddress(page, `/vaccine/${id}`);
    await period().fill('7');
    // The server receives the call and applies it; only its answer is lost.
    let isLost = true;
    await page.route(`**/api/vaccines/${id}`, async (route) => {
      if (route.request().method() !== 'PUT' || !isLost) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await button('Guardar').click();
    await page.getByText('Sem ligação ao servidor').waitFor();
    expect(await period().inputValue()).toBe('7');
    isLost = false;
    await button('Tentar de novo').click();
    await toast('Vacina guardada: ').waitFor();
    expect(await readVaccine(page, id)).toMatchObject({ version: 2, immunizationTimePeriod: 7 });
    await page.unroute(`**/api/vaccines/${id}`);
  });

  test('leaving unsaved changes › asks first, and staying keeps them', async () => {
    const { id } = await makeVaccine(page);
    await openAddress(page, `/vaccine/${id}`);
    await field('Nome').fill('Ainda por guardar');
    await button('Cancelar').click();
    await button('Ficar na página').click();
    expect(await field('Nome').inputValue()).toBe('Ainda por guardar');
    await button('Cancelar').click();
    await button('Sair sem guardar').click();
    await page.waitForURL(/\/vaccine$/);
    expect((await findVaccines(page, 'Ainda por guardar')).totalItems).toBe(0);
  });

  test('compares versions with their authors, also after a reload, and deletes once confirmed', async () => {
    const { id, name } = await makeVaccine(page);
    await callAs(page, 'PUT', `/vaccines/${id}`, { version: 1, immunizationTimePeriod: 8 });
    await openAddress(page, `/vaccine/${id}`);
    await button('Versões').click();
    const dialog = page.getByRole('dialog', { name: `Versões de ${name}` });
    await dialog.getByRole('row', { name: /Período de imunização 3 8/ }).waitFor();
    await dialog.getByText('por Olga Peixoto Reis').first().waitFor();
    await page.reload();
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await button('Eliminar').click();
    await page
      .getByRole('dialog', { name: `Eliminar ${name}?` })
      .getByRole('button', { name: 'Eliminar' })
      .click();
    await page.waitForURL(/\/vaccine$/);
    await toast(`Vacina eliminada: ${name}`).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Vacinas' }).waitFor();
    await follow(page, `/vaccine/${id}`);
    await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
  });
});

describe('the choice of a record', () => {
  const choice = (label: string) => page.getByRole('combobox', { name: label });
  const unlisted = () => page.getByRole('alert').filter({ hasText: '«Sintrra» não está na lista.' });
  const searchFor = (text: string, path: string) => (url: URL) =>
    url.pathname.endsWith(path) && url.searchParams.get('universalSearch') === text;
  const countiesFor = (text: string) => searchFor(text, '/counties/search');

  /**
   * Keeps the answers to a search back until the returned function is called. The search stays routed: Chromium 156 never
   * answers a call that is sent while the last route is taken away.
   */
  async function holdBack(search: (url: URL) => boolean): Promise<() => void> {
    let answer = () => {};
    const isReleased = new Promise<void>((resolve) => (answer = resolve));
    await page.route(search, async (route) => {
      await isReleased;
      await route.continue();
    });
    return answer;
  }

  /** A new report whose district is chosen. */
  async function openReport(): Promise<void> {
    await openAddress(page, '/animal/lost/create');
    await choice('Distrito').fill('lisboa');
    await page.getByRole('option', { name: 'Lisboa', exact: true }).click();
  }

  test('an answer that arrives while an option is pressed › does not take the option away', async () => {
    await openReport();
    const narrowed = countiesFor('Sintra');
    const answer = await holdBack(narrowed);
    const county = choice('Concelho');
    await county.click();
    const option = page.getByRole('option', { name: 'Sintra', exact: true });
    await option.waitFor();
    const isAsked = page.waitForRequest((request) => narrowed(new URL(request.url())));
    await county.fill('Sintra');
    await isAsked;
    await option.hover();
    await page.mouse.down();
    answer();
    await page.locator('.MuiAutocomplete-root .MuiCircularProgress-root').waitFor({ state: 'detached' });
    await page.mouse.up();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await county.inputValue()).toBe('Sintra');
  });

  test('a name that is typed whole and left › is chosen, also when its search ends later', async () => {
    await openAddress(page, '/animal/lost/create');
    await choice('Distrito').fill('setubal');
    await page.keyboard.press('Tab');
    await expect.poll(() => choice('Distrito').inputValue()).toBe('Setúbal');
    const narrowed = countiesFor('almada');
    const answer = await holdBack(narrowed);
    const isAsked = page.waitForRequest((request) => narrowed(new URL(request.url())));
    await choice('Concelho').fill('almada');
    await page.keyboard.press('Tab');
    await isAsked;
    expect(await choice('Concelho').inputValue()).toBe('almada');
    answer();
    await expect.poll(() => choice('Concelho').inputValue()).toBe('Almada');
    expect(await choice('Concelho').getAttribute('aria-invalid')).toBe('false');
  });

  test('a text that names no option › is refused under its field, until another is typed', async () => {
    await openReport();
    const county = choice('Concelho');
    await county.fill('Sintrra');
    // The window loses the focus, not the field.
    await county.dispatchEvent('focusout');
    await nextFrames(page);
    expect(await county.inputValue()).toBe('Sintrra');
    await page.keyboard.press('Tab');
    await unlisted().waitFor();
    expect(await county.inputValue()).toBe('');
    expect(await county.getAttribute('aria-invalid')).toBe('true');
    await county.fill('Sintra');
    expect(await unlisted().count()).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => county.getAttribute('aria-invalid')).toBe('false');
    expect(await county.inputValue()).toBe('Sintra');
  });

  test('a text that names no option and is left by a click › is refused once the button is released', async () => {
    await openReport();
    const county = choice('Concelho');
    await county.fill('Sintrra');
    await page.locator('.MuiAutocomplete-root .MuiCircularProgress-root').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.down();
    await expect.poll(() => county.inputValue()).toBe('');
    await nextFrames(page);
    expect(await unlisted().count()).toBe(0);
    await page.mouse.up();
    await unlisted().waitFor();
  });

  /** A new breed without the group above it, which may be left out. */
  async function fillBreed(name: string): Promise<void> {
    await openAddress(page, '/breed/create');
    await field('Nome').fill(name);
    await page.getByRole('combobox', { name: 'Nível' }).click();
    await page.getByRole('option', { name: 'Raça', exact: true }).click();
  }

  test('a form that is sent while a typed name is searched › waits, and is sent with what is found', async () => {
    await fillBreed(freeName());
    const groups = searchFor('furao', '/breeds/search');
    const answer = await holdBack(groups);
    const isAsked = page.waitForRequest((request) => groups(new URL(request.url())));
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await choice('Grupo superior').fill('furao');
    await isAsked;
    await button('Criar').click();
    answer();
    expect((await sent).postDataJSON()).toMatchObject({ parentId: expect.any(Number) });
    await page.waitForURL(/\/breed\/\d+$/);
  });

  test('a form with a text that names no option › is held back once, with the focus on the field', async () => {
    await fillBreed(freeName());
    const parent = choice('Grupo superior');
    await parent.fill('Sintrra');
    await button('Criar').click();
    await unlisted().waitFor();
    await expect.poll(() => parent.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/breed/create');
    await button('Criar').click();
    await page.waitForURL(/\/breed\/\d+$/);
  });

  test('a form that is sent by the very press that leaves such a text › is held back as well', async () => {
    await fillBreed(freeName());
    const parent = choice('Grupo superior');
    await parent.fill('Sintrra');
    await page.locator('.MuiAutocomplete-root .MuiCircularProgress-root').waitFor({ state: 'detached' });
    await button('Criar').hover();
    await page.mouse.down();
    // The search has ended before: the text is refused while the button is pressed.
    await expect.poll(() => parent.inputValue()).toBe('');
    await page.mouse.up();
    await unlisted().waitFor();
    await expect.poll(() => parent.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/breed/create');
  });
});

test('the map of a form › is open again after a reload, and stays closed once it was closed', async () => {
  const map = page.getByRole('dialog', { name: 'Escolher o concelho no mapa' });
  await openAddress(page, '/animal/lost/create');
  await button('Escolher o concelho no mapa').click();
  await map.waitFor();
  await page.reload();
  await map.getByRole('button', { name: 'Fechar' }).click();
  await map.waitFor({ state: 'detached' });
  await page.reload();
  await button('Escolher o concelho no mapa').waitFor();
  expect(await map.count()).toBe(0);
});

import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../helpers/browser.ts';
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
  await signedIn(page, 'operator@demo.test', { at: null });
});

describe('a form', () => {
  test('that is refused focuses its first bad field, and its summary leads to all', async () => {
    await page.goto('/vaccine/create');
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
    await page.goto('/vaccine/create');
    await fill(`  ${name} `, '6');
    await button('Criar').dblclick();
    await page.waitForURL(/\/vaccine\/\d+$/);
    await toast('Criado com sucesso').waitFor();
    const { content, totalItems } = await findVaccines(page, name);
    expect(totalItems).toBe(1);
    expect(content[0]).toMatchObject({ name, immunizationTimePeriod: 6 });
  });

  test('a name that is taken › has its error under the field, and can be corrected', async () => {
    const { name } = await makeVaccine(page);
    await page.goto('/vaccine/create');
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
    await page.goto(`/vaccine/${id}`);
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
    await toast('Guardado com sucesso').waitFor();
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
    await page.goto(`/vaccine/${id}`);
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
    await toast('Guardado com sucesso').waitFor();
    expect(await readVaccine(page, id)).toMatchObject({ version: 2, immunizationTimePeriod: 7 });
    await page.unroute(`**/api/vaccines/${id}`);
  });

  test('leaving unsaved changes › asks first, and staying keeps them', async () => {
    const { id } = await makeVaccine(page);
    await page.goto(`/vaccine/${id}`);
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
    await page.goto(`/vaccine/${id}`);
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
    await toast('Eliminado com sucesso').waitFor();
    await page.goto(`/vaccine/${id}`);
    await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
  });
});

describe('the choice of a record', () => {
  test('an answer that arrives while an option is pressed › does not take the option away', async () => {
    await page.goto('/animal/lost/create');
    await page.getByRole('combobox', { name: 'Distrito' }).fill('Lisboa');
    await page.getByRole('option', { name: 'Lisboa', exact: true }).click();
    let answer = () => {};
    const isReleased = new Promise<void>((resolve) => (answer = resolve));
    const narrowed = (url: URL) => url.pathname.endsWith('/counties/search') && url.search.includes('Sintra');
    await page.route(narrowed, async (route) => {
      await isReleased;
      await route.continue();
    });
    const county = page.getByRole('combobox', { name: 'Concelho' });
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
    await page.unroute(narrowed);
  });
});

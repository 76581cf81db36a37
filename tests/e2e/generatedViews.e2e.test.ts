import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, scrollsSideways, signIn, withBrowser } from './browser.ts';

withBrowser();

let page: Page;
let counter = 0;

const uniqueName = () => `Vacina de teste ${(counter += 1)} ${Date.now()}`;

interface Vaccine {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly immunizationTimePeriod: number;
}

const make = (name = uniqueName()) =>
  callAs<Vaccine>(page, 'POST', '/vaccines/', {
    name,
    immunizationTimePeriod: 3,
    immunizationTimeUnit: 'YEAR',
  });
const read = (id: number) => callAs<Vaccine>(page, 'GET', `/vaccines/${id}`);
const find = (name: string) =>
  callAs<{ content: Vaccine[]; totalItems: number }>(
    page,
    'GET',
    `/vaccines/search?name=${encodeURIComponent(name)}`,
  );

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
  await signIn(page, 'operator@demo.test');
});

describe('a list', () => {
  test('is found by words, narrowed by filters, and the same after a reload and on the way back', async () => {
    await page.goto('/vaccine');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Nome' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await button('Filtrar').click();
    await page.getByRole('textbox', { name: 'Período de imunização, de' }).fill('12');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor({ state: 'detached' });
    await button('Remover o filtro Período de imunização, de').waitFor();
    await page.reload();
    await button('Remover o filtro Período de imunização, de').waitFor();
    const found = page.getByRole('link', { name: 'Eurican DAPPi-LR' });
    await found.click();
    await page.waitForURL(/\/vaccine\/\d+$/);
    await page.goBack();
    await button('Remover o filtro Período de imunização, de').click();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await button('Filtrar').click();
  });

  test('takes the focus by / and says why it is empty', async () => {
    await page.goto('/vaccine');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('nada assim');
    await page.getByText('Nenhum registo corresponde a «nada assim».').waitFor();
    await button('Limpar os filtros').click();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
  });

  test('keeps a view under a name, with its filters and columns', async () => {
    await page.goto('/vaccine');
    await button('Colunas').click();
    await page.getByRole('checkbox', { name: 'Unidade do período' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('rab');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor({ state: 'detached' });
    await button('Vistas guardadas').click();
    await field('Nome da vista').fill('Só raiva');
    await button('Guardar esta vista').click();
    await toast('A vista foi guardada').waitFor();
    await page.goto('/vaccine?filter=%7B%7D');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await button('Colunas').click();
    await button('Repor as colunas').click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Unidade do período' }).waitFor();
    await button('Vistas guardadas').click();
    await button('Só raiva').click();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('columnheader', { name: 'Unidade do período' }).count()).toBe(0);
    await page.goto('/vaccine?filter=%7B%7D');
    await button('Colunas').click();
    await button('Repor as colunas').click();
    await page.keyboard.press('Escape');
  });

  test('shows a record beside it, and deletes several after saying how many', async () => {
    const [one, two] = [await make(), await make()];
    await page.goto('/vaccine?filter=%7B%22universalSearch%22%3A%22vacina%20de%20teste%22%7D');
    await button(`Pré-visualizar ${one.name}`).click();
    const preview = page.getByRole('dialog', { name: one.name });
    await preview.getByText('Período de imunização').waitFor();
    await button('Fechar a pré-visualização').click();
    for (const { name } of [one, two])
      await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    await page.getByText('2 registos selecionados').waitFor();
    await page
      .getByRole('region', { name: 'Ações para os selecionados' })
      .getByRole('button', { name: 'Eliminar' })
      .click();
    const question = page.getByRole('dialog', { name: 'Eliminar 2 registos?' });
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await toast('2 registos eliminados').waitFor();
    expect((await find(one.name)).totalItems).toBe(0);
  });

  test('is taken along as a file that Portuguese spreadsheets read', async () => {
    const { id } = await make(`=SOMA(1) ${uniqueName()}`);
    await page.goto('/vaccine?filter=%7B%7D');
    await button('Exportar vacinas').click();
    const download = page.waitForEvent('download');
    await button('Exportar').click();
    const file = await (await download).createReadStream();
    let text = '';
    for await (const part of file) text += String(part);
    expect(text.startsWith('\uFEFFNome;Período de imunização;Unidade do período\r\n')).toBe(true);
    expect(text).toContain("'=SOMA(1)");
    expect(text).toContain('Biocan R;2;Anos');
    await callAs(page, 'DELETE', `/vaccines/${id}`);
  });
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
    const name = uniqueName();
    await page.goto('/vaccine/create');
    await fill(`  ${name} `, '6');
    await button('Criar').dblclick();
    await page.waitForURL(/\/vaccine\/\d+$/);
    await toast('Criado com sucesso').waitFor();
    const { content, totalItems } = await find(name);
    expect(totalItems).toBe(1);
    expect(content[0]).toMatchObject({ name, immunizationTimePeriod: 6 });
  });

  test('tells under its field that a name is taken, and lets it be mended', async () => {
    const { name } = await make();
    await page.goto('/vaccine/create');
    await fill(name, '6');
    await button('Criar').click();
    const refusal = page.getByRole('alert').getByRole('link');
    await refusal.first().waitFor();
    const other = uniqueName();
    await field('Nome').fill(other);
    await button('Criar').click();
    await page.waitForURL(/\/vaccine\/\d+$/);
    expect((await find(other)).totalItems).toBe(1);
  });

  test('shows both versions to whoever saves second, and loses neither', async () => {
    const { id } = await make();
    await page.goto(`/vaccine/${id}`);
    await period().waitFor();
    const theirs = uniqueName();
    await callAs(page, 'PUT', `/vaccines/${id}`, { version: 1, name: theirs, immunizationTimePeriod: 5 });
    await period().fill('9');
    await button('Guardar').click();
    const dialog = page.getByRole('dialog', { name: 'Este registo foi alterado entretanto' });
    await dialog.waitFor();
    expect(await dialog.getByRole('button', { name: 'Guardar o resultado' }).isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: /Escrito aqui 9/ }).check();
    await dialog.getByRole('button', { name: 'Guardar o resultado' }).click();
    await toast('Guardado com sucesso').waitFor();
    expect(await read(id)).toMatchObject({ version: 3, name: theirs, immunizationTimePeriod: 9 });
    await period().fill('10');
    await button('Guardar').click();
    await expect.poll(async () => (await read(id)).immunizationTimePeriod).toBe(10);
  });

  test('keeps what was typed when the connection goes, and trying again saves it once', async () => {
    const { id } = await make();
    await page.goto(`/vaccine/${id}`);
    await period().fill('7');
    // The server gets the call and applies it; its answer is what goes missing.
    let isLost = true;
    await page.route(`**/api/vaccines/${id}`, async (route) => {
      if (route.request().method() !== 'PUT' || !isLost) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await button('Guardar').click();
    await page.getByText('Sem ligação ao servidor').waitFor({ timeout: 20_000 });
    expect(await period().inputValue()).toBe('7');
    isLost = false;
    await button('Tentar de novo').click();
    await toast('Guardado com sucesso').waitFor();
    expect(await read(id)).toMatchObject({ version: 2, immunizationTimePeriod: 7 });
    await page.unroute(`**/api/vaccines/${id}`);
  });

  test('asks before changes are left behind; staying keeps them', async () => {
    const { id } = await make();
    await page.goto(`/vaccine/${id}`);
    await field('Nome').fill('Ainda por guardar');
    await button('Cancelar').click();
    await button('Ficar na página').click();
    expect(await field('Nome').inputValue()).toBe('Ainda por guardar');
    await button('Cancelar').click();
    await button('Sair sem guardar').click();
    await page.waitForURL(/\/vaccine$/);
    expect((await find('Ainda por guardar')).totalItems).toBe(0);
  });

  test('compares versions with their authors, also after a reload, and deletes once confirmed', async () => {
    const { id, name } = await make();
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

describe('generated pages', () => {
  test('have no faults that axe finds, in table, form and dialog', async () => {
    await page.goto('/vaccine?filter=%7B%7D');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await button('Filtrar').click();
    await page.getByRole('textbox', { name: 'Período de imunização, de' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('Filtrar').click();
    await page.goto('/vaccine/create');
    await button('Criar').click();
    await page.getByRole('alert').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('become cards on a phone and never scroll sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    try {
      await page.goto('/vaccine?filter=%7B%7D');
      await page.getByRole('link', { name: 'Biocan R' }).waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
      expect(await scrollsSideways(page)).toBe(false);
      await page.goto('/vaccine/create');
      await field('Nome').waitFor();
      expect(await scrollsSideways(page)).toBe(false);
    } finally {
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });

  test('stay closed to those without the permission', async () => {
    const other = await newPage();
    await signIn(other, 'reader@demo.test');
    for (const path of ['/vaccine', '/vaccine/create', '/vaccine/1']) {
      await other.goto(path);
      await other.getByRole('heading', { name: 'Sem permissão' }).waitFor();
    }
    await other.context().close();
  });
});

import type { Page, Request } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../helpers/browser.ts';
import { findVaccines, freeName, makeVaccine } from './vaccines.ts';

withBrowser();

let page: Page;

const field = (label: string) => page.getByRole('textbox', { name: label });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: null });
});

describe('a list', () => {
  test('words and filters › narrow it, and are the same after a reload and on the way back', async () => {
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

  test('a press on a heading › asks at once for the new order, and once', async () => {
    await page.goto('/vaccine');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    const asked: string[] = [];
    const note = (request: Request) => {
      if (request.url().includes('/vaccines/search?')) asked.push(request.url());
    };
    page.on('request', note);
    const heading = page.getByRole('columnheader', { name: 'Nome' });
    await heading.getByRole('button').hover();
    const answer = page.waitForResponse((one) => one.url().includes('/vaccines/search?'));
    await page.mouse.down();
    await answer;
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    await page.mouse.up();
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
    await page.getByRole('row').nth(1).getByRole('link', { name: 'Biocan R' }).waitFor({ state: 'detached' });
    page.off('request', note);
    expect(asked).toHaveLength(1);
  });

  test('/ › focuses its search, and an empty list shows the reason', async () => {
    await page.goto('/vaccine');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('nada assim');
    await page.getByText('Nenhum registo corresponde a «nada assim».').waitFor();
    await button('Limpar os filtros').click();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
  });

  test('a named view › keeps its filters and columns', async () => {
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

  test('a preview › opens beside it, and deleting several shows their number first and what prevents it', async () => {
    const [one, two, gone] = [await makeVaccine(page), await makeVaccine(page), await makeVaccine(page)];
    await page.goto('/vaccine?filter=%7B%22universalSearch%22%3A%22vacina%20de%20teste%22%7D');
    await button(`Pré-visualizar ${one.name}`).click();
    const preview = page.getByRole('dialog', { name: one.name });
    await preview.getByText('Período de imunização').waitFor();
    await button('Fechar a pré-visualização').click();
    for (const { name } of [one, gone, two])
      await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    await page.getByText('3 registos selecionados').waitFor();
    await page
      .getByRole('region', { name: 'Ações para os selecionados' })
      .getByRole('button', { name: 'Eliminar' })
      .click();
    const question = page.getByRole('dialog', { name: /^Eliminar [23] registos\?$/ });
    const confirm = question.getByRole('button', { name: 'Eliminar' });
    expect(await confirm.isDisabled()).toBe(true);
    await question.getByRole('textbox', { name: 'Escreva «eliminar» para confirmar' }).fill('Eliminar');
    await callAs(page, 'DELETE', `/vaccines/${gone.id}`);
    await confirm.click();
    await question
      .getByRole('listitem')
      .filter({ hasText: `${gone.name}: O registo não foi` })
      .waitFor();
    expect((await findVaccines(page, one.name)).totalItems).toBe(1);
    await confirm.click();
    await toast('2 registos eliminados').waitFor();
    expect((await findVaccines(page, one.name)).totalItems).toBe(0);
  });

  test('the export › is a file that Portuguese spreadsheets read', async () => {
    const { id } = await makeVaccine(page, `=SOMA(1) ${freeName()}`);
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

describe('generated pages', () => {
  test('table, form and dialog › have no axe findings', async () => {
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

  test('users without the permission › cannot open them', async () => {
    const other = await newPage();
    await signedIn(other, 'reader@demo.test');
    for (const path of ['/vaccine', '/vaccine/create', '/vaccine/1']) {
      await other.goto(path);
      await other.getByRole('heading', { name: 'Sem permissão' }).waitFor();
    }
    await other.context().close();
  });
});

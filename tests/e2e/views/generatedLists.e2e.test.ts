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
import { openAddress } from '../helpers/openAddress.ts';
import { findVaccines, freeName, makeVaccine } from './vaccines.ts';

withBrowser();

let page: Page;

const field = (label: string) => page.getByRole('textbox', { name: label });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

/** The list in an order that no earlier test has left. */
const BY_NAME = '/vaccine?filter=%7B%7D&sort=name&order=ASC&page=1&perPage=25';
/** A list of many pages. */
const ENTITIES = '/entity?filter=%7B%7D&sort=name&order=ASC&page=1&perPage=10';

/** Holds the answers to calls until the function that is returned is called. */
async function holdAnswers(of: Page, calls: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isSeen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await of.route(calls, (route) => isSeen.then(() => route.continue()));
  return letGo;
}

async function pickSize(list: Page): Promise<void> {
  await list.getByRole('combobox', { name: 'Registos por página' }).click();
  await list.getByRole('option', { name: '25' }).click();
}

beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: '/nowhere' });
});

describe('a list', () => {
  test('words and filters › narrow it, and are the same after a reload and on the way back', async () => {
    await openAddress(page, '/vaccine');
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

  test('a visit by the menu › starts without the words of the last one, which the way back finds', async () => {
    const { name } = await makeVaccine(page);
    await openAddress(page, BY_NAME);
    const words = page.getByRole('searchbox');
    await words.fill(name);
    await page.getByRole('link', { name: 'Biocan R' }).waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Vacinas' }).click();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    expect(await words.inputValue()).toBe('');
    await page.goBack();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor({ state: 'detached' });
    expect(await words.inputValue()).toBe(name);
    await words.fill('');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
  });

  test('a press on a heading › asks at once for the new order, and once', async () => {
    await openAddress(page, '/vaccine');
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

  test('a press on a heading › says how the list is sorted although its rows take long', async () => {
    await openAddress(page, BY_NAME);
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    const letGo = await holdAnswers(page, '**/vaccines/search?*');
    const heading = page.getByRole('columnheader', { name: 'Período de imunização' });
    const answer = page.waitForResponse((one) => one.url().includes('/vaccines/search?'));
    await heading.getByRole('button').click();
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');
    letGo();
    await answer;
    await page.unroute('**/vaccines/search?*');
  });

  test('two presses on a heading › sort the other way round, however quick they are', async () => {
    await openAddress(page, BY_NAME);
    const heading = page.getByRole('columnheader', { name: 'Período de imunização' });
    await heading.getByRole('button').evaluate((one: HTMLElement) => {
      one.click();
      one.click();
    });
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
    expect(new URL(page.url()).searchParams.get('order')).toBe('DESC');
  });

  test('a link pressed right after a heading › is followed, and its page keeps its address', async () => {
    await openAddress(page, '/vaccine');
    const link = page.getByRole('link', { name: 'Biocan R' });
    await link.waitFor();
    const answer = page.waitForResponse((one) => one.url().includes('/vaccines/search?'));
    await link.evaluate((one: HTMLElement) => {
      // Rows in an order that no test before has had: they are waited for.
      document.querySelector<HTMLElement>('th.column-immunizationTimeUnit .sort')!.click();
      one.click();
    });
    await answer;
    await field('Nome').waitFor();
    expect(page.url()).toMatch(/\/vaccine\/\d+$/);
  });

  test('a press on another page › asks at once for its rows, and once', async () => {
    await openAddress(page, ENTITIES);
    await button('Página 1, atual').waitFor();
    const asked: string[] = [];
    const note = (request: Request) => {
      if (request.url().includes('/entities/search?')) asked.push(request.url());
    };
    page.on('request', note);
    await button('Página 2').hover();
    const answer = page.waitForResponse((one) => one.url().includes('/entities/search?'));
    await page.mouse.down();
    await answer;
    expect(new URL(page.url()).searchParams.get('page')).toBe('1');
    await page.mouse.up();
    await button('Página 2, atual').waitFor();
    page.off('request', note);
    expect(asked).toHaveLength(1);
  });

  /** A window whose clock the tests move on. */
  let timed: Page;
  beforeAll(async () => {
    timed = await newPage();
    await signedIn(timed, 'operator@demo.test', { at: null });
    await timed.clock.install();
  });

  test.each([
    ['page', '2', (list: Page) => list.getByRole('button', { name: 'Página 2', exact: true }).click()],
    ['perPage', '25', pickSize],
  ])(
    'another %s › is drawn with its rows, or without them after a tenth of a second',
    async (name, value, pick) => {
      const list = timed;
      await list.clock.resume();
      await list.goto(ENTITIES);
      await list.getByRole('button', { name: 'Página 1, atual' }).waitFor();
      const letGo = await holdAnswers(list, '**/entities/search?*');
      await list.clock.pauseAt((await list.evaluate(() => Date.now())) + 60_000);
      await pick(list);
      const shown = () => new URL(list.url()).searchParams.get(name);
      const before = shown();
      await list.clock.runFor(99);
      expect(shown()).toBe(before);
      await list.clock.runFor(10);
      await expect.poll(shown).toBe(value);
      letGo();
    },
  );

  test('/ › focuses its search, and an empty list shows the reason', async () => {
    await openAddress(page, '/vaccine');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('nada assim');
    await page.getByText('Nenhum registo corresponde a «nada assim».').waitFor();
    await button('Limpar os filtros').click();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
  });

  test('a named view › keeps its filters and columns', async () => {
    await openAddress(page, '/vaccine');
    await button('Colunas').click();
    await page.getByRole('checkbox', { name: 'Unidade do período' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('rab');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor({ state: 'detached' });
    await button('Vistas guardadas').click();
    await field('Nome da vista').fill('Só raiva');
    await button('Guardar esta vista').click();
    await toast('A vista foi guardada').waitFor();
    await openAddress(page, '/vaccine?filter=%7B%7D');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await button('Colunas').click();
    await button('Repor as colunas').click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Unidade do período' }).waitFor();
    await button('Vistas guardadas').click();
    await button('Só raiva').click();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('columnheader', { name: 'Unidade do período' }).count()).toBe(0);
    await openAddress(page, '/vaccine?filter=%7B%7D');
    await button('Colunas').click();
    await button('Repor as colunas').click();
    await page.keyboard.press('Escape');
  });

  test('a preview › opens beside it, and deleting several shows their number first and what prevents it', async () => {
    const [one, two, gone] = [await makeVaccine(page), await makeVaccine(page), await makeVaccine(page)];
    await openAddress(page, '/vaccine?filter=%7B%22universalSearch%22%3A%22vacina%20de%20teste%22%7D');
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

  test('the export › is a workbook, or CSV for programs', async () => {
    const { id } = await makeVaccine(page, `=SOMA(1) ${freeName()}`);
    await openAddress(page, '/vaccine?filter=%7B%7D');
    await button('Exportar vacinas').click();
    const workbook = page.waitForEvent('download');
    await button('Exportar').click();
    expect((await workbook).suggestedFilename()).toMatch(/\.xlsx$/);
    await button('Exportar vacinas').click();
    await page.getByRole('radio', { name: 'CSV, para outros programas' }).check();
    const download = page.waitForEvent('download');
    await button('Exportar').click();
    const file = await (await download).createReadStream();
    let text = '';
    for await (const part of file) text += String(part);
    expect(text.startsWith('Nome,Período de imunização,Unidade do período\r\n')).toBe(true);
    expect(text).toContain("'=SOMA(1)");
    expect(text).toContain('Biocan R,2,Anos');
    await callAs(page, 'DELETE', `/vaccines/${id}`);
  });
});

describe('generated pages', () => {
  test('the panel of filters and a refused form › have no axe findings', async () => {
    await openAddress(page, '/vaccine?filter=%7B%7D');
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await button('Filtrar').click();
    await page.getByRole('textbox', { name: 'Período de imunização, de' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('Filtrar').click();
    await openAddress(page, '/vaccine/create');
    await button('Criar').click();
    await page.getByRole('alert').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('a phone › has cards instead of the table, and nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    try {
      await openAddress(page, '/vaccine?filter=%7B%7D');
      await page.getByRole('link', { name: 'Biocan R' }).waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
      expect(await scrollsSideways(page)).toBe(false);
      await openAddress(page, '/vaccine/create');
      await field('Nome').waitFor();
      expect(await scrollsSideways(page)).toBe(false);
    } finally {
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });

  test('the list of animals on a tablet › has search, filters and the way to a new animal in one line', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    try {
      await openAddress(page, '/animal');
      const create = page.getByRole('link', { name: 'Registar animal', exact: true });
      await create.waitFor();
      const search = page.getByRole('searchbox', { name: 'Pesquisar em animais' });
      const [first, last] = [await search.boundingBox(), await create.boundingBox()];
      expect(Math.abs(first!.y + first!.height / 2 - last!.y - last!.height / 2)).toBeLessThan(4);
      expect(first!.width).toBeGreaterThan(120);
      expect(await scrollsSideways(page)).toBe(false);
    } finally {
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
});

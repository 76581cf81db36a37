import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signIn,
  withBrowser,
} from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { hasRead, nextFrames } from '../helpers/waitForIdle.ts';

withBrowser();

let page: Page;
let reader: Page;

beforeAll(async () => {
  page = await newPage();
  reader = await newPage({ viewport: { width: 360, height: 740 } });
  await signIn(page, 'operator@demo.test');
  await signIn(reader, 'reader@demo.test');
});

const palette = () => page.getByRole('dialog', { name: 'Pesquisar em tudo' });
const field = () => palette().getByRole('combobox');
const option = (name: string | RegExp) => palette().getByRole('option', { name });
const shortcuts = () => page.getByRole('dialog', { name: 'Atalhos de teclado' });
const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

/** Opens a page and waits for its heading. */
async function at(path: string, heading: string): Promise<void> {
  await follow(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

async function openPalette(text = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await field().waitFor();
  await page.keyboard.type(text);
}

interface Animal {
  readonly transponder: string;
  readonly name: string;
}

describe('Ctrl+K', () => {
  test('part of a page’s name › finds it, from the keyboard alone, and the focus moves to its heading', async () => {
    await at('/', 'Início');
    await openPalette('vacin');
    await option(/^Vacinas/).waitFor();
    expect(await option(/^Vacinas/).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Vacinas' });
    await heading.waitFor();
    await expect.poll(() => hasFocus(heading)).toBe(true);
    expect(await palette().count()).toBe(0);
  });

  test('a number from a chip reader › opens its animal, without waiting for the list', async () => {
    const { content } = await callAs<{ content: Animal[] }>(page, 'GET', '/animals/search?itemsPerPage=1');
    const { transponder, name } = content[0]!;
    await at('/vaccine', 'Vacinas');
    await openPalette(`${transponder}\n`);
    await page.waitForURL(`**/animal/view/${transponder}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  test('an unknown number › is shown as such, with its registration offered', async () => {
    await at('/vaccine', 'Vacinas');
    await openPalette('620272999999991');
    await option(/620 2729 9999 9991/).waitFor();
    await option('Registar o animal').click();
    await page.waitForURL('**/animal/create');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Número do transponder' }).inputValue())
      .toBe('620272999999991');
  });

  test('searches › find animals by name, owners by name and tax number, other records by theirs', async () => {
    const owners = await callAs<{ content: { id: number; name: string; vatNumber: string }[] }>(
      page,
      'GET',
      '/owners/search?itemsPerPage=1&type=SINGULAR&country=PT',
    );
    const { id, name, vatNumber } = owners.content[0]!;
    await at('/vaccine', 'Vacinas');
    await openPalette(name);
    await palette().getByRole('group', { name: 'Titulares' }).getByRole('option', { name }).first().waitFor();
    await field().fill('Biocan');
    await palette()
      .getByRole('group', { name: 'Vacinas' })
      .getByRole('option', { name: 'Biocan R' })
      .waitFor();
    await field().fill(vatNumber);
    await option(new RegExp(vatNumber)).click();
    await page.waitForURL(`**/owner/${id}`);
  });

  test('animals that are found while an owner is pressed › do not come between', async () => {
    const owners = await callAs<{ content: { name: string }[] }>(
      page,
      'GET',
      '/owners/search?itemsPerPage=1&type=SINGULAR&country=PT',
    );
    const { name } = owners.content[0]!;
    const animals = (url: URL) =>
      url.pathname.endsWith('/animals/search') && url.searchParams.has('universalSearch');
    let answer = () => {};
    const isReleased = new Promise<void>((resolve) => (answer = resolve));
    await page.route(animals, async (route) => {
      await isReleased;
      await route.continue();
    });
    await at('/vaccine', 'Vacinas');
    await openPalette(name);
    await palette().getByRole('group', { name: 'Titulares' }).getByRole('option', { name }).first().hover();
    await page.mouse.down();
    answer();
    await palette().locator('.MuiCircularProgress-root').waitFor({ state: 'detached' });
    await page.mouse.up();
    await page.waitForURL(/\/owner\/\d+$/);
    await page.unroute(animals);
  });

  test('the line of a number that is pressed while its animal is found to be unknown › is not replaced', async () => {
    const known = (url: URL) =>
      url.pathname.endsWith('/animals/search') && url.searchParams.has('transponder');
    let answer = () => {};
    const isReleased = new Promise<void>((resolve) => (answer = resolve));
    await page.route(known, async (route) => {
      await isReleased;
      await route.continue();
    });
    await at('/vaccine', 'Vacinas');
    await openPalette('620272999999982');
    const line = option(/620 2729 9999 9982/);
    await line.hover();
    await page.mouse.down();
    const answered = hasRead(page, known);
    answer();
    await answered;
    await nextFrames(page);
    expect(await option('Registar o animal').count()).toBe(0);
    await page.mouse.up();
    await option('Registar o animal').waitFor();
    await page.unroute(known);
    await page.keyboard.press('Escape');
  });

  test('an empty search › offers the pages opened before; words › carry out commands, or are said to match nothing', async () => {
    await at('/breed', 'Raças');
    await at('/vaccine', 'Vacinas');
    await openPalette();
    await palette()
      .getByRole('group', { name: 'Páginas recentes' })
      .getByRole('option', { name: 'Raças' })
      .waitFor();
    await field().fill('xyzw');
    await palette().getByRole('status').filter({ hasText: 'Nenhum resultado para «xyzw».' }).waitFor();
    await field().fill('tema');
    await page.keyboard.press('Enter');
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    await openPalette('tema claro\n');
    await page.locator('html[data-theme=light]').waitFor({ state: 'attached' });
    await openPalette('english\n');
    await page.getByRole('heading', { level: 1, name: 'Vaccines' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('portugues');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Vacinas' }).waitFor();
  });

  test('Escape › closes it and gives the focus back, and the open search has no axe findings', async () => {
    await at('/vaccine', 'Vacinas');
    const button = page.getByRole('button', { name: 'Pesquisar em tudo' });
    await button.locator('[data-key="Ctrl"]').waitFor();
    await button.click();
    await field().fill('ana');
    await palette().getByRole('group', { name: 'Titulares', exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(button)).toBe(true);
  });

  test('records and pages that the account may not open › are not offered', async () => {
    await reader.getByRole('button', { name: 'Pesquisar em tudo' }).click();
    const dialog = reader.getByRole('dialog', { name: 'Pesquisar em tudo' });
    const names = async () => (await dialog.getByRole('option').allInnerTexts()).map((text) => text.trim());
    await dialog.getByRole('option', { name: 'Início' }).waitFor();
    expect(await names()).not.toContain('Vacinas');
    expect(await names()).not.toContain('Configuração');
    expect(await scrollsSideways(reader)).toBe(false);
    await dialog.getByRole('button', { name: 'Fechar a pesquisa' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('single keys', () => {
  test('/ › focuses the page’s search, wherever it has one, but not while the user types', async () => {
    await at('/vaccine', 'Vacinas');
    const search = page.getByRole('searchbox');
    await search.waitFor();
    await page.keyboard.press('/');
    expect(await hasFocus(search)).toBe(true);
    await page.keyboard.type('a/b');
    expect(await search.inputValue()).toBe('a/b');
    await at('/', 'Início');
    const number = page.getByRole('textbox', { name: 'Número do transponder' });
    await number.waitFor();
    await page.keyboard.press('/');
    expect(await hasFocus(number)).toBe(true);
    await at('/personal', 'Área pessoal');
    await page.keyboard.press('/');
    await palette().waitFor();
    await page.keyboard.press('Escape');
  });

  test('? › lists every shortcut, and one that is switched off stays off', async () => {
    await at('/vaccine', 'Vacinas');
    await page.keyboard.press('?');
    await shortcuts().waitFor();
    for (const name of [
      'Pesquisar em tudo',
      'Ir para a pesquisa da página',
      'Mostrar os atalhos',
      'Pedido seguinte',
      'Pedido anterior',
      'Aceitar o pedido, depois de confirmar',
    ])
      expect(
        await shortcuts()
          .getByRole('switch', { name: `Atalho: ${name}` })
          .isChecked(),
      ).toBe(true);
    expect(await shortcuts().getByRole('switch').count()).toBe(9);
    expect(await accessibilityFaults(page)).toEqual([]);
    const slash = shortcuts().getByRole('switch', { name: 'Atalho: Ir para a pesquisa da página' });
    await slash.uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    const search = page.getByRole('searchbox');
    await search.waitFor();
    await page.keyboard.press('/');
    expect(await hasFocus(search)).toBe(false);
    expect(await search.getAttribute('aria-keyshortcuts')).toBeNull();
    await page.keyboard.press('?');
    await slash.check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    expect(await hasFocus(search)).toBe(true);
  });

  test('with a modifier, or behind an open dialog › do nothing', async () => {
    // From another page, so that nothing but its heading has the focus.
    await at('/', 'Início');
    await at('/vaccine', 'Vacinas');
    const search = page.getByRole('searchbox');
    await search.waitFor();
    for (const keys of ['Control+/', 'Alt+/', 'Meta+/', 'Control+Shift+k', 'Control+Alt+k']) {
      await page.keyboard.press(keys);
      expect(await page.getByRole('dialog').count(), keys).toBe(0);
      expect(await hasFocus(search), keys).toBe(false);
    }
    await page.keyboard.press('?');
    await shortcuts().waitFor();
    await page.keyboard.press('Control+k');
    expect(await palette().count()).toBe(0);
    await page.keyboard.press('Escape');
  });
});

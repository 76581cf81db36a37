import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signIn,
  withBrowser,
} from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';

withBrowser();

const WINDOW = { width: 1280, height: 800 };

let operator: Page;
let reader: Page;
let visitor: Page;
beforeAll(async () => {
  [operator, reader, visitor] = await Promise.all([newPage(), newPage(), newPage()]);
  await signIn(operator, 'operator@demo.test');
  await signIn(reader, 'reader@demo.test');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
beforeEach(async () => {
  for (const page of [operator, reader]) {
    await page.setViewportSize(WINDOW);
    await follow(page, '/');
    await heading(page, 'Início').waitFor();
  }
});

const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);

describe('finding one’s way', () => {
  test('every page › has a heading of its own, which names the tab and has the focus on arrival', async () => {
    expect(await reader.title()).toBe('Início · Coleira');
    await reader.getByRole('button', { name: /^Menu de / }).click();
    await reader.getByRole('menuitem', { name: 'Área pessoal' }).click();
    await heading(reader, 'Área pessoal').waitFor();
    await expect.poll(() => focused(reader)).toBe('H1 Área pessoal');
    expect(await reader.title()).toBe('Área pessoal · Coleira');
    await reader.getByRole('button', { name: 'Voltar' }).click();
    await heading(reader, 'Início').waitFor();
    expect(await reader.getByRole('button', { name: 'Voltar' }).count()).toBe(0);
  });

  test('a long name › has two smaller lines in a bar that stays as high as it is', async () => {
    const bar = async () => (await operator.getByRole('banner').boundingBox())?.height;
    const before = await bar();
    const name = 'Vacina contra a esgana, a hepatite e a leptospirose';
    const { id } = await callAs<{ id: number }>(operator, 'POST', '/vaccines', {
      name,
      immunizationTimePeriod: 1,
      immunizationTimeUnit: 'YEAR',
    });
    await follow(operator, `/vaccine/${id}`);
    const title = heading(operator, name);
    for (const width of [1280, 1000, 700]) {
      await operator.setViewportSize({ width, height: 800 });
      await title.waitFor();
      await expect.poll(() => title.evaluate((one) => one.scrollHeight - one.clientHeight <= 1)).toBe(true);
      expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      expect(await bar()).toBe(before);
    }
  });

  test('Back on the first page of a visit › leads a step up, also once a dialog was open', async () => {
    const link = await operator.context().newPage();
    await link.goto('/vaccine/1');
    await link.getByRole('button', { name: 'Eliminar' }).click();
    await link.getByRole('dialog').getByRole('button', { name: 'Manter' }).click();
    await link.getByRole('dialog').waitFor({ state: 'detached' });
    await link.getByRole('banner').getByRole('button', { name: 'Voltar' }).click();
    await link.waitForURL('**/vaccine');
    await link.close();
  });

  test('the first stop of the keyboard › leads past the menu', async () => {
    await reader.reload();
    await heading(reader, 'Início').waitFor();
    await reader.keyboard.press('Tab');
    expect(await focused(reader)).toBe('A Saltar para o conteúdo');
    await reader.keyboard.press('Enter');
    expect(await reader.evaluate(() => document.activeElement?.id)).toBe('main-content');
  });

  test('a group of the menu without an entry that the account may open › is hidden', async () => {
    await operator.getByRole('button', { name: 'Administração' }).waitFor();
    expect(await reader.getByRole('button', { name: 'Administração' }).count()).toBe(0);
  });

  test('the menu › is a bar at the bottom of a phone, which marks its place, and from 992 px a strap at the side', async () => {
    await operator.setViewportSize({ width: 991, height: 800 });
    const bar = operator.locator('#menu-mobile');
    await bar.waitFor();
    const marked = () => bar.locator('[aria-current="page"]').allInnerTexts();
    expect(await marked()).toEqual(['Início']);
    await follow(operator, '/animal');
    await expect.poll(marked).toEqual(['Animais']);
    await follow(operator, '/transfers');
    await expect.poll(marked).toEqual([]);
    // With few groups the last one has a place of its own, with many it is under "more".
    await bar
      .getByRole('button', { name: /^(Mais|Gestão)$/ })
      .last()
      .click();
    await operator.getByRole('dialog').getByRole('link', { name: 'Vacinas' }).click();
    await operator.waitForURL('**/vaccine**');
    // What is new is within a thumb's reach.
    await bar.getByRole('button', { name: /^Notificações/ }).click();
    await operator.getByRole('dialog', { name: 'Notificações' }).waitFor();
    await operator.keyboard.press('Escape');
    await operator.setViewportSize({ width: 992, height: 800 });
    await operator.locator('#menu').waitFor();
    expect(await bar.isVisible()).toBe(false);
  });
});

describe('the bar above the page', () => {
  test('its buttons for theme, help and signing out › are in reach at every width, beside the page’s name', async () => {
    await follow(operator, '/transfers');
    const bar = operator.getByRole('banner');
    const title = operator.getByRole('heading', { level: 1, name: /titular/ });
    const signOut = bar.getByRole('button', { name: 'Terminar sessão' });
    let theme = 'light';
    for (const width of [1280, 768, 390, 320]) {
      await operator.setViewportSize({ width, height: 640 });
      await bar.getByRole('button', { name: 'Ajuda' }).click({ trial: true });
      theme = theme === 'light' ? 'dark' : 'light';
      await bar
        .getByRole('button', { name: `Mudar para o tema ${theme === 'dark' ? 'escuro' : 'claro'}` })
        .click();
      await operator.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
      expect(await title.evaluate((one) => one.scrollHeight - one.clientHeight <= 1)).toBe(true);
      expect([width, await scrollsSideways(operator)]).toEqual([width, false]);
      await signOut.click({ trial: true });
    }
  });
});

describe('the menu beside the page', () => {
  test('a resting pointer, a click and the keyboard › open a group; Escape closes it', async () => {
    const group = operator.locator('#menu').getByRole('button', { name: 'Administração' });
    const entry = operator.locator('#menu').getByRole('link', { name: 'Vacinas' });
    await group.hover();
    // Not at once: a pointer on its way to somewhere else opens nothing.
    expect(await entry.isVisible()).toBe(false);
    await entry.waitFor();
    await heading(operator, 'Início').hover();
    await entry.waitFor({ state: 'hidden' });
    await group.focus();
    await operator.keyboard.press('Enter');
    await entry.waitFor();
    expect(await group.getAttribute('aria-expanded')).toBe('true');
    await operator.keyboard.press('Enter');
    await operator.getByRole('button', { name: 'Recolher o menu' }).click();
    await group.focus();
    await operator.keyboard.press('Enter');
    await entry.waitFor();
    await operator.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    expect(await group.evaluate((one) => one === document.activeElement)).toBe(true);
    await group.click();
    await entry.click();
    await heading(operator, 'Vacinas').waitFor();
  });

  test('the focus › moves to the new page also from a field of the page before', async () => {
    await follow(reader, '/personal/password');
    await reader.getByLabel('Palavra-passe atual').focus();
    await follow(reader, '/general-files/');
    const title = heading(reader, 'Ficheiros gerais');
    await title.waitFor();
    await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('language and theme', () => {
  test('another language › is shown at once, is known to the page, and empties no form', async () => {
    await follow(reader, '/personal');
    const own = await reader.getByRole('textbox', { name: 'Nome completo' }).inputValue();
    await reader.getByRole('textbox', { name: 'Nome completo' }).fill('Ainda não guardado');
    await reader.getByRole('button', { name: /^Menu de / }).click();
    const profile = reader.waitForResponse(
      (answer) => answer.url().endsWith('/users/me') && answer.request().method() === 'GET',
    );
    await reader.getByRole('menuitemradio', { name: 'English' }).click();
    await reader.keyboard.press('Escape');
    const name = reader.getByRole('textbox', { name: 'Full name' });
    await name.waitFor();
    // The change of the account is read back while the form is open.
    await profile;
    await reader.getByRole('combobox', { name: 'Language' }).filter({ hasText: 'English' }).waitFor();
    expect(await name.inputValue()).toBe('Ainda não guardado');
    expect(await reader.locator('html').getAttribute('lang')).toMatch(/^en/);
    expect(await reader.title()).toBe('Personal area · Coleira');
    // The switch changes the account, in which mails are written too.
    const language = async () => (await callAs<{ language: string }>(reader, 'GET', '/users/me')).language;
    await expect.poll(language).toBe('en-US');
    await name.fill(own);
    await reader.getByRole('button', { name: /^Menu of |^Menu for |^Menu/ }).click();
    await reader.getByRole('menuitemradio', { name: 'Português' }).click();
    await reader.keyboard.press('Escape');
    await heading(reader, 'Área pessoal').waitFor();
    await expect.poll(language).toBe('pt-PT');
  });

  test('a dark device › gets a dark page from its first moment', async () => {
    const isScript = '**/assets/*.js';
    await visitor.emulateMedia({ colorScheme: 'dark' });
    await visitor.route(isScript, (route) => route.abort());
    await visitor.goto('/auth');
    const ground = () => visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await ground()).toBe('rgb(14, 21, 19)');
    await visitor.evaluate(() => localStorage.setItem('RaStore.theme', JSON.stringify('light')));
    await visitor.reload();
    expect(await ground()).toBe('rgb(241, 244, 242)');
    await visitor.evaluate(() => localStorage.clear());
    await visitor.unroute(isScript);
  });

  test('print › is light and has no menus', async () => {
    await follow(reader, '/personal');
    await heading(reader, 'Área pessoal').waitFor();
    await reader.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await reader.locator('#menu').waitFor({ state: 'hidden' });
    const ground = () => reader.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
    const ink = () => heading(reader, 'Área pessoal').evaluate((it) => getComputedStyle(it).color);
    await expect.poll(ink).toBe('rgb(21, 33, 29)');
    await reader.emulateMedia({ colorScheme: null, media: null });
  });
});

describe('when the network is away', () => {
  test('a line above the page › shows it, and disappears when the network is back', async () => {
    await reader.context().setOffline(true);
    await reader.getByText('Sem ligação à Internet').waitFor();
    await reader.context().setOffline(false);
    await reader.getByText('Sem ligação à Internet').waitFor({ state: 'detached' });
  });
});

describe('the pages for everybody', () => {
  test('each of them, light on a wide window and dark on a phone › has no axe findings and does not scroll sideways', async () => {
    await visitor.emulateMedia({ colorScheme: 'light' });
    await visitor.goto('/auth');
    for (const [address, name] of [
      ['/auth', 'Iniciar sessão'],
      ['/auth/recovery', 'Recuperar a palavra-passe'],
      ['/auth/owner', 'Conta de titular'],
      ['/auth/nowhere', 'Página não encontrada'],
      ['/auth?through=order', 'Iniciar sessão'],
    ] as const) {
      await follow(visitor, address);
      await heading(visitor, name).waitFor();
      for (const [colorScheme, width] of [
        ['light', 1280],
        ['dark', 320],
      ] as const) {
        await visitor.emulateMedia({ colorScheme });
        await visitor.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
        await visitor.setViewportSize({ width, height: 700 });
        const at = `${address}, ${colorScheme}, ${width} px`;
        expect(await accessibilityFaults(visitor), at).toEqual([]);
        expect(await scrollsSideways(visitor), at).toBe(false);
      }
    }
  });
});

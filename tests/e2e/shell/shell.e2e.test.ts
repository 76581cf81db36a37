import { describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signIn,
  withBrowser,
} from '../helpers/browser.ts';

withBrowser();

const focused = (page: Awaited<ReturnType<typeof newPage>>) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);

describe('finding one’s way', () => {
  test('every page has a heading of its own, which names the tab and has the focus on arrival', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test');
    expect(await page.title()).toBe('Início · Coleira');
    await page.getByRole('button', { name: /^Menu de / }).click();
    await page.getByRole('menuitem', { name: 'Área pessoal' }).click();
    await page.getByRole('heading', { level: 1, name: 'Área pessoal' }).waitFor();
    await expect.poll(() => focused(page)).toBe('H1 Área pessoal');
    expect(await page.title()).toBe('Área pessoal · Coleira');
    await page.getByRole('button', { name: 'Voltar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
    expect(await page.getByRole('button', { name: 'Voltar' }).count()).toBe(0);
  });

  test('a long name has two smaller lines in a bar that stays as high as it is', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test');
    const bar = async () => (await page.getByRole('banner').boundingBox())?.height;
    const before = await bar();
    const name = 'Vacina contra a esgana, a hepatite e a leptospirose';
    const { id } = await callAs<{ id: number }>(page, 'POST', '/vaccines', {
      name,
      immunizationTimePeriod: 1,
      immunizationTimeUnit: 'YEAR',
    });
    await page.goto(`/vaccine/${id}`);
    const heading = page.getByRole('heading', { level: 1, name });
    for (const width of [1280, 1000, 700]) {
      await page.setViewportSize({ width, height: 800 });
      await heading.waitFor();
      await expect.poll(() => heading.evaluate((one) => one.scrollHeight - one.clientHeight <= 1)).toBe(true);
      expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      expect(await bar()).toBe(before);
    }
  });

  test('back on the first page of a visit leads a step up, also once a dialog was open', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test');
    const link = await page.context().newPage();
    await link.goto('/vaccine/1');
    await link.getByRole('button', { name: 'Eliminar' }).click();
    await link.getByRole('dialog').getByRole('button', { name: 'Manter' }).click();
    await link.getByRole('dialog').waitFor({ state: 'detached' });
    await link.getByRole('banner').getByRole('button', { name: 'Voltar' }).click();
    await link.waitForURL('**/vaccine');
  });

  test('the first stop of the keyboard leads past the menu', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test');
    await page.reload();
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('A Saltar para o conteúdo');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  });

  test('the menu has what the account may open, and no empty groups', async () => {
    const operator = await newPage();
    await signIn(operator, 'operator@demo.test');
    await operator.getByRole('button', { name: 'Administração' }).click();
    await operator.getByRole('link', { name: 'Vacinas' }).waitFor();

    const reader = await newPage();
    await signIn(reader, 'reader@demo.test');
    expect(await reader.getByRole('button', { name: 'Administração' }).count()).toBe(0);
    await reader.goto('/vaccine');
    await reader.getByRole('heading', { name: 'Sem permissão' }).waitFor();
  });

  test('an unknown address says so and offers the way home', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test', { at: '/nowhere/at/all' });
    await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await page.getByRole('heading', { name: 'Início' }).waitFor();
  });

  test('on a phone the menu is a bar at the bottom, from 992 px a strap at the side', async () => {
    const page = await newPage({ viewport: { width: 991, height: 800 } });
    await signIn(page, 'operator@demo.test');
    const bar = page.locator('#menu-mobile');
    expect(await bar.isVisible()).toBe(true);
    // With few groups the last one has a place of its own, with many it is under "more".
    await bar
      .getByRole('button', { name: /^(Mais|Gestão)$/ })
      .last()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Vacinas' }).click();
    await page.waitForURL('**/vaccine**');
    // What is new is within a thumb's reach.
    await bar.getByRole('button', { name: /^Notificações/ }).click();
    await page.getByRole('dialog', { name: 'Notificações' }).waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 992, height: 800 });
    expect(await bar.isVisible()).toBe(false);
    expect(await page.locator('#menu').isVisible()).toBe(true);
  });
});

describe('the bar of a phone', () => {
  test.each([
    ['/animal', ['Animais']],
    ['/transfers', []],
    ['/owner', []],
    ['/requests', ['Pedidos']],
    ['/request-death', ['Pedidos']],
  ])('at %s › marks the place that it names, or none', async (path, marked) => {
    const page = await newPage({ viewport: { width: 390, height: 800 } });
    await signIn(page, 'operator@demo.test', { at: path });
    const bar = page.locator('#menu-mobile');
    await bar.getByText('Animais').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await bar.locator('[aria-current="page"]').allInnerTexts()).toEqual(marked);
  });
});

describe('the bar above the page', () => {
  test('its buttons for theme, help and signing out › are in reach at every width, beside the page’s name', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test', { at: '/transfers' });
    const bar = page.getByRole('banner');
    const heading = page.getByRole('heading', { level: 1, name: /titular/ });
    const signOut = bar.getByRole('button', { name: 'Terminar sessão' });
    let theme = 'light';
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await bar.getByRole('button', { name: 'Ajuda' }).click({ trial: true });
      theme = theme === 'light' ? 'dark' : 'light';
      await bar
        .getByRole('button', { name: `Mudar para o tema ${theme === 'dark' ? 'escuro' : 'claro'}` })
        .click();
      await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
      expect(await heading.evaluate((one) => one.scrollHeight - one.clientHeight <= 1)).toBe(true);
      expect([width, await scrollsSideways(page)]).toEqual([width, false]);
      await signOut.click({ trial: true });
    }
    await signOut.click();
    await page.getByLabel('E-mail').waitFor();
  });
});

describe('the menu beside the page', () => {
  test('a resting pointer, a click and the keyboard › open a group; Escape closes it', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test');
    const group = page.locator('#menu').getByRole('button', { name: 'Administração' });
    const entry = page.locator('#menu').getByRole('link', { name: 'Vacinas' });
    await group.hover();
    // Not at once: a pointer on its way to somewhere else opens nothing.
    expect(await entry.isVisible()).toBe(false);
    await entry.waitFor();
    await page.getByRole('heading', { level: 1 }).hover();
    await entry.waitFor({ state: 'hidden' });
    await group.focus();
    await page.keyboard.press('Enter');
    await entry.waitFor();
    expect(await group.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Recolher o menu' }).click();
    await group.focus();
    await page.keyboard.press('Enter');
    await entry.waitFor();
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    expect(await group.evaluate((one) => one === document.activeElement)).toBe(true);
    await group.click();
    await entry.click();
    await page.getByRole('heading', { level: 1, name: 'Vacinas' }).waitFor();
    await page.context().close();
  });

  test('the focus › moves to the new page also from a field of the page before', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test', { at: '/personal/password' });
    await page.getByLabel('Palavra-passe atual').focus();
    await page.evaluate(() => {
      history.pushState(null, '', '/general-files/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const heading = page.getByRole('heading', { level: 1, name: 'Ficheiros gerais' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  });
});

describe('language and theme', () => {
  test('the language changes at once, is known to the page, and empties no form', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test', { at: '/personal' });
    await page.getByRole('textbox', { name: 'Nome completo' }).fill('Ainda não guardado');
    await page.getByRole('button', { name: /^Menu de / }).click();
    const profile = page.waitForResponse(
      (answer) => answer.url().endsWith('/users/me') && answer.request().method() === 'GET',
    );
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    const name = page.getByRole('textbox', { name: 'Full name' });
    await name.waitFor();
    // The change of the account is read back while the form is open.
    await profile;
    await page.getByRole('combobox', { name: 'Language' }).filter({ hasText: 'English' }).waitFor();
    expect(await name.inputValue()).toBe('Ainda não guardado');
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
    expect(await page.title()).toBe('Personal area · Coleira');
    // The switch changes the account, in which mails are written too.
    const language = async () => (await callAs<{ language: string }>(page, 'GET', '/users/me')).language;
    await expect.poll(language).toBe('en-US');
    await callAs(page, 'PUT', '/users/me', { language: 'pt-PT' });
  });

  test('a dark device gets a dark page from its first moment', async () => {
    const page = await newPage({ colorScheme: 'dark' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/auth');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await ground()).toBe('rgb(14, 21, 19)');
    await page.evaluate(() => localStorage.setItem('RaStore.theme', JSON.stringify('light')));
    await page.reload();
    expect(await ground()).toBe('rgb(241, 244, 242)');
  });

  test('print is light and has no menus', async () => {
    const page = await newPage({ colorScheme: 'dark' });
    await signIn(page, 'reader@demo.test', { at: '/personal' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#menu').isVisible()).toBe(false);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
    const heading = () =>
      page.getByRole('heading', { level: 1 }).evaluate((it) => getComputedStyle(it).color);
    await expect.poll(heading).toBe('rgb(21, 33, 29)');
  });
});

describe('when the network is away', () => {
  test('a line above the page › shows it, and disappears when the network is back', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test');
    await page.context().setOffline(true);
    await page.getByText('Sem ligação à Internet').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Sem ligação à Internet').waitFor({ state: 'detached' });
  });
});

describe('for everybody', () => {
  test.each(['/auth', '/auth/recovery', '/auth/owner'])(
    '%s has nothing that axe finds and does not scroll sideways, in both themes',
    async (address) => {
      const page = await newPage();
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 700 });
          expect([colorScheme, width, await accessibilityFaults(page)]).toEqual([colorScheme, width, []]);
          expect([colorScheme, width, await scrollsSideways(page)]).toEqual([colorScheme, width, false]);
        }
      }
    },
  );
});

import { describe, expect, test } from 'vitest';
import { accessibilityFaults, newPage, scrollsSideways, signIn, withBrowser } from './browser.ts';

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
      .getByRole('button', { name: /^(Mais|Admin)$/ })
      .last()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Vacinas' }).click();
    await page.waitForURL('**/vaccine**');
    await page.setViewportSize({ width: 992, height: 800 });
    expect(await bar.isVisible()).toBe(false);
    expect(await page.locator('#menu').isVisible()).toBe(true);
  });
});

describe('language and theme', () => {
  test('the language changes at once, is known to the page, and empties no form', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test', { at: '/personal' });
    await page.getByRole('textbox', { name: 'Nome completo' }).fill('Ainda não guardado');
    await page.getByRole('button', { name: /^Menu de / }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    const name = page.getByRole('textbox', { name: 'Full name' });
    await name.waitFor();
    expect(await name.inputValue()).toBe('Ainda não guardado');
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
    expect(await page.title()).toBe('Personal area · Coleira');
  });

  test('leaving typed values behind is asked about; staying keeps them', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test', { at: '/personal' });
    const name = page.getByRole('textbox', { name: 'Nome completo' });
    await name.fill('Ainda não guardado');
    page.once('dialog', (question) => void question.dismiss());
    await page.getByRole('link', { name: 'Início' }).click();
    expect(new URL(page.url()).pathname).toBe('/personal');
    expect(await name.inputValue()).toBe('Ainda não guardado');
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
  test('a line above the page says so, and goes when it is back', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test');
    await page.context().setOffline(true);
    await page.getByText('Sem ligação à Internet').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Sem ligação à Internet').waitFor({ state: 'detached' });
  });
});

describe.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 320],
  ['dark', 320],
] as const)('for everybody, in the %s theme at %i px', (colorScheme, width) => {
  test.each(['/auth', '/auth/recovery'])(
    '%s has nothing that axe finds and does not scroll sideways',
    async (address) => {
      const page = await newPage({ colorScheme, viewport: { width, height: 700 } });
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

  test('home, personal area and error pages have nothing that axe finds and do not scroll sideways', async () => {
    const page = await newPage({ colorScheme, viewport: { width, height: 700 } });
    await signIn(page, 'clinic@demo.test');
    for (const [address, heading] of [
      ['/', 'Início'],
      ['/personal', 'Área pessoal'],
      ['/personal/password', 'Alterar a palavra-passe'],
      ['/nowhere', 'Página não encontrada'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await accessibilityFaults(page), address).toEqual([]);
      expect(await scrollsSideways(page), address).toBe(false);
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { Page, Route } from 'playwright';
import { newPage, signIn, withBrowser } from '../helpers/browser.ts';

withBrowser();

/** Opens an address while the application's own scripts are held back; the function answers them. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

describe('the first frame', () => {
  test.each([
    ['light', 'pt', 'Cada animal tem um número.'],
    ['dark', 'en', 'Every animal has one number.'],
  ] as const)(
    'sign-in, %s, %s › is drawn before any script and gone after',
    async (colorScheme, locale, claim) => {
      const page = await newPage({ colorScheme });
      await page.addInitScript((name) => localStorage.setItem('coleira.locale', name), locale);
      const release = await openWithoutScripts(page, '/auth');
      const frame = page.locator('.first-frame');
      await frame.getByText('Coleira').waitFor();
      const line = frame.locator('p').first();
      expect(await line.evaluate((p) => getComputedStyle(p, '::before').content)).toContain(claim);
      await release();
      await page.getByRole('main').waitFor();
      expect(await frame.count()).toBe(0);
    },
  );

  test.each([
    ['a wide window', 1280, true],
    ['a phone', 390, false],
  ])('the list of animals, %s › has the place of menu and page', async (_name, width, hasBrand) => {
    const page = await newPage({ viewport: { width, height: 800 } });
    await signIn(page, 'clinic@demo.test', { at: null });
    const release = await openWithoutScripts(page, '/animal');
    const frame = page.locator('.first-frame');
    await frame.locator('.first-frame-strap').waitFor();
    expect(await frame.getByText('Coleira').isVisible()).toBe(hasBrand);
    const strap = await frame.locator('.first-frame-strap').boundingBox();
    await release();
    const menu = page.locator(width < 992 ? '#menu-mobile' : '#menu');
    await menu.waitFor();
    expect(await menu.boundingBox()).toEqual(strap);
    expect(await frame.count()).toBe(0);
  });
});

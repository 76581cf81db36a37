import { describe, expect, test } from 'vitest';
import type { Locator, Page, Route } from 'playwright';
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

/** What lines say and where they stand, in whole pixels. */
const linesOf = (lines: Locator): Promise<readonly (string | number)[][]> =>
  lines.evaluateAll((all) =>
    all.map((line) => {
      const { left, top, width, height } = line.getBoundingClientRect();
      return [line.textContent, ...[left, top, width, height].map(Math.round)];
    }),
  );

/** The same, once the font is there: in a substitute a name may take a line more. */
const linesInTheirFont = async (lines: Locator): ReturnType<typeof linesOf> => {
  await lines.page().evaluate(async () => {
    await Promise.all(Array.from(document.fonts, (font) => font.load()));
  });
  return linesOf(lines);
};

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

  test('the menu › stands in it as the page before was left, each line in its place', async () => {
    const page = await newPage({ viewport: { width: 1280, height: 800 } });
    await signIn(page, 'operator@demo.test');
    await page.locator('#menu').getByRole('button', { name: 'Pedidos' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Atualizações de dados' }).first().waitFor();
    const release = await openWithoutScripts(page, '/');
    const kept = page.locator('.first-frame-menu div');
    await kept.first().waitFor();
    const drawn = await linesInTheirFont(kept);
    await release();
    const menu = page.locator('#menu');
    await menu.getByRole('link', { name: 'Animais', exact: true }).waitFor();
    expect(await linesOf(menu.locator('.line').filter({ visible: true }))).toEqual(drawn);
    expect(drawn.length).toBeGreaterThan(12);
  });

  test('a menu longer than the window › shows the line of its page, and stands as scrolled as it was left', async () => {
    const page = await newPage({ viewport: { width: 1280, height: 560 } });
    await signIn(page, 'operator@demo.test', { at: '/owner-erasures' });
    const menu = page.locator('#menu');
    const line = menu.locator('[aria-current="page"]');
    await line.waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const isInSight = () =>
      line.evaluate((one) => {
        const [inner, outer] = [one, one.closest('#menu > ul')!].map((box) => box.getBoundingClientRect());
        return inner!.top >= outer!.top && inner!.bottom <= outer!.bottom;
      });
    expect(await isInSight()).toBe(true);
    const release = await openWithoutScripts(page, '/owner-erasures');
    const kept = page.locator('.first-frame-menu div');
    await kept.first().waitFor();
    const drawn = await linesInTheirFont(kept);
    await release();
    await line.waitFor();
    expect(await isInSight()).toBe(true);
    expect(await linesOf(menu.locator('.line').filter({ visible: true }))).toEqual(drawn);
    expect(Number(drawn[0]![2])).toBeLessThan(0);
  });
});

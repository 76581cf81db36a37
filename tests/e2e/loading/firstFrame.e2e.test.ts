import { beforeAll, describe, expect, test } from 'vitest';
import type { Locator, Page, Route } from 'playwright';
import { newPage, signIn, withBrowser } from '../helpers/browser.ts';

withBrowser();

/** Opens an address while the application's own scripts are held back; the function answers them. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  const hold = (route: Route) => (isHeld ? void held.push(route) : route.continue());
  await page.route('**/assets/*.js', hold);
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute('**/assets/*.js', hold);
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
  const page = lines.page();
  // Before the style sheet there is none to load.
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(async () => {
    await Promise.all(Array.from(document.fonts, (font) => font.load()));
    await document.fonts.ready;
  });
  return linesOf(lines);
};

let visitor: Page;
let clinic: Page;
let operator: Page;
beforeAll(async () => {
  [visitor, clinic, operator] = await Promise.all([newPage(), newPage(), newPage()]);
  await signIn(clinic, 'clinic@demo.test', { at: null });
  await signIn(operator, 'operator@demo.test', { at: null });
});

describe('the first frame', () => {
  test.each([
    ['light', 'pt', 'Cada animal tem um número.'],
    ['dark', 'en', 'Every animal has one number.'],
  ] as const)(
    'sign-in, %s, %s › is drawn before any script and gone after',
    async (colorScheme, locale, claim) => {
      await visitor.emulateMedia({ colorScheme });
      const choice = await visitor.addInitScript(
        (name) => localStorage.setItem('coleira.locale', name),
        locale,
      );
      const release = await openWithoutScripts(visitor, '/auth');
      const frame = visitor.locator('.first-frame');
      await frame.getByText('Coleira').waitFor();
      const line = frame.locator('p').first();
      expect(await line.evaluate((p) => getComputedStyle(p, '::before').content)).toContain(claim);
      await release();
      await visitor.getByRole('main').waitFor();
      expect(await frame.count()).toBe(0);
      await choice.dispose();
    },
  );

  test.each([
    ['a wide window', 1280, true],
    ['a phone', 390, false],
  ])('the list of animals, %s › has the place of menu and page', async (_name, width, hasBrand) => {
    await clinic.setViewportSize({ width, height: 800 });
    const release = await openWithoutScripts(clinic, '/animal');
    const frame = clinic.locator('.first-frame');
    await frame.locator('.first-frame-strap').waitFor();
    expect(await frame.getByText('Coleira').isVisible()).toBe(hasBrand);
    const strap = await frame.locator('.first-frame-strap').boundingBox();
    await release();
    const menu = clinic.locator(width < 992 ? '#menu-mobile' : '#menu');
    await menu.waitFor();
    expect(await menu.boundingBox()).toEqual(strap);
    expect(await frame.count()).toBe(0);
  });

  test('the menu › stands in it as the page before was left, each line in its place', async () => {
    await operator.setViewportSize({ width: 1280, height: 800 });
    await operator.goto('/');
    await operator.locator('#menu').getByRole('button', { name: 'Pedidos' }).click();
    await operator
      .locator('#menu')
      .getByRole('link', { name: 'Atualizações de titulares' })
      .first()
      .waitFor();
    const release = await openWithoutScripts(operator, '/');
    const kept = operator.locator('.first-frame-menu div');
    await kept.first().waitFor();
    const drawn = await linesInTheirFont(kept);
    await release();
    const menu = operator.locator('#menu');
    await menu.getByRole('link', { name: 'Animais', exact: true }).waitFor();
    expect(await linesInTheirFont(menu.locator('.line').filter({ visible: true }))).toEqual(drawn);
    expect(drawn.length).toBeGreaterThan(12);
  });

  test('a menu longer than the window › shows the line of its page, and stands as scrolled as it was left', async () => {
    await operator.setViewportSize({ width: 1280, height: 560 });
    await operator.goto('/owner-erasures');
    const menu = operator.locator('#menu');
    const line = menu.locator('[aria-current="page"]');
    await line.waitFor();
    await operator.evaluate(() => document.fonts.ready.then(() => undefined));
    const isInSight = () =>
      line.evaluate((one) => {
        const [inner, outer] = [one, one.closest('#menu > ul')!].map((box) => box.getBoundingClientRect());
        return inner!.top >= outer!.top && inner!.bottom <= outer!.bottom;
      });
    expect(await isInSight()).toBe(true);
    const release = await openWithoutScripts(operator, '/owner-erasures');
    const kept = operator.locator('.first-frame-menu div');
    await kept.first().waitFor();
    const drawn = await linesInTheirFont(kept);
    await release();
    await line.waitFor();
    expect(await isInSight()).toBe(true);
    expect(await linesInTheirFont(menu.locator('.line').filter({ visible: true }))).toEqual(drawn);
    expect(Number(drawn[0]![2])).toBeLessThan(0);
  });
});

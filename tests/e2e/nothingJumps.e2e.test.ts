import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, signIn, withBrowser } from './browser.ts';
import { settled, watch } from './settled.ts';

withBrowser();

declare global {
  interface Window {
    /** What has moved on the page by itself, as the browser measures it. */
    shifts: { readonly value: number; readonly what: string }[];
  }
}

/** More than this is seen. */
const SEEN = 0.02;

/** Notes every shift that nobody's press or key has brought about, from the first frame of every page on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          window.shifts.push({
            value,
            what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The addresses on which more has moved than is seen, with what. */
async function jumps(page: Page, addresses: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await settled(page);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum >= SEEN) seen.push(`${address}: ${sum.toFixed(3)} ${shifts.map(({ what }) => what).join(' + ')}`);
  }
  return seen;
}

const PAGES = [
  '/',
  '/notifications',
  '/support',
  '/support/1',
  '/help',
  '/help/article/animal',
  '/changelog',
  '/personal',
  '/personal/sessions',
  '/personal/audit',
  '/veterinary-management',
];

describe('while a page comes up', () => {
  let page: Page;

  beforeAll(async () => {
    page = await newPage();
    await signIn(page, 'clinic@demo.test');
    watch(page);
    await recordShifts(page);
  });

  test('nothing jumps on a large screen', async () => {
    expect(await jumps(page, PAGES)).toEqual([]);
  });

  test('nothing jumps on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await jumps(page, PAGES)).toEqual([]);
  });

  test('nothing jumps at 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await jumps(page, PAGES)).toEqual([]);
  });
});

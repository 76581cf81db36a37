import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { hasHeading, waitForIdle, watch } from '../helpers/waitForIdle.ts';
import { recordShifts, visibleShifts } from '../helpers/shifts.ts';

withBrowser();

/** The addresses on which more has moved than is seen, with what, and those that do not open at their top. */
async function jumps(page: Page, addresses: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await hasHeading(page);
    await waitForIdle(page);
    const shifts = await visibleShifts(page);
    if (shifts) seen.push(`${address}: ${shifts}`);
    const scrolled = await page.evaluate(() => scrollY);
    if (scrolled > 0) seen.push(`${address}: scrolled by ${scrolled} px`);
  }
  return seen;
}

/** On a large screen all pages are looked at when they are loaded in `calls.e2e.test.ts`. */
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
  let animalPage: string;

  beforeAll(async () => {
    page = await newPage();
    await signIn(page, 'clinic@demo.test', { at: null });
    const { content } = await callAs<{ content: readonly { transponder: string }[] }>(
      page,
      'GET',
      '/animals/search?status=NORMAL&itemsPerPage=1',
    );
    animalPage = `/animal/view/${content[0]!.transponder}`;
    watch(page);
    await recordShifts(page);
  });

  test('nothing jumps on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await jumps(page, [...PAGES, animalPage])).toEqual([]);
  });

  test('nothing jumps at 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await jumps(page, [...PAGES, animalPage])).toEqual([]);
  });
});

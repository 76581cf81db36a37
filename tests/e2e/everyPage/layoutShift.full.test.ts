import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { hasHeading, waitForIdle } from '../helpers/waitForIdle.ts';
import { recordShifts, visibleShifts } from '../helpers/shifts.ts';

withBrowser();

const NORMAL_ANIMAL = '/animals/search?status=NORMAL&itemsPerPage=1';

/** The first record that a list finds. */
async function first<Found>(page: Page, path: string): Promise<Found> {
  const { content } = await callAs<{ content: readonly Found[] }>(page, 'GET', path);
  const [found] = content;
  if (found === undefined) throw new Error(`${path} finds nothing`);
  return found;
}

/** Opens a window of an account in which what moves is recorded. */
async function openWindow(account: string): Promise<Page> {
  const page = await newPage();
  await signIn(page, account, { at: null });
  await recordShifts(page);
  return page;
}

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

/** What the staff of a clinic see most; `calls.e2e.test.ts` loads all pages, each at one width. */
async function clinicPages(page: Page): Promise<string[]> {
  const { transponder } = await first<{ transponder: string }>(page, NORMAL_ANIMAL);
  return [
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
    `/animal/view/${transponder}`,
  ];
}

/** What the operator's staff see most. */
async function operatorPages(page: Page): Promise<string[]> {
  const { transponder } = await first<{ transponder: string }>(page, NORMAL_ANIMAL);
  const idOf = async (path: string) =>
    (await first<{ id: number }>(page, `/${path}/search?itemsPerPage=1`)).id;
  return [
    '/animal',
    '/owner',
    '/entity',
    '/user',
    '/veterinary',
    '/breed',
    '/vaccine/create',
    '/transfers',
    '/animal/create',
    `/animal/view/${transponder}`,
    `/owner/${await idOf('owners')}`,
    `/entity/${await idOf('entities')}`,
    `/transfers/${await idOf('animal-transfers')}`,
  ];
}

test.each([
  ['a clinic', 'on a telephone', 'clinic@demo.test', clinicPages, { width: 390, height: 844 }],
  ['a clinic', 'at 400 % zoom', 'clinic@demo.test', clinicPages, { width: 320, height: 640 }],
  ['the operator', 'on a telephone', 'operator@demo.test', operatorPages, { width: 390, height: 800 }],
] as const)('each page that %s loads %s › stands still', async (_who, _where, account, pagesOf, size) => {
  const page = await openWindow(account);
  const addresses = await pagesOf(page);
  await page.setViewportSize(size);
  expect(await jumps(page, addresses)).toEqual([]);
  await page.context().close();
});

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { isFullRun } from '../../helpers/full.ts';
import { newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { askedTwice } from './askedTwice.ts';
import { FOR_EVERY_PAGE, openPages, type Visit } from './everyAddress.ts';
import { hasHeading, waitForIdle } from '../helpers/waitForIdle.ts';
import { recordShifts, visibleShifts } from '../helpers/shifts.ts';

withBrowser();

/** Half of what browsers call good, for whatever page there is; those that most people see are held to less. */
const TOLERATED = 0.05;

/** Whether a page that is loaded anew asks the server twice, and whether anything on it jumps. */
async function faultsOf(page: Page, { listed, address }: Visit, width: number): Promise<string[]> {
  // What the page before still asks for is not this one's.
  await page.goto('about:blank');
  await page.setViewportSize({ width, height: 800 });
  const twice = await askedTwice(page, listed.path, async () => {
    await page.goto(address);
    await hasHeading(page);
    await waitForIdle(page);
  });
  const shifts = await visibleShifts(page, TOLERATED);
  const jumps = shifts ? [`jumps at ${width} px: ${shifts}`] : [];
  return [...twice, ...jumps].map((fault) => `${address} ${fault}`);
}

/** Pages of a kind are one component: so many of each are loaded; `checkPages.ts` follows links to all of them. */
const OF_A_KIND = isFullRun ? 5 : 2;

const seen = new Map<Visit['listed']['kind'], number>();
const loaded = new Set<Visit['listed']>();

/**
 * Whether a page is to be loaded. Pages of its own kind always are, by the first account that may open them; in
 * `npm run test:full`, and the home page, which is another one for each, by all of them.
 */
function isLoaded(listed: Visit['listed']): boolean {
  const { kind, path } = listed;
  const before = seen.get(kind) ?? 0;
  seen.set(kind, before + 1);
  const isKnown = loaded.has(listed) && path !== '/' && !isFullRun;
  loaded.add(listed);
  return kind === undefined ? !isKnown : before < OF_A_KIND;
}

/** Accounts, and how many pages each loads at the least. */
const ACCOUNTS = [
  ['operator@demo.test', 20],
  ['clinic@demo.test', 1],
] as const;

describe.each(ACCOUNTS)('%s', (account, least) => {
  test(
    'no page asks twice for the same thing, and nothing jumps while it comes up',
    async () => {
      const page = await newPage();
      await signedIn(page, account, { at: null });
      await recordShifts(page);
      const visits = await openPages(page, 'pt', isLoaded);
      const faults: string[] = [];
      for (const [at, visit] of visits.entries())
        faults.push(...(await faultsOf(page, visit, at % 2 === 0 ? 1280 : 390)));
      expect(faults).toEqual([]);
      expect(visits.length).toBeGreaterThanOrEqual(least);
      await page.context().close();
    },
    FOR_EVERY_PAGE,
  );
});

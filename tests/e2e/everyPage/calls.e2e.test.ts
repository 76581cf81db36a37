import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { streamNotifications } from '../../../resources/notification/stream.ts';
import { newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { FOR_EVERY_PAGE, openPages, type Visit } from './everyAddress.ts';
import { hasHeading, waitForIdle, watch } from '../helpers/waitForIdle.ts';
import { recordShifts, visibleShifts } from '../helpers/shifts.ts';

withBrowser();

/** Half of what browsers call good, for whatever page there is; those that most people see are held to less. */
const TOLERATED = 0.05;

/** Opening a ticket reads it, and that changes the list below it and the count: both are asked for once more. */
const isChangedByOpening = (path: string, call: string): boolean =>
  path === '/support/:id' && call.startsWith('/api/ticketing/search?');

/** What a page that is loaded anew asks the server for more than once, and whether anything on it jumps. */
async function faultsOf(page: Page, { listed, address }: Visit): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (
      request.method() === 'GET' &&
      pathname.startsWith('/api/') &&
      !pathname.endsWith(streamNotifications.path)
    )
      asked.push(pathname + search);
  };
  // What the page before still asks for is not this one's.
  await page.goto('about:blank');
  page.on('request', note);
  try {
    await page.goto(address);
    await hasHeading(page);
    await waitForIdle(page);
  } finally {
    page.off('request', note);
  }
  const shifts = await visibleShifts(page, TOLERATED);
  const jumps = shifts ? [`${address} jumps: ${shifts}`] : [];
  const twice = [...new Set(asked)].flatMap((one) => {
    const times = asked.filter((other) => other === one).length;
    const most = isChangedByOpening(listed.path, one) ? 2 : 1;
    return times > most ? [`${address} asks ${times} times: ${one}`] : [];
  });
  return [...twice, ...jumps];
}

/** Pages that an account before has been shown; a generated one is the same page for the next. */
const seen = new Set<Visit['listed']>();
const isNew = (listed: Visit['listed']): boolean => listed.kind === undefined || !seen.has(listed);

describe.each(['operator@demo.test', 'clinic@demo.test'])('%s', (account) => {
  test(
    'no page asks twice for the same thing, and nothing jumps while it comes up',
    async () => {
      const page = await newPage();
      await signedIn(page, account, { at: null });
      watch(page);
      await recordShifts(page);
      const visits = await openPages(page, 'pt', isNew);
      for (const { listed } of visits) seen.add(listed);
      const faults: string[] = [];
      for (const visit of visits) faults.push(...(await faultsOf(page, visit)));
      expect(faults).toEqual([]);
      expect(visits.length).toBeGreaterThan(8);
      await page.context().close();
    },
    FOR_EVERY_PAGE,
  );
});

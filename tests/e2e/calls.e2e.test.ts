import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { streamNotifications } from '../../resources/notification/stream.ts';
import { newPage, signedIn, withBrowser } from './browser.ts';
import { openPages, type Visit } from './everyAddress.ts';
import { settled, watch } from './settled.ts';

withBrowser();

/** Opening a ticket reads it, and that changes the list below it and the count: both are asked for once more. */
const isChangedByOpening = (path: string, call: string): boolean =>
  path === '/support/:id' && call.startsWith('/api/ticketing/search?');

/** What a page that is loaded anew asks the server for more than once. */
async function askedTwice(page: Page, { listed, address }: Visit): Promise<string[]> {
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
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
  } finally {
    page.off('request', note);
  }
  return [...new Set(asked)].flatMap((one) => {
    const times = asked.filter((other) => other === one).length;
    const most = isChangedByOpening(listed.path, one) ? 2 : 1;
    return times > most ? [`${address} asks ${times} times: ${one}`] : [];
  });
}

describe.each(['operator@demo.test', 'clinic@demo.test'])('%s', (account) => {
  test('no page asks twice for the same thing', async () => {
    const page = await newPage();
    await signedIn(page, account);
    watch(page);
    const visits = await openPages(page, 'pt');
    const faults: string[] = [];
    for (const visit of visits) faults.push(...(await askedTwice(page, visit)));
    expect(faults).toEqual([]);
    expect(visits.length).toBeGreaterThan(8);
    await page.context().close();
  }, 240_000);
});

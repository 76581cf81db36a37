import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { streamNotifications } from '../../resources/notification/stream.ts';
import { newPage, signedIn, withBrowser } from './browser.ts';
import { openPages } from './everyAddress.ts';
import { settled, watch } from './settled.ts';

withBrowser();

/** What a page that is loaded anew asks the server for more than once. */
async function askedTwice(page: Page, address: string): Promise<string[]> {
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
  const again = new Set(asked.filter((one, at) => asked.indexOf(one) < at));
  return [...again].map(
    (one) => `${address} asks ${asked.filter((other) => other === one).length} times: ${one}`,
  );
}

describe.each(['operator@demo.test', 'clinic@demo.test'])('%s', (account) => {
  test('no page asks twice for the same thing', async () => {
    const page = await newPage();
    await signedIn(page, account);
    watch(page);
    const visits = await openPages(page, 'pt');
    const faults: string[] = [];
    for (const { address } of visits) faults.push(...(await askedTwice(page, address)));
    expect(faults).toEqual([]);
    expect(visits.length).toBeGreaterThan(8);
    await page.context().close();
  }, 240_000);
});

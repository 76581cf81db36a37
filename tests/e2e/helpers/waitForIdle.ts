import type { Page, Request, Response } from 'playwright';
import { vi } from 'vitest';
import { streamNotifications } from '../../../resources/common/notification/stream.ts';

/** Two drawn frames: whatever follows at once from a change is on the page. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits for the heading of a page; a dialog that opens over it hides it from screen readers, and from search by role. */
export const hasHeading = (page: Page): Promise<void> =>
  page.locator('h1').first().waitFor({ state: 'attached' });

/**
 * Waits until a page has read the next answer to such a call. Chromium reports one that is read to its end before its
 * connection has said so as failed, so that its `requestfinished` never comes.
 */
export const hasRead = (page: Page, isMeant: (url: URL) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const answered = new Set<Request>();
    const note = (response: Response) => {
      if (isMeant(new URL(response.url()))) answered.add(response.request());
    };
    const end = (request: Request) => {
      if (!answered.has(request)) return;
      page.off('response', note).off('requestfinished', end).off('requestfailed', end);
      resolve();
    };
    page.on('response', note).on('requestfinished', end).on('requestfailed', end);
  });

/** Calls and parts of the application that a tab waits for. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Notes what a tab waits for, from its beginning. */
export function watch(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => {
    // What the page before still waited for is not this one's.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    // The stream of what happens elsewhere has no end.
    if (!request.url().endsWith(streamNotifications.path)) open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

/** Waits until a page has all it asked for and shows no sign of waiting. */
export async function waitForIdle(page: Page): Promise<void> {
  await nextFrames(page);
  await vi.waitFor(
    async () => {
      await nextFrames(page);
      const waits = await page.evaluate(() => {
        const main = document.querySelector('main');
        return (
          !main?.innerText.trim() || main.querySelector('[role=progressbar], .MuiSkeleton-root') !== null
        );
      });
      const open = [...(underWay.get(page) ?? [])].map((request) => `${request.method()} ${request.url()}`);
      if (waits || open.length > 0)
        throw new Error(`${page.url()} waits for ${open.length} answers: ${open.join(', ')}`);
    },
    { timeout: 60_000, interval: 30 },
  );
  await nextFrames(page);
}

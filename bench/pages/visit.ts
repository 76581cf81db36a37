import type { Browser, Page } from 'playwright';

/** The times of one page with an empty cache, and of sorting its rows. Times in milliseconds. */
export interface Visit {
  /** First and largest contentful paint, as the browser notes them. */
  readonly fcp: number;
  readonly lcp: number;
  /** When what the page is opened for stood there; the largest paint may come before. */
  readonly shown: number;
  /** Scripts as they came over the line, until nothing more was fetched, in kB of 1,000 bytes. */
  readonly scriptKilobytes: number;
  readonly requests: number;
  /** From the press on a heading to the frame with the rows in the new order; none where nothing was sorted. */
  readonly sorts: readonly number[];
}

/** A page that is opened: `shows` names what it is opened for. */
export interface PageToOpen {
  readonly url: string;
  readonly shows: string;
  /** The headings to press one after the other, and a cell of the first row. */
  readonly sort?: { readonly headings: readonly string[]; readonly cell: string };
}

/** The browser's storage for the address before it is opened: a session and the data stored beside it. */
export type BrowserStorage = Readonly<Record<string, string>>;

declare global {
  interface Window {
    bench: { lcp: number; shown: number; sorted?: Promise<number> };
  }
}

const QUIET_MS = 700;

/** Runs in the page before its own scripts. */
function watch(shows: string): void {
  window.bench = { lcp: 0, shown: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.bench.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = (): void => {
    if (!document.querySelector(shows)) return void requestAnimationFrame(look);
    // The frame is on the screen once the next task runs.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.bench.shown = performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: notes when the cell says something else after the next press. */
function watchOrder(cell: string): void {
  const text = (): string | undefined => document.querySelector<HTMLElement>(cell)?.innerText;
  window.bench.sorted = new Promise((resolve) => {
    const pressed = (event: Event): void => {
      const before = text();
      const look = (): void => {
        const now = text();
        if (now === undefined || now === before) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('pointerdown', pressed, { capture: true, once: true });
  });
}

/** Waits until the page has fetched nothing for a while. */
async function quiet(page: Page): Promise<void> {
  const count = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await count(); now !== before; before = now, now = await count())
    await page.waitForTimeout(QUIET_MS);
}

const fetched = (page: Page): Promise<Pick<Visit, 'scriptKilobytes' | 'requests'>> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter(({ name }) => /\.js(\?|$)/.test(name));
    return {
      scriptKilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      requests: all.length + 1,
    };
  });

async function sortBy(page: Page, { headings, cell }: NonNullable<PageToOpen['sort']>): Promise<number[]> {
  const took: number[] = [];
  for (const heading of headings) {
    await page.evaluate(watchOrder, cell);
    await page.locator(heading).first().click();
    took.push(await page.evaluate(() => window.bench.sorted!));
    await page.waitForTimeout(QUIET_MS / 2);
  }
  return took;
}

/** Opens a page in a window of its own, with nothing kept from before but what is given, and does something there. */
async function openAlone<T>(
  browser: Browser,
  { url, shows }: PageToOpen,
  kept: BrowserStorage,
  inPage: (page: Page) => Promise<T>,
): Promise<T> {
  const { origin } = new URL(url);
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    locale: 'pt-PT',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (it) => it');
    await page.addInitScript(watch, shows);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench.shown > 0);
    await quiet(page);
    return await inPage(page);
  } finally {
    await context.close();
  }
}

/**
 * Returns the browser's storage for an address after a visit: the given session, and the data that the pages store.
 */
export const keptAfter = (
  browser: Browser,
  opened: PageToOpen,
  kept: BrowserStorage,
): Promise<BrowserStorage> =>
  openAlone(browser, opened, kept, (page) => page.evaluate(() => ({ ...localStorage })));

/** Opens a page with an empty cache and measures it. */
export const visit = (browser: Browser, opened: PageToOpen, kept: BrowserStorage = {}): Promise<Visit> =>
  openAlone(browser, opened, kept, async (page) => {
    const { lcp, shown } = await page.evaluate(() => window.bench);
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const { sort } = opened;
    return { fcp, lcp, shown, ...(await fetched(page)), sorts: sort ? await sortBy(page, sort) : [] };
  });

import { chromium, type Browser, type BrowserContext } from 'playwright';

/** The factor by which the processor is slowed down. */
const SLOWDOWN = 4;

/** A line by its bits per second, either way, and its delay in milliseconds. */
const lineOf = (bits: number, latency: number) => ({
  offline: false,
  latency,
  downloadThroughput: bits / 8,
  uploadThroughput: bits / 8,
});

const LINES = { office: lineOf(10_000_000, 40), phone: lineOf(1_600_000, 150) } as const;
export type LineName = keyof typeof LINES;

/** The duration of one opening of a page, and the files fetched until then. */
export interface Opening {
  /** Milliseconds from asking for the address until the field stood there. */
  readonly took: number;
  /** Bytes of each answer that the page waited for, as they came over the line: 0 for what was kept from before. */
  readonly sizes: readonly number[];
}

/** The browser that pages are opened with: Debian's, or that of `CHROME_PATH`. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });

/** Notes in the page when something that `selector` names first stands in it. */
const watch = (selector: string): string => `
  const look = () => {
    if (!document.querySelector(${JSON.stringify(selector)})) return requestAnimationFrame(look);
    window.stood = performance.now();
  };
  look();`;

/** The next frame at the latest has noted it. */
const STOOD =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.stood))))';

/** Taken from what the browser notes of its answers; those after the field stood are no matter. */
const FETCHED = `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= window.stood)
  .map(({ transferSize }) => transferSize)`;

/** Opens an address on a slow machine and line, in a context that may have been there before. */
export async function openSlowly(
  context: BrowserContext,
  url: string,
  selector: string,
  line: LineName,
): Promise<Opening> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINES[line]);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watch(selector));
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(selector, { state: 'attached' });
    const took = await page.evaluate<number>(STOOD);
    return { took, sizes: await page.evaluate<number[]>(FETCHED) };
  } finally {
    await page.close();
  }
}

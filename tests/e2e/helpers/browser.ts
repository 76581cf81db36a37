import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { readText } from '../../project/project.ts';
import { recordMessages } from './failure.ts';
import { ownServer } from './ownServer.ts';
import { watch } from './waitForIdle.ts';

export { accessibilityFaults } from './axe.ts';
export { mailCount, nextMail } from './mails.ts';
export { callAs, endSessionAtNextWrite, setConfiguration, tokenOf } from './serverCalls.ts';
export { PASSWORD, signedIn, signedIn as signIn } from './signedIn.ts';
export { acceptLegalWarning, arrive, giveCode, giveCredentials, signInOnPages } from './signInPages.ts';

/** The browser of a worker, which its files of tests share one after the other. */
let shared: Browser | undefined;
/** The browser of the file that is running. */
let browser: Browser;

const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium';
/** The one without windows draws the same faster, but has no camera and opens no PDF. */
const SHELL = process.env.CHROME_SHELL_PATH ?? CHROMIUM;

/** No page of a test lives long enough to win back what compiling its scripts for speed takes: a tenth of the run. */
const PLAIN_SCRIPTS = '--js-flags=--no-maglev --no-turbofan';

const launch = (executablePath: string, more: readonly string[] = []) =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      PLAIN_SCRIPTS,
      ...more,
    ],
  });

/** Waiting ends only for what never comes: no test is to fail because a machine is slow or busy. */
const PATIENCE_MS = 60_000;

interface BrowserOptions {
  /** For what the one without windows has not: cameras, and a place to read a PDF. */
  readonly whole?: boolean;
  /** Further arguments of Chromium's command line. */
  readonly args?: readonly string[];
}

/** Opens a browser for the tests of a file; nothing of what they leave in it is there for the next file. */
export function withBrowser({ whole = false, args }: BrowserOptions = {}): void {
  beforeAll(async () => {
    if (whole) browser = await launch(CHROMIUM, args);
    else browser = shared?.isConnected() ? shared : (shared = await launch(SHELL));
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    if (browser !== shared) await browser.close();
  });
}

/** A window of its own, as of a person who has never been here; addresses are relative to the server's. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: ownServer().baseUrl,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  recordMessages(context);
  context.on('page', watch);
  return context.newPage();
}

/** Whether the page itself scrolls sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  // A window that has just become narrow is drawn anew piece by piece.
  return vi
    .waitFor(async () => expect(await isTooWide()).toBe(false), { timeout: 15_000, interval: 50 })
    .then(
      () => false,
      () => true,
    );
}

/** The script that a file of the application has become, as the build has called it. */
export function scriptOf(path: string): string {
  const manifest = JSON.parse(readText('dist/public/.vite/manifest.json')) as Record<
    string,
    { file: string }
  >;
  const script = manifest[path];
  if (!script) throw new Error(`${path} is no script of its own`);
  return script.file;
}

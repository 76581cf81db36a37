import type { BrowserContext, Page } from 'playwright';
import type { TestError } from 'vitest';
import { ownServer } from './ownServer.ts';

/** The length of each report: the last events, and the beginning of what the page shows. */
const HAPPENINGS = 12;
const LINES = 60;

/** What went wrong on a page so far, in words. */
const happenings = new Map<Page, string[]>();

/** Keeps what a window's pages complain about, in case a test of theirs fails. */
export function recordMessages(context: BrowserContext): void {
  context.on('page', (page) => {
    const seen: string[] = [];
    const note = (what: string) => {
      seen.push(what);
      if (seen.length > HAPPENINGS) seen.shift();
    };
    happenings.set(page, seen);
    page.on('console', (line) => line.type() === 'error' && note(`console: ${line.text()}`));
    page.on('pageerror', (error) => note(`error: ${error.message}`));
    page.on('requestfailed', (call) =>
      note(`no answer: ${call.method()} ${call.url()} (${call.failure()?.errorText})`),
    );
    page.on('response', (answer) => {
      if (answer.status() >= 400) note(`${answer.status()}: ${answer.request().method()} ${answer.url()}`);
    });
    page.on('close', () => happenings.delete(page));
  });
}

/** The beginning of a page without its menus, which are the same everywhere; a dialog hides all the rest. */
const firstLines = (text: string): string => {
  const all = text.split('\n');
  const lines = all.slice(Math.max(all.indexOf('- main:'), 0));
  return lines.length > LINES
    ? [...lines.slice(0, LINES), `(${lines.length - LINES} lines more)`].join('\n')
    : text;
};

async function describePage(page: Page, seen: readonly string[]): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 3_000 })
    .catch((error: Error) => `it does not tell: ${error.message}`);
  return [`A page was at ${page.url()}`, ...seen.map((what) => `  ${what}`), firstLines(shown)].join('\n');
}

/** Adds to a failure what its pages showed and logged. */
export async function reportFailure(errors: readonly TestError[] = []): Promise<void> {
  const [error] = errors;
  if (!error) return;
  const pages = [...happenings].filter(([page]) => page.url() !== 'about:blank');
  const told = await Promise.all(pages.map(([page, seen]) => describePage(page, seen)));
  const log = ownServer().log().split('\n').slice(-HAPPENINGS).join('\n');
  error.message = [error.message, ...told, `The server's log ended with\n${log}`].join('\n\n');
}

import type { Page } from 'playwright';
import { pt } from '../../../i18n/generated/pt/index.ts';
import type { Page as Listed } from '../../../src/runtime/address/pageTable.ts';
import { dark, light } from '../../../src/theme/palette.ts';
import { isFullRun } from '../../helpers/full.ts';
import { accessibilityFaults } from '../helpers/axe.ts';
import { scrollsSideways } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { askedTwice } from './askedTwice.ts';
import { openPages, type Language, type Visit } from './everyAddress.ts';
import { nextFrames, waitForIdle } from '../helpers/waitForIdle.ts';
import { setLanguage } from '../helpers/signedIn.ts';

export type Theme = 'light' | 'dark';
/** Widths in pixels at which a page is looked at in a theme. */
type Look = readonly [Theme, readonly number[]];
/** In `npm run test:full`: a desktop, one at 400 % zoom, a telephone, a tablet, a large screen. */
const EVERY_LOOK: readonly Look[] = [
  ['light', [1280, 320]],
  ['dark', [390, 768, 1920]],
];
/** Then, for a page that has been seen at all of them: words of another language need other space. */
const LOOKS_AGAIN: readonly Look[] = [
  ['light', [320]],
  ['dark', [1280]],
];
/** In `npm test`, beside a desktop, one of these in turn. */
const NARROW = [320, 390] as const;
const HEIGHT = 800;
/** What text of the page would look like if a translation were missing: a key. */
const KEY = new RegExp(`\\b(?:${Object.keys(pt).join('|')}|ra)\\.[a-z][A-Za-z]+(?:\\.[\\w]+)+`);

/** Headings of pages that are not the one that was asked for. */
const ERRORS = /Sem permissão|Página não encontrada|Ocorreu um erro|No permission|Page not found|went wrong/;

/** '#15211d' as the browser reports it: 'rgb(21, 33, 29)'. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Light or dark as the device prefers, once all of the page has followed. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // The whole page has followed when its text has the theme's ink.
  await page.waitForFunction(
    ({ name, ink }) =>
      document.documentElement.dataset.theme === name &&
      ['body', 'h1'].every((one) => getComputedStyle(document.querySelector(one)!).color === ink),
    { name: theme, ink: rgb((theme === 'dark' ? dark : light).ink) },
  );
  await nextFrames(page);
}

/** What scrolls sideways inside the page and is neither a table nor a row of tabs. */
const scrollers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *')]
      .filter(
        (one) =>
          /auto|scroll/.test(getComputedStyle(one).overflowX) &&
          one.scrollWidth > one.clientWidth + 1 &&
          !one.matches('input, textarea') &&
          !one.querySelector('table, [role=tablist]'),
      )
      .map((one) => one.className || one.tagName),
  );

/** The heading, what names the tab and where the focus is, once a page has come up. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
    const focus = document.activeElement;
    const isField =
      focus !== null &&
      focus.closest('main') !== null &&
      focus.matches('input, textarea, select, [role=combobox]');
    // A page that stands as a dialog over its list holds the focus in it, or in the frame right around it.
    const isInDialog =
      focus?.closest('[role=dialog]') != null || focus?.querySelector(':scope > [role=dialog]') != null;
    return {
      headings: shown.map((one) => one.innerText.trim()),
      title: document.title,
      focused: isField || isInDialog || shown.includes(focus as HTMLHeadingElement),
      text: document.body.innerText,
    };
  });

/**
 * How the next page is looked at. What decides alternates from page to page, so that each width gets its share.
 * @param at how many pages come before it
 */
function looksAt(at: number, theme: Theme, isKnown: boolean): readonly Look[] {
  if (!isFullRun) return [[theme, [1280, at % NARROW.length === 0 ? NARROW[0] : NARROW[1]]]];
  const looks = isKnown ? LOOKS_AGAIN : EVERY_LOOK;
  // Nothing costs as much as changing the theme: each page begins in the one that the page before ended in.
  return at % 2 === 0 ? looks : looks.toReversed();
}

/**
 * Everything that is wrong with one page, in words. Axe takes most of the time, and finds little at one width or in one
 * theme that it does not in another: it looks once with all rules, at another width on later pages, and in a second theme
 * for contrast alone.
 */
async function faultsOf(
  page: Page,
  { listed, address }: Visit,
  at: number,
  looks: readonly Look[],
): Promise<string[]> {
  const faults: string[] = [];
  const note = (fault: string) => void faults.push(`${address}: ${fault}`);
  const complain = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  };
  const fall = (error: Error) => note(`error: ${error.message}`);
  page.on('console', complain).on('pageerror', fall);
  try {
    await follow(page, '/nowhere');
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.waitForFunction(() => /^(Página não encontrada|Page not found) ·/.test(document.title));
    const before = await page.title();
    const twice = await askedTwice(page, listed.path, async () => {
      await follow(page, address);
      await page
        .waitForFunction((title) => document.title !== title, before)
        .catch(() => note('the tab keeps the name of the page before'));
      await waitForIdle(page);
    });
    twice.forEach(note);
    const { headings, title, focused, text } = await arrival(page);
    if (headings.length !== 1) note(`${headings.length} headings of the first level: ${headings.join(', ')}`);
    if (title !== `${headings[0]} · Coleira`) note(`the tab is called ${title}`);
    if (!focused) note('the focus is neither on the heading, nor in a field, nor in a dialog');
    if (ERRORS.test(headings[0] ?? '')) note(`it shows: ${headings[0]}`);
    const key = KEY.exec(text);
    if (key) note(`a text is missing: ${key[0]}`);

    for (const [order, [theme, widths]] of looks.entries()) {
      await wear(page, theme);
      // At half the pace of the widths, so that axe sees each of them.
      const axeAt = widths[Math.floor(at / 2) % widths.length];
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        await waitForIdle(page);
        const look = `at ${width} px, ${theme}`;
        if (await scrollsSideways(page)) note(`${look}: the page scrolls sideways`);
        const inner = await scrollers(page);
        if (inner.length > 0) note(`${look}: this scrolls sideways: ${inner.join(', ')}`);
        if (width !== axeAt) continue;
        const rules = order === 0 ? 'all' : 'contrast';
        for (const fault of await accessibilityFaults(page, rules)) note(`${look}, axe: ${fault}`);
      }
    }
  } finally {
    page.off('console', complain).off('pageerror', fall);
  }
  return faults;
}

/**
 * Opens every page among these that an account may open, one after the other: a tab that another covers draws one frame
 * a second.
 * @param theme the theme that the pages are in, in `npm test`
 * @param seen pages that another account has been shown; those looked at here are added
 * @returns what is wrong with them, in words
 */
export async function checkPages(
  page: Page,
  language: Language,
  theme: Theme,
  among: (listed: Listed) => boolean,
  seen: Set<Listed>,
): Promise<string[]> {
  await setLanguage(page, language);
  const visits = await openPages(page, language, among);
  const planned = visits.map((visit, at) => ({ visit, looks: looksAt(at, theme, seen.has(visit.listed)) }));
  for (const { listed } of visits) seen.add(listed);
  await page.goto('/nowhere');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const faults: string[] = [];
  for (const [at, { visit, looks }] of planned.entries())
    faults.push(...(await faultsOf(page, visit, at, looks)));
  await page.context().close();
  return faults;
}

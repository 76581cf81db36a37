import type { Page } from 'playwright';
import { pt } from '../../../i18n/generated/pt/index.ts';
import type { Page as Listed } from '../../../src/runtime/address/pageTable.ts';
import { dark, light } from '../../../src/theme/palette.ts';
import { accessibilityFaults } from '../helpers/axe.ts';
import { scrollsSideways } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { askedTwice } from './askedTwice.ts';
import { openPages, type Language, type Visit } from './everyAddress.ts';
import { nextFrames, waitForIdle, watch } from '../helpers/waitForIdle.ts';
import { setLanguage } from '../helpers/signedIn.ts';

type Theme = 'light' | 'dark';
type Widths = Readonly<Record<Theme, readonly number[]>>;
/** Widths in pixels: a desktop at 400 % zoom, a telephone, a tablet, a notebook, a large screen. */
const WIDTHS: Widths = { light: [1280, 320], dark: [390, 768, 1920] };
/** For a page that has been seen at all of them: words of another language need other space. */
const AGAIN: Widths = { light: [320], dark: [1280] };
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

/** A page that is to be looked at. */
interface Look extends Visit {
  readonly widths: Widths;
  /** How many pages come before it. */
  readonly at: number;
}

/**
 * Everything that is wrong with one page, in words; it is looked at in both themes, in this order. Axe takes most of
 * the time, and finds little at one width or in one theme that it does not in another: it looks once with all rules, at
 * another width and in the other theme on the next page, and in the second theme for contrast alone.
 */
async function faultsOf(page: Page, look: Look, themes: readonly Theme[]): Promise<string[]> {
  const { listed, address, widths } = look;
  const faults: string[] = [];
  const note = (fault: string) => void faults.push(`${address}: ${fault}`);
  const complain = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  };
  const fall = (error: Error) => note(`error: ${error.message}`);
  page.on('console', complain).on('pageerror', fall);
  try {
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await follow(page, '/nowhere');
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

    for (const theme of themes) {
      await wear(page, theme);
      const axeAt = widths[theme][look.at % widths[theme].length];
      for (const width of widths[theme]) {
        await page.setViewportSize({ width, height: HEIGHT });
        await waitForIdle(page);
        const at = `at ${width} px, ${theme}`;
        if (await scrollsSideways(page)) note(`${at}: the page scrolls sideways`);
        const inner = await scrollers(page);
        if (inner.length > 0) note(`${at}: this scrolls sideways: ${inner.join(', ')}`);
        if (width !== axeAt) continue;
        const rules = theme === themes[0] ? 'all' : 'contrast';
        for (const fault of await accessibilityFaults(page, rules)) note(`${at}, axe: ${fault}`);
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
 * @param seen pages that another account has been shown at every width; those looked at here are added
 * @returns what is wrong with them, in words
 */
export async function checkPages(
  page: Page,
  language: Language,
  among: (listed: Listed) => boolean,
  seen: Set<Listed>,
): Promise<string[]> {
  await setLanguage(page, language);
  const visits = await openPages(page, language, among);
  const looks = visits.map(({ listed, address }, at): Look => ({
    listed,
    address,
    at,
    widths: seen.has(listed) ? AGAIN : WIDTHS,
  }));
  for (const { listed } of visits) seen.add(listed);
  watch(page);
  await page.goto('/nowhere');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const faults: string[] = [];
  // Nothing costs as much as changing the theme: each page begins in the one that the page before ended in.
  const themes: Theme[] = ['light', 'dark'];
  for (const look of looks) {
    faults.push(...(await faultsOf(page, look, themes)));
    themes.reverse();
  }
  await page.context().close();
  return faults;
}

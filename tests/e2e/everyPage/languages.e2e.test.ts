import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { flattenTexts } from '../../i18n/flattenTexts.ts';
import { pt } from '../../../i18n/generated/pt/index.ts';
import { en } from '../../../i18n/generated/en/index.ts';
import { codeIn } from '../../helpers/mailbox.ts';
import {
  callAs,
  endSessionAtNextWrite,
  mailCount,
  newPage,
  nextMail,
  PASSWORD,
  scriptOf,
  signInOnPages,
  withBrowser,
} from '../helpers/browser.ts';

withBrowser();

/** What text of the page would look like if a translation were missing: a key. */
const KEY = `\\b(?:${Object.keys(pt).join('|')}|ra)\\.[a-z][A-Za-z]+(?:\\.\\w+)+`;

/** Texts of the Portuguese page that no English one has, long enough not to be a person's name. */
const english = new Set(flattenTexts(en).values());
const PORTUGUESE = [...flattenTexts(pt).values()].filter(
  (text) => text.length > 11 && !english.has(text) && !/%\{|\|\|\|\|/.test(text),
);

/** Has the page note whatever is drawn and looks like a key or, where unwanted, is Portuguese; however briefly. */
async function watchTexts(page: Page, unwanted: readonly string[] = []): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('noteText', (text: string) => void seen.push(text));
  await page.addInitScript(
    ({ pattern, words }) => {
      const key = new RegExp(pattern);
      const bad = new Set(words);
      const look = (text: string | null) => {
        if (text !== null && (key.test(text) || bad.has(text.trim())))
          void (window as unknown as { noteText: (text: string) => void }).noteText(text.trim());
      };
      const read = (node: Node) => {
        if (node.nodeType === Node.TEXT_NODE) look(node.textContent);
        if (!(node instanceof Element)) return;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(node.getAttribute(name));
        for (const child of node.childNodes) read(child);
      };
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) read(node);
      }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    },
    { pattern: KEY, words: unwanted },
  );
  return async () => {
    // What was drawn last is noted once the page has come to the next turn.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    return [...new Set(seen)];
  };
}

/** Through the sign-in in English, from the page that is open; the legal warning is read where it is owed. */
async function signInEnglish(page: Page, email: string): Promise<void> {
  const seen = await mailCount(email);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('6-digit code').fill(codeIn(await nextMail(email, seen)));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const accept = page.getByRole('button', { name: en.auth.legal.accept });
  await page
    .getByRole('button', { name: /^(Menu of|Menu de) / })
    .or(accept)
    .first()
    .waitFor();
  if (!(await accept.isVisible())) return;
  await page.getByRole('status').filter({ hasText: en.auth.legal.hint }).waitFor();
  await page.getByRole('region', { name: en.auth.legal.region }).focus();
  await page.keyboard.press('End');
  await accept.click();
}

/** Chooses English in the user's menu, and leaves the menu. */
async function speakEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.keyboard.press('Escape');
}

/** The language of the account that is signed in on a page. */
const accountLanguage = async (page: Page) =>
  (await callAs<{ language: string }>(page, 'GET', '/users/me')).language;

const lang = (page: Page) => page.locator('html').getAttribute('lang');
const markSame = (page: Page) => page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
const isSame = (page: Page) => page.evaluate(() => 'isStillTheSamePage' in window);

describe('a language', () => {
  test('chosen at the sign-in page is that of the register behind it, without a word of the other', async () => {
    const page = await newPage();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const drawn = await watchTexts(page, PORTUGUESE);
    await page.goto('/vaccine');
    await markSame(page);
    await signInEnglish(page, 'operator@demo.test');
    await page.getByRole('heading', { level: 1, name: 'Vaccines' }).waitFor();
    await page.getByRole('table').waitFor();
    expect(await isSame(page)).toBe(true);
    expect(await lang(page)).toBe('en-GB');
    expect(await drawn()).toEqual([]);

    // Opened directly, too.
    await page.goto('/vaccine/1');
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await page.reload();
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    expect(await drawn()).toEqual([]);

    // It has become the account's.
    await expect.poll(() => accountLanguage(page)).toBe('en-US');
    await callAs(page, 'PUT', '/users/me', { language: 'pt-PT' });
  });

  test('changes in the register without a reload, keeps what was typed, and holds at the next sign-in', async () => {
    const page = await newPage();
    const drawn = await watchTexts(page);
    await signInOnPages(page, 'operator@demo.test', { at: '/vaccine/1' });
    const name = page.getByRole('textbox', { name: 'Nome' });
    await name.fill('Vacina que fica');
    await markSame(page);
    await speakEnglish(page);
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.waitFor();
    expect(await field.inputValue()).toBe('Vacina que fica');
    expect(await isSame(page)).toBe(true);

    // The session ends; the sign-in opens over the page, in the page's language.
    await endSessionAtNextWrite(page);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog');
    const seen = await mailCount('operator@demo.test');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('6-digit code').fill(codeIn(await nextMail('operator@demo.test', seen)));
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('Vacina que fica');

    await page.goto('/logout');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByRole('button', { name: 'Português' }).click();
    await signInOnPages(page, 'operator@demo.test', { at: '/auth' });
    await page.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
    expect(await drawn()).toEqual([]);
  });

  test('one that cannot be fetched › leaves sign-in and register in Portuguese', async () => {
    const page = await newPage();
    const drawn = await watchTexts(page);
    await page.addInitScript(() => localStorage.setItem('coleira.locale', 'en'));
    await page.route(`**/${scriptOf('i18n/generated/en/signIn.ts')}`, (route) => route.abort());
    await page.route(`**/${scriptOf('i18n/generated/en/backOffice.ts')}`, (route) => route.abort());
    await signInOnPages(page, 'operator@demo.test', { at: '/vaccine' });
    await page.getByRole('heading', { level: 1, name: 'Vacinas' }).waitFor();
    expect(await lang(page)).toBe('pt-PT');
    expect(await drawn()).toEqual([]);
  });

  test('whose texts of the register alone cannot be fetched gives way to Portuguese as a whole', async () => {
    const page = await newPage();
    const drawn = await watchTexts(page);
    await page.addInitScript(() => localStorage.setItem('coleira.locale', 'en'));
    await page.route(`**/${scriptOf('i18n/generated/en/backOffice.ts')}`, (route) => route.abort());
    await page.goto('/vaccine');
    await signInEnglish(page, 'operator@demo.test');
    await page.getByRole('heading', { level: 1, name: 'Vacinas' }).waitFor();
    await page.getByRole('button', { name: 'Terminar sessão' }).waitFor();
    await expect.poll(() => lang(page)).toBe('pt-PT');

    // It is fetched again with the next choice.
    await page.unrouteAll();
    await speakEnglish(page);
    await page.getByRole('heading', { level: 1, name: 'Vaccines' }).waitFor();
    expect(await drawn()).toEqual([]);
  });
});

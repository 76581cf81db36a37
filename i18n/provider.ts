import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { errorText, type Translate } from './errorText.ts';
import { HTML_LANG, LOCALES, localeOf, storedLocale, storeLocale, type LocaleName } from './locale.ts';
import { findText } from './messages.ts';
import { CATALOGUE, PARTS, type TextSource } from './parts.ts';
import { textAt, type Tree } from './tree.ts';

/** The parts that are here, all of them in the language that is shown. */
let parts: readonly TextSource[] = [PARTS.signIn];
let texts: readonly Tree[] = PARTS.signIn.pt();
/** The texts that were asked for so far; `undefined` for keys without one. */
let found = new Map<string, string | undefined>();
let shown: LocaleName | undefined;
const listeners = new Set<() => void>();

// It fills gaps and chooses between one and many. The texts themselves stay in their trees: thousands of them under
// their whole keys took a tenth of the time until a page was drawn. A missing key is shown as itself and, while
// developing, warned about.
const polyglot = polyglotI18nProvider(() => ({}) as TranslationMessages, 'pt', [...LOCALES], {
  allowMissing: false,
});

/** The text that stands at a key in the part that came last of those that have it. */
const standing = (key: string): string | undefined =>
  texts.reduceRight<string | undefined>((text, tree) => text ?? textAt(tree, key), undefined);

/** The text of a key. */
function textOf(key: string): string | undefined {
  if (!found.has(key)) found.set(key, findText(standing, key));
  return found.get(key);
}

const say: Translate = (key, options) => {
  const text = textOf(key);
  return polyglot.translate(key, text === undefined ? options : { ...options, _: text });
};

/** A name that ends in a full stop ("Lda.") ends the sentence as well: it is not followed by another. */
const oneFullStop = (text: string): string => text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');

/**
 * Codes that the catalogue lacks get the general sentence of their kind, wherever they turn up; but who asks for nothing
 * in their place (`errorText`, which knows the field) gets nothing.
 */
const translate: Translate = (key, options) =>
  key.startsWith('errors.') && options?._ !== '' && textOf(key) === undefined
    ? errorText(say, key)
    : oneFullStop(say(key, options));

/** Puts these parts in this language in the place of what is there; where one does not come, nothing changes. */
async function show(locale: LocaleName, wanted: readonly TextSource[]): Promise<void> {
  const trees = await Promise.all(wanted.map((part) => part[locale]()));
  texts = trees.flat();
  found = new Map();
  await polyglot.changeLocale(locale);
  parts = wanted;
  shown = locale;
  if (typeof document !== 'undefined') document.documentElement.lang = HTML_LANG[locale];
  for (const listener of listeners) listener();
}

let last: Promise<unknown> = Promise.resolve();

/** One change after the other: a language chosen while a part is on its way holds for that part too. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const turn = last.then(change, change);
  last = turn;
  return turn;
}

/** Without the texts of another language there are the Portuguese ones. */
const showAtBest = (locale: LocaleName, wanted: readonly TextSource[]): Promise<void> =>
  locale === 'pt' ? show('pt', wanted) : show(locale, wanted).catch(() => show('pt', wanted));

/** The translator of the whole page: sign-in, shell and back office share it. A choice is kept on the device. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate,
  changeLocale: (tag: string) =>
    inTurn(async () => {
      const locale = localeOf(tag) ?? 'pt';
      await show(locale, parts);
      storeLocale(locale);
    }),
};

/** Takes up the language chosen before on this device, else Portuguese; to be awaited before the first drawing. */
export const startLanguage = (): Promise<void> => inTurn(() => showAtBest(storedLocale() ?? 'pt', parts));

/**
 * Returns what `load` loads, once the texts of its part are there too. Both are fetched at the same time, so that pages
 * and their texts come together.
 */
export async function withTexts<T>(part: TextSource, load: () => Promise<T>): Promise<T> {
  const take = async () => {
    if (!parts.includes(part)) await showAtBest(shown ?? 'pt', [...parts, part]);
  };
  const [loaded] = await Promise.all([load(), inTurn(take)]);
  return loaded;
}

/** Whether a code has a sentence of its own in the texts that are here. */
export const hasErrorText = (code: string): boolean => textOf(`errors.${code}`) !== undefined;

/**
 * Fetches the sentences of all codes, once. Only what listens is drawn anew, for a page has the texts that it knows of. Where
 * they do not come, codes keep the general sentence of their kind.
 */
export const loadErrorTexts = (): Promise<void> =>
  inTurn(async () => {
    if (parts.includes(CATALOGUE)) return;
    texts = [...(await CATALOGUE[shown ?? 'pt']()), ...texts];
    parts = [CATALOGUE, ...parts];
    for (const [key, text] of found) if (text === undefined) found.delete(key);
    for (const listener of listeners) listener();
  }).catch(() => undefined);

/** The language that all texts are in; none before the first has been taken up. */
export const shownLanguage = (): LocaleName | undefined => shown;

/** Returns the loaded texts of the shown language, part by part. The same array until they change. */
export const shownTexts = (): readonly Tree[] => texts;

/** Calls back whenever language or texts have changed. @returns what ends that */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

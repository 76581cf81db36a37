import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { errorText, type Translate } from './errorText.ts';
import { HTML_LANG, LOCALES, localeOf, storedLocale, storeLocale, type LocaleName } from './locale.ts';
import { flatten } from './messages.ts';
import { PARTS, type Part } from './parts.ts';

/** The parts that are here, all of them in the language that is shown. */
let parts: readonly Part[] = ['signIn'];
let texts: Readonly<Record<string, string>> = flatten(PARTS.signIn.pt());
let shown: LocaleName | undefined;
const listeners = new Set<() => void>();

// A missing key is shown as itself and, while developing, warned about.
const polyglot = polyglotI18nProvider(() => texts as unknown as TranslationMessages, 'pt', [...LOCALES], {
  allowMissing: false,
});

/** A name that ends in a full stop ("Lda.") ends the sentence as well: it is not followed by another. */
const oneFullStop = (text: string): string => text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');

/**
 * Codes that the catalogue lacks get the general sentence of their kind, wherever they turn up; but who asks for nothing
 * in their place (`errorText`, which knows the field) gets nothing.
 */
const translate: Translate = (key, options) =>
  key.startsWith('errors.') && options?._ !== '' && polyglot.translate(key, { _: '' }) === ''
    ? errorText(polyglot.translate, key)
    : oneFullStop(polyglot.translate(key, options));

/** Puts these parts in this language in the place of what is there; where one does not come, nothing changes. */
async function show(locale: LocaleName, wanted: readonly Part[]): Promise<void> {
  const trees = await Promise.all(wanted.map((part) => PARTS[part][locale]()));
  texts = Object.assign({}, ...trees.map((tree) => flatten(tree))) as Record<string, string>;
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
const showAtBest = (locale: LocaleName, wanted: readonly Part[]): Promise<void> =>
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
 * What `load` brings, once the texts of its part are there too. Both are fetched at the same time, so that pages
 * and their texts come together.
 */
export async function withTexts<T>(part: Part, load: () => Promise<T>): Promise<T> {
  const take = async () => {
    if (!parts.includes(part)) await showAtBest(shown ?? 'pt', [...parts, part]);
  };
  const [loaded] = await Promise.all([load(), inTurn(take)]);
  return loaded;
}

/** The language that all texts are in; none before the first has been taken up. */
export const shownLanguage = (): LocaleName | undefined => shown;

/** All that can be said by now: each text of the language that is shown, with its gaps. The same until it changes. */
export const shownTexts = (): Readonly<Record<string, string>> => texts;

/** Calls back whenever language or texts have changed. @returns what ends that */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

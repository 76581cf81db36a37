import type { FormValues, PublicForm } from '../../../resources/common/publicForm/formFields.ts';
import { PORTUGAL } from '../../../resources/common/publicForm/conditions.ts';
import type { VatRules } from '../../../resources/common/publicForm/readForm.ts';
import { VAT_RULES } from '../../../resources/numbers/vatNumber.ts';
import { loadCountryNames, sortedCountries } from '../../runtime/language/countries.ts';
import { textAt, type Language, type Texts } from '../texts.ts';

const loadWords = {
  pt: async () => (await import('../../../i18n/pt/publicAbroad.ts')).publicAbroad,
  en: async () => (await import('../../../i18n/en/publicAbroad.ts')).publicAbroad,
};
type Words = Awaited<ReturnType<(typeof loadWords)[Language]>>;

/** The code and texts that a form needs once the number of another country is chosen. */
export interface Abroad {
  readonly rules: VatRules;
  /** Codes with their names, Portugal first. */
  readonly countries: readonly (readonly [code: string, name: string])[];
  /** The texts of a form, with those of the numbers of other countries. */
  readonly textsOf: (texts: Texts, form: PublicForm, typed: FormValues) => Texts;
}

/** Texts by the names of fields, to which others are added. */
type More<K extends 'fields' | 'hints' | 'invalid' | 'missing'> = Texts[K] & Record<string, string>;

/** The texts of a form in which some numbers are of other countries. */
function textsAbroad(words: Words, texts: Texts, form: PublicForm, typed: FormValues): Texts {
  const fields: More<'fields'> = { ...texts.fields };
  const hints: More<'hints'> = { ...texts.hints };
  const invalid: More<'invalid'> = { ...texts.invalid };
  const missing: More<'missing'> = { ...texts.missing };
  for (const [name, { kind, country, when }] of Object.entries(form.fields)) {
    // What is asked for abroad alone has its texts here, and the number of another country has others.
    if (when) fields[name] = textAt(words.fields, name) ?? fields[name] ?? name;
    const code = kind === 'vatNumber' ? typed[country ?? ''] : undefined;
    if (code === undefined || code === PORTUGAL) continue;
    fields[name] = textAt(words.numbers, name) ?? name;
    hints[name] = textAt(words.vatHelp, String(code)) ?? words.vatHelp.other;
    invalid[name] = words.invalidNumber;
    if (Object.values(form.fields).some(({ insteadOf }) => insteadOf === name))
      missing[name] = words.missingNumber;
  }
  for (const [name, hint] of Object.entries(words.hints)) hints[name] = hint;
  const choices = { ...texts.choices, ...words.choices };
  return { ...texts, fields, hints, invalid, missing, choices };
}

/** Loads the rules, names and texts of other countries. */
export async function loadAbroad(language: Language): Promise<Abroad> {
  const [names, words] = await Promise.all([loadCountryNames(language), loadWords[language]()]);
  return {
    rules: VAT_RULES,
    countries: sortedCountries(names, language).map((code) => [code, names[code] ?? code] as const),
    textsOf: (texts, form, typed) => textsAbroad(words, texts, form, typed),
  };
}

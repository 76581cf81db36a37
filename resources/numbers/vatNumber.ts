import { cleanNumber } from './cleanText.ts';
import { isValidNif } from './nif.ts';

const nine = /^\d{9}$/;

/**
 * Forms of the tax numbers of the countries that the owner form names: those of companies (as the EU's
 * VIES lists them) and those that persons have. Forms only; Portugal's check digit is in nif.ts.
 */
const FORMS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    AO: /^(?:\d{10}|\d{9}[A-Z]{2}\d{3})$/,
    AT: /^(?:U\d{8}|\d{9})$/,
    BE: /^(?:[01]\d{9}|\d{11})$/,
    BG: /^\d{9,10}$/,
    BR: /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/,
    CH: /^(?:CHE\d{9}(?:MWST|TVA|IVA)?|756\d{10})$/,
    CV: nine,
    CY: /^\d{8}[A-Z]$/,
    CZ: /^\d{8,10}$/,
    DE: /^(?:\d{9}|\d{11})$/,
    DK: /^(?:\d{8}|\d{10})$/,
    EE: /^(?:\d{8,9}|\d{11})$/,
    ES: /^(?:[A-HJ-NP-SUVW]\d{7}[0-9A-J]|[KLMXYZ]\d{7}[A-Z]|\d{8}[A-Z])$/,
    FI: /^(?:\d{8}|\d{6}[+A-FU-Y]?\d{3}[0-9A-Y])$/,
    FR: /^(?:[0-9A-HJ-NP-Z]{2}\d{9}|\d{9}|\d{13})$/,
    GB: /^(?:\d{9,10}|\d{12}|(?:GD|HA)\d{3}|[A-Z]{2}\d{6}[A-D])$/,
    GR: nine,
    GW: nine,
    HR: /^\d{11}$/,
    HU: /^(?:\d{8}|\d{10,11})$/,
    IE: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
    IT: /^(?:\d{11}|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z])$/,
    LT: /^(?:\d{9}|\d{11,12})$/,
    LU: /^(?:\d{8}|\d{13})$/,
    LV: /^\d{11}$/,
    MT: /^(?:\d{8,9}|\d{3,7}[A-Z])$/,
    MZ: nine,
    NL: /^(?:\d{9}B\d{2}|\d{8,9})$/,
    NO: /^(?:\d{9}(?:MVA)?|\d{11})$/,
    PL: /^(?:\d{10}|\d{11})$/,
    PT: nine,
    RO: /^(?:\d{2,10}|\d{13})$/,
    SE: /^(?:\d{10}|\d{12})$/,
    SI: /^\d{8}$/,
    SK: /^\d{9,10}$/,
    ST: nine,
  }),
);

/** Any other country: letters and digits, long enough to mean something. */
const ANYWHERE = /^[0-9A-Z]{4,20}$/;

/** Countries with a label and a help text of their own for the tax number, in alphabetical order. */
export const VAT_LABEL_COUNTRIES: readonly string[] = [...FORMS.keys()];

/**
 * The number as it is stored: upper case, without punctuation, and without the country's letters where
 * the number is complete without them ('ES B-58818501' → 'B58818501', 'EL 094259216' → '094259216').
 */
export function cleanVatNumber(country: string, text: string): string {
  const number = cleanNumber(text)
    .toUpperCase()
    .replace(/[^0-9A-Z+*]/g, '');
  const form = FORMS.get(country) ?? ANYWHERE;
  const bare = number.startsWith(country === 'GR' ? 'EL' : country) ? number.slice(2) : number;
  return form.test(number) || !form.test(bare) ? number : bare;
}

/** Whether `text` has the form of a tax number of `country` (ISO 3166 alpha-2); for PT also its check digit. */
export function isValidVat(country: string, text: string): boolean {
  const number = cleanVatNumber(country, text);
  return country === 'PT' ? isValidNif(number) : (FORMS.get(country) ?? ANYWHERE).test(number);
}

/** The rules of the numbers of all countries, as the public forms take them. */
export const VAT_RULES = { cleanVatNumber, isValidVat };

const named = (country: string | null | undefined): string =>
  country && FORMS.has(country) ? country : 'other';

/** Translation key of the tax number's name in a country: its own for the 36, else a common one. */
export const vatLabelKey = (country: string | null | undefined): string =>
  `resources.owner.vatLabels.${named(country)}`;

/** Translation key of what is to be entered there. */
export const vatHelpKey = (country: string | null | undefined): string =>
  `resources.owner.vatHelp.${named(country)}`;

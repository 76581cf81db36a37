import { cleanLine, cleanLines, cleanNumber } from '../../numbers/cleanText.ts';
import { cleanEmail, isEmail } from '../../numbers/email.ts';
import { isValidNif } from '../../numbers/nif.ts';
import { isPostalCode, readPostalCode } from '../../numbers/postalCode.ts';
import { isTransponder, readTransponder } from '../../numbers/transponderShape.ts';
import { cleanPassport, isPassport } from '../../numbers/passport.ts';
import { isGiven, PORTUGAL } from './conditions.ts';
import type { FormFault, FormField, FormFieldKind, FormValues, PublicForm } from './formFields.ts';
import { isPersonName } from '../../numbers/personName.ts';

/** The rules of tax numbers by country. */
export interface VatRules {
  readonly isValidVat: (country: string, text: string) => boolean;
  /** The number as it is stored. */
  readonly cleanVatNumber: (country: string, text: string) => string;
}

/** The rules of Portuguese numbers, which the page has from the start. Those of other countries are fetched. */
const LOCAL_RULES: VatRules = {
  isValidVat: (country, text) => country !== PORTUGAL || isValidNif(text),
  cleanVatNumber: (_country, text) => cleanNumber(text).replace(/[\s.-]/g, ''),
};

/** A telephone number as far as its length shows; the server reads it exactly. */
const looksLikePhone = (text: string): boolean => /^\+?\d{9,15}$/.test(text.replace(/[\s().-]/g, ''));

/** The day that spreadsheets show for an empty cell. */
const SPREADSHEET_ZERO = '1900-01-01';

/** Whether a text is a day that is not to come, and can be meant. The library of `numbers/dates` is too heavy for these pages. */
function isPastDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment);
  return (
    isDay &&
    new Date(moment).toISOString().startsWith(text) &&
    moment <= Date.now() &&
    text > SPREADSHEET_ZERO
  );
}

interface Reading {
  readonly field: FormField;
  readonly country: string;
  readonly rules: VatRules;
}

const VALID: Readonly<Record<FormFieldKind, (text: string, reading: Reading) => boolean>> = {
  text: (text, { field }) => field.isPersonName !== true || isPersonName(text),
  longText: () => true,
  transponder: isTransponder,
  date: isPastDay,
  email: (text) => isEmail(text),
  phone: looksLikePhone,
  vatNumber: (text, { country, rules }) => rules.isValidVat(country, text),
  passport: isPassport,
  country: (text) => /^[A-Z]{2}$/.test(text),
  postalCode: isPostalCode,
  parish: (text) => /^\d{1,9}$/.test(text),
  integer: (text) => /^\d{1,6}$/.test(text) && Number(text) > 0,
  choice: (text, { field }) => field.values?.includes(text) ?? false,
};

const CLEAN: Readonly<Partial<Record<FormFieldKind, (text: string, reading: Reading) => string>>> = {
  text: cleanLine,
  longText: cleanLines,
  transponder: readTransponder,
  email: cleanEmail,
  vatNumber: (text, { country, rules }) => rules.cleanVatNumber(country, text),
  passport: cleanPassport,
  postalCode: readPostalCode,
};

/** A value as it is sent: a number without what is typed between its digits. */
const cleanValue = (reading: Reading, value: FormValues[string]): string =>
  (CLEAN[reading.field.kind] ?? cleanNumber)(String(value ?? ''), reading);

/** The country of each number; Portugal where nothing is said. */
const withCountries = (form: PublicForm, typed: FormValues): FormValues => ({
  ...typed,
  ...Object.fromEntries(
    Object.entries(form.fields)
      .filter(([property, { kind }]) => kind === 'country' && typed[property] == null)
      .map(([property]) => [property, PORTUGAL]),
  ),
});

/** The numbers that are missing where a document may take their place, and that is missing too. */
const missingNumbers = (form: PublicForm, values: FormValues): readonly FormFault[] =>
  Object.entries(form.fields).flatMap(([property, { insteadOf, when }]) =>
    insteadOf && when?.(values) && !isGiven(values[property]) && !isGiven(values[insteadOf])
      ? [{ property: insteadOf, fault: 'MISSING' }]
      : [],
  );

/** Whether a field is asked for, with what is typed into the others. */
export const isAsked = (form: PublicForm, property: string, typed: FormValues): boolean =>
  form.fields[property]?.when?.(withCountries(form, typed)) ?? true;

/** Whether a field must be filled in, with what is typed into the others. */
export const isNeeded = (form: PublicForm, { required }: FormField, typed: FormValues): boolean =>
  typeof required === 'function' ? required(withCountries(form, typed)) : required === true;

/**
 * Reads what was typed into a form: the values as they are sent, and what is wrong with them. Pure; the page shows the
 * faults and the server refuses them.
 */
export function readForm(
  form: PublicForm,
  entered: FormValues,
  rules: VatRules = LOCAL_RULES,
): { readonly values: FormValues; readonly faults: readonly FormFault[] } {
  const typed = withCountries(form, entered);
  const values: Record<string, string | number> = {};
  const faults: FormFault[] = [];
  for (const [property, field] of Object.entries(form.fields)) {
    if (!(field.when?.(typed) ?? true)) continue;
    const reading = { field, country: String(typed[field.country ?? ''] ?? PORTUGAL), rules };
    const text = cleanValue(reading, typed[property]);
    if (text === '') {
      if (isNeeded(form, field, typed)) faults.push({ property, fault: 'MISSING' });
      continue;
    }
    const max = field.max ?? 120;
    if (text.length > max || !VALID[field.kind](text, reading)) faults.push({ property, fault: 'INVALID' });
    values[property] = field.kind === 'integer' || field.kind === 'parish' ? Number(text) : text;
  }
  const wrong = new Set(faults.map(({ property }) => property));
  const more = [...missingNumbers(form, values), ...(form.check?.(values) ?? [])];
  return { values, faults: [...faults, ...more.filter(({ property }) => !wrong.has(property))] };
}

import type { z } from 'zod';
import type { Access } from '../access.ts';
import type { TransponderTyping } from '../../numbers/transponder.ts';
import type { CatalogueCode, ErrorCode } from '../codes.ts';

/** The kind of a field: how it is entered, shown and filtered; each has its one file in `src/fields`. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'date'
  | 'timestamp'
  | 'email'
  | 'phone'
  | 'country'
  | 'postalCode'
  | 'timezone'
  | 'transponder'
  | 'reference'
  | 'references'
  | 'photo'
  | 'lines'
  | 'schedule'
  | 'data';

/** The meaning of a state at a glance; an icon and a colour show it beside the word. */
export type Tone = 'neutral' | 'good' | 'attention' | 'bad' | 'info';

/** The options of a field of any kind. */
export interface FieldOptions<T> {
  /** Must be given; the code answered when it is not (`true`: MISSING_<FIELD>). */
  readonly required?: boolean | CatalogueCode;
  /** The code answered for a wrong value (otherwise INVALID_<FIELD>). */
  readonly invalid?: CatalogueCode;
  /** Needed, beside the module's own access, to see it. */
  readonly read?: Access;
  /** Needed, beside the module's own access, to set or change it. */
  readonly write?: Access;
  /** Set by the server: shown, never accepted. */
  readonly computed?: boolean;
  /** Computed without a column of its own: a hook of the module adds it to what is read. */
  readonly virtual?: boolean;
  /** Of a virtual field: accepted on update; what follows from it is code of the module. */
  readonly settable?: boolean;
  /** Answered with one record and not in lists: too much work for each row. */
  readonly recordOnly?: boolean;
  /** Returns the answer for a stored value, for names that have changed since it was stored. */
  answered?(stored: T): unknown;
  /** Given at creation, fixed afterwards. */
  readonly createOnly?: boolean;
  /** When it is owed, where that follows from a rule: for the API's documentation, as `of an aggression`. */
  readonly owedWhen?: string;
  /** A value for the examples of the API's documentation, all of which then have it; otherwise one of its kind. */
  readonly example?: T;
  /** Taken when creation leaves it out. */
  readonly initial?: T;
  /** What a new line of a form begins with; a call that leaves it out is refused all the same. */
  readonly proposed?: T;
  /** No two records share it: the code answered when they would (a unique index holds it). */
  readonly unique?: CatalogueCode;
  /** Personal data: reading it leaves an audit row, logs never show it. */
  readonly personal?: boolean;
}

/** Words as they are stored, by the key of their text below `texts`. */
export interface KnownWords {
  readonly texts: string;
  readonly stored: Readonly<Record<string, string>>;
  /** Names and whole sentences: only the whole text counts, with its capitals, which those of its text replace. */
  readonly isWhole?: boolean;
}

interface Codes {
  readonly missing: ErrorCode;
  readonly invalid: ErrorCode;
}

/** What a reference lies within: a county within the district that the record names. */
export interface Within {
  readonly field: string;
  readonly by: string;
}

/** One field of a declaration. `T` is the type of a value that is present, `R` whether it always is. */
export interface Field<T = unknown, R extends boolean = boolean> {
  readonly kind: FieldKind;
  readonly options: FieldOptions<T>;
  readonly isRequired: R;
  /** The check of a present value; its messages are error codes. */
  readonly check: (codes: Codes) => z.ZodType<T>;
  readonly max?: number;
  readonly min?: number;
  /** Of a text: its place in a list stands in a column of its own, `<column>_order`. */
  readonly hasOrderColumn?: boolean;
  /** Of a number: nothing stands between its thousands. */
  readonly isUngrouped?: boolean;
  readonly values?: readonly string[];
  /** Of a choice: values of existing records that can no longer be chosen. */
  readonly displayOnly?: readonly string[];
  /** Of a field that holds a state: the tone of each value, which is drawn as word and icon wherever it is shown. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** Of a text or the name of a reference: the words that it usually is, which the page says in its language. */
  readonly words?: KnownWords;
  /** Of a text: the field that holds the same in English, which lists and headings show to readers of English. */
  readonly english?: string;
  /** Of a reference: the module meant, the field that names its records, and what narrows the choice. */
  readonly to?: string;
  readonly label?: string;
  readonly only?: Readonly<Record<string, string | number | boolean>>;
  /** Of a reference: filters that find those offered before anything is typed; all, where they find none. */
  readonly first?: Readonly<Record<string, string | number | boolean>>;
  /** Of a reference: the field of the record that narrows the choice, and by which field of the other module. */
  readonly within?: Within;
  /** Of a reference: a second field of the other module, which distinguishes records of the same name. */
  readonly detail?: string;
  /** Of a transponder: what of the typed characters its input keeps. */
  readonly typing?: TransponderTyping;
  /** Of a date: the last day allowed is today at the requester's place. */
  readonly past?: boolean;
  /** Of a date of the past: an earlier one was mistyped, or is the zero of a spreadsheet. */
  readonly mostYearsAgo?: number;
  readonly ahead?: boolean;
  /** Of a date: a form for a new record proposes today at the user's place. */
  readonly startsToday?: boolean;
  /** A moment of the same record that is never later than this one. */
  readonly notBefore?: string;
  /** Of a moment: its seconds are shown too. */
  readonly seconds?: boolean;
  /** Of a field that a child module derives: the module that has its text. */
  readonly textsOf?: string;
  /** Of a date: a moment is accepted too, and stands for its day in the requester's time zone. */
  readonly moments?: boolean;
  /** Of `data`: files that are uploaded with an operation, so many at most, of so many bytes each. */
  readonly files?: { readonly most: number; readonly maxBytes: number };
  /** Of lines: the fields of each. */
  readonly lineFields?: Readonly<Record<string, Field>>;
  /** Of `data` and `schedule`: how the API describes it. */
  readonly described?: z.ZodType<T>;
}

/** The type of a field's value: of one that may be absent, `null` too. */
export type ValueOf<F> = F extends Field<infer T, infer R> ? (R extends true ? T : T | null) : never;

export type IsRequired<O> = O extends { required: true | string }
  ? true
  : O extends { initial: unknown }
    ? true
    : false;

/** Builds a field of a kind. */
export function field<T, O extends FieldOptions<T>>(
  kind: FieldKind,
  options: O | undefined,
  check: Field<T>['check'],
  more: Omit<Partial<Field<T>>, 'isRequired'> = {},
): Field<T, IsRequired<O>> {
  const given = options ?? ({} as O);
  const isRequired =
    (given.required !== undefined && given.required !== false) || given.initial !== undefined;
  return { kind, options: given, isRequired: isRequired as IsRequired<O>, check, ...more };
}

/** The references that lie within a field, directly or within one another: without it they mean something else. */
export const fieldsWithin = (
  fields: Readonly<Record<string, Pick<Field, 'within'>>>,
  name: string,
): readonly string[] =>
  Object.keys(fields)
    .filter((one) => fields[one]?.within?.field === name)
    .flatMap((one) => [one, ...fieldsWithin(fields, one)]);

/** The filter by which a reference is narrowed to what lies within another value of the record. */
export function narrowedBy(
  { within }: Pick<Field, 'within'>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const value = within && values[within.field];
  return within && value !== undefined && value !== null && value !== '' ? { [within.by]: value } : {};
}

/**
 * Returns the field of a name that comes from the declaration itself.
 * @throws Error where there is none
 */
export function getField(fields: Readonly<Record<string, Field>>, name: string): Field {
  const found = fields[name];
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

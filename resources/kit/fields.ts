import { z } from 'zod';
import { isCountry } from '../numbers/country.ts';
import { latestToday } from '../numbers/dates.ts';
import { cleanEmail, EMAIL, EMAIL_MAX } from '../numbers/email.ts';
import type { TransponderTyping } from '../numbers/transponder.ts';
import { isTimezone } from '../numbers/timezones.ts';
import { describe } from './values/described.ts';
import { plainText } from './values/html.ts';
import { ID_MAX, transponderShape } from './values/ids.ts';
import { field, type FieldOptions, type KnownWords, type Tone, type Within } from './values/field.ts';
import { textCheck, textField, type TextOptions } from './values/textField.ts';
import { dayOrMomentShape, dayShape, momentShape } from './values/times.ts';

export type { Field, FieldKind, FieldOptions } from './values/field.ts';

/** PostgreSQL's integer range; a larger number would fail in the database instead of under its field. */
const INTEGER_MAX = 2_147_483_647;

/** One line of text, breaks and doubled spaces made one space; 120 characters by default. */
export const text = <const O extends TextOptions>(options?: O) =>
  textField('text', options, options?.max ?? 120);

/** Several lines of text; 2,000 characters by default. */
export const longText = <const O extends TextOptions>(options?: O) =>
  textField('longText', options, options?.max ?? 2000, 'lines');

/** The longest formatted text, in characters of its HTML. */
export const RICH_TEXT_MAX = 100_000;

/** Formatted text, kept as HTML: what is not in `HTML_TAGS` is taken out before it is stored. */
export const richText = <const O extends FieldOptions<string>>(options?: O) =>
  field<string, O>(
    'richText',
    options,
    ({ missing }) =>
      z
        .string()
        .max(RICH_TEXT_MAX, 'TOO_LONG')
        .refine((html) => plainText(html) !== '', missing),
    { max: RICH_TEXT_MAX },
  );

interface NumberOptions extends FieldOptions<number> {
  /** A year, the number of a record or the like: nothing stands between its thousands. */
  readonly isUngrouped?: boolean;
  readonly min?: number;
  readonly max?: number;
}

/** A whole number. */
export const integer = <const O extends NumberOptions>(options?: O) =>
  field<number, O>(
    'integer',
    options,
    ({ invalid }) =>
      z
        .number()
        .int(invalid)
        .min(options?.min ?? -INTEGER_MAX, invalid)
        .max(options?.max ?? INTEGER_MAX, invalid),
    { min: options?.min, max: options?.max, isUngrouped: options?.isUngrouped },
  );

/** A number with up to two decimals. */
export const decimal = <const O extends NumberOptions>(options?: O) =>
  field<number, O>(
    'decimal',
    options,
    ({ invalid }) =>
      z
        .number()
        .min(options?.min ?? -1e9, invalid)
        .max(options?.max ?? 1e9, invalid),
    { min: options?.min, max: options?.max },
  );

interface BooleanOptions extends FieldOptions<boolean> {
  /** Of a state: what yes and no mean. */
  readonly tones?: Readonly<Record<'true' | 'false', Tone>>;
}

/** Yes or no. */
export const boolean = <const O extends BooleanOptions>(options?: O) =>
  field<boolean, O>('boolean', options, () => z.boolean(), { tones: options?.tones });

interface ChoiceOptions<V extends string> extends FieldOptions<V> {
  /** Of a state: what each of its values means. */
  readonly tones?: Readonly<Record<V, Tone>>;
  /** Values of existing records that can no longer be chosen: shown and kept, refused as a new value. */
  readonly displayOnly?: readonly V[];
}

/** A word that may be one of a set: none longer than its longest. A wrong type is malformed. */
const word = (values: readonly string[], invalid: string): z.ZodString => {
  const longest = Math.max(1, ...values.map(({ length }) => length));
  return describe(z.string().max(longest, { error: invalid, abort: true }), { values });
};

/** One of a fixed set; the texts are `resources.<module>.choices.<field>.<VALUE>`. */
export const choice = <
  const V extends readonly [string, ...string[]],
  const O extends ChoiceOptions<V[number]>,
>(
  values: V,
  options?: O,
) =>
  field<V[number], O>(
    'choice',
    options,
    ({ invalid }) =>
      word(values, invalid).refine((value) => values.includes(value), invalid) as z.ZodType<V[number]>,
    { values, tones: options?.tones, displayOnly: options?.displayOnly },
  );

/** Any number of a fixed set, each once. */
export const choices = <const V extends readonly string[], const O extends FieldOptions<V[number][]>>(
  values: V,
  options?: O,
) =>
  field<V[number][], O>(
    'choices',
    options,
    ({ invalid }) =>
      z
        .array(word(values, invalid))
        .max(values.length, invalid)
        .refine(
          (given) => given.every((value) => values.includes(value)) && new Set(given).size === given.length,
          invalid,
        ) as z.ZodType<V[number][]>,
    { values },
  );

interface MomentOptions extends FieldOptions<string> {
  /** A moment of the same record that is never later: a list in its order finds a day without reading all after it. */
  readonly notBefore?: string;
}

interface DateOptions extends MomentOptions {
  /** Today or earlier, by the calendar of the requester. */
  readonly past?: boolean;
  /** Of a date of the past: years ago that it may be at most. */
  readonly mostYearsAgo?: number;
  /** Lies in later years as a rule: its calendar has no end. */
  readonly ahead?: boolean;
  /** A form for a new record proposes today at the user's place: what is recorded mostly happens on its day. */
  readonly startsToday?: boolean;
  /** Of an operation's input: also accepts a moment, which stands for its day in the requester's time zone. */
  readonly moments?: boolean;
}

/** Of what is no day at all; a day that breaks a rule has the code of its field. */
const NO_DAY = 'INVALID_DATE';

/** A day, `YYYY-MM-DD`, without a time zone. */
export const date = <const O extends DateOptions>(options?: O) =>
  field<string, O>(
    'date',
    options,
    ({ invalid }) =>
      (options?.moments ? dayOrMomentShape(invalid, NO_DAY) : dayShape(invalid, NO_DAY)).refine(
        (value) => !options?.past || value.slice(0, 10) <= latestToday(),
        invalid,
      ),
    {
      past: options?.past,
      ...(options?.mostYearsAgo !== undefined && { mostYearsAgo: options.mostYearsAgo }),
      ahead: options?.ahead,
      startsToday: options?.startsToday,
      moments: options?.moments,
      notBefore: options?.notBefore,
    },
  );

interface TimestampOptions extends MomentOptions {
  /** Its seconds are shown too: what happened in which order is read from it. */
  readonly seconds?: boolean;
}

/** A moment, ISO 8601 in UTC. */
export const timestamp = <const O extends TimestampOptions>(options?: O) =>
  field<string, O>('timestamp', options, ({ invalid }) => momentShape(invalid), {
    notBefore: options?.notBefore,
    seconds: options?.seconds,
  });

const emailText = z.string().overwrite(cleanEmail);

/** An e-mail address, trimmed and in lower case. */
export const email = <const O extends FieldOptions<string>>(options?: O) =>
  field<string, O>(
    'email',
    options,
    ({ invalid }) => describe(emailText.max(EMAIL_MAX, invalid).regex(EMAIL, invalid), { format: 'email' }),
    { max: EMAIL_MAX },
  );

interface FormOptions extends FieldOptions<string> {
  readonly valid?: (value: string) => boolean;
  readonly normalise?: (value: string) => string;
}

/** A telephone number; give `normalise` and `valid` of `resources/numbers/phone.ts`. */
export const phone = <const O extends FormOptions>(options?: O) =>
  field<string, O>('phone', options, textCheck(options ?? {}, 25, 'number'), { max: 25 });

/** A country, ISO 3166 alpha-2. */
export const country = <const O extends FieldOptions<string>>(options?: O) =>
  field<string, O>('country', options, ({ invalid }) =>
    z
      .string()
      .trim()
      .max(2, { error: invalid, abort: true })
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, { error: invalid, abort: true })
      .refine(isCountry, invalid),
  );

/** A time zone by its name ('Europe/Lisbon'). */
export const timezone = <const O extends TextOptions>(options?: O) =>
  field<string, O>('timezone', options, textCheck({ ...options, valid: isTimezone }, 60), { max: 60 });

/** A postal code; Portuguese ones are completed and confirmed while typed. */
export const postalCode = <const O extends FormOptions>(options?: O) =>
  field<string, O>('postalCode', options, textCheck(options ?? {}, 12, 'number'), { max: 12 });

interface TransponderOptions extends FormOptions {
  /** Letters and digits by default. */
  readonly typing?: TransponderTyping;
}

/** A 15-digit transponder number. Text, for it may start with zero. */
export const transponder = <const O extends TransponderOptions>(options?: O) =>
  field<string, O>('transponder', options, ({ invalid }) => transponderShape(invalid), {
    max: 15,
    typing: options?.typing ?? 'CODE',
  });

interface ReferenceOptions extends FieldOptions<number> {
  /** The field of the other module that names its records (`name` by default). */
  readonly label?: string;
  /** Filters that narrow what may be chosen. */
  readonly only?: Readonly<Record<string, string | number | boolean>>;
  /** Filters that find those offered before anything is typed; all, where they find none. */
  readonly first?: Readonly<Record<string, string | number | boolean>>;
  /** The field of the record that narrows the choice, and by which field of the other module. */
  readonly within?: Within;
  /** A second field of the other module, which distinguishes records of the same name. */
  readonly detail?: string;
  /** Names that its records usually have, read in the page's language; any other is read as it is. */
  readonly words?: KnownWords;
}

/** Another module's record, by id; the field's name ends with `Id`, and it is read expanded without. */
export const reference = <const O extends ReferenceOptions>(to: string, options?: O) =>
  field<number, O>(
    'reference',
    options,
    ({ invalid }) => z.number().int(invalid).positive(invalid).max(ID_MAX, invalid),
    {
      to,
      label: options?.label ?? 'name',
      only: options?.only,
      first: options?.first,
      detail: options?.detail,
      ...(options?.within && { within: options.within }),
      ...(options?.words && { words: options.words }),
    },
  );

/** Several records of another module, by their ids. */
export const references = <const O extends FieldOptions<number[]> & { readonly label?: string }>(
  to: string,
  options?: O,
) =>
  field<number[], O>(
    'references',
    options,
    ({ invalid }) =>
      z.array(z.number().int(invalid).positive(invalid).max(ID_MAX, invalid)).max(500, invalid),
    {
      to,
      label: options?.label ?? 'name',
    },
  );

/** A picture kept as a document; read as its id, set through a call of its own. */
export const photo = <const O extends FieldOptions<number>>(options?: O) =>
  field<number, O>('photo', options, () => z.number().int());

/** A value with a shape of its own, kept as JSON. */
export const data = <T, const O extends FieldOptions<T>>(shape: z.ZodType<T>, options?: O) =>
  field<T, O>('data', options, () => shape, { described: shape });

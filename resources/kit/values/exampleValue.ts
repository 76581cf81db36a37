import type { z } from 'zod';
import { invalidCode, missingCode } from '../codes.ts';
import type { Field, FieldKind } from './field.ts';

/** An animal that examples name as one on record: a number of the range that no animal has. */
export const EXAMPLE_TRANSPONDER = '999000000000103';
/** The number of an animal that examples register. */
export const EXAMPLE_NEW_TRANSPONDER = '999000000001267';
/** The number of another animal on record, for calls that name two. */
export const EXAMPLE_OTHER_TRANSPONDER = '999000000002334';
/** The tax number of an owner whom examples enter, and of one on record. */
export const EXAMPLE_NIF = '245612343';
export const EXAMPLE_KNOWN_NIF = '123456789';
/** The tax number of an entity that examples enter, and of one on record. */
export const EXAMPLE_NIPC = '599999993';
export const EXAMPLE_KNOWN_NIPC = '599999985';
/** The ballot number of a veterinarian on record. */
export const EXAMPLE_BALLOT = '12345';

/** Texts that examples have wherever they have one of the kind. */
export const EXAMPLE_TEXT = 'Texto';
export const EXAMPLE_EMAIL = 'ana.silva@example.test';
export const EXAMPLE_PHONE = '+351912345678';
export const EXAMPLE_POSTAL_CODE = '1000-001';
export const EXAMPLE_TIMEZONE = 'Europe/Lisbon';
export const EXAMPLE_COUNTRY = 'PT';
export const EXAMPLE_DAY = '2024-05-20';
/** A day of the years to come. */
const EXAMPLE_DAY_AHEAD = '2090-01-31';
export const EXAMPLE_MOMENT = `${EXAMPLE_DAY}T10:30:00.000Z`;

/** Values of examples by kind; of several the first that the field's own check takes. */
const CANDIDATES: Readonly<Partial<Record<FieldKind, readonly unknown[]>>> = {
  text: [EXAMPLE_TEXT, 'Ana Silva', EXAMPLE_BALLOT, EXAMPLE_KNOWN_NIF, EXAMPLE_NIF, 'A'],
  longText: [EXAMPLE_TEXT],
  richText: [`<p>${EXAMPLE_TEXT}</p>`],
  boolean: [true],
  choices: [[]],
  references: [[]],
  email: [EXAMPLE_EMAIL],
  phone: [EXAMPLE_PHONE],
  country: [EXAMPLE_COUNTRY],
  postalCode: [EXAMPLE_POSTAL_CODE],
  timezone: [EXAMPLE_TIMEZONE],
  transponder: [EXAMPLE_NEW_TRANSPONDER],
  reference: [1],
  timestamp: [EXAMPLE_MOMENT],
};

/** A line with a value of each of its fields that has one. */
const exampleLine = (lineFields: Readonly<Record<string, Field>>): object =>
  Object.fromEntries(
    Object.entries(lineFields)
      .map(([name, field]) => [name, exampleOfField(name, field)] as const)
      .filter(([, value]) => value !== undefined),
  );

function candidatesOf({
  kind,
  options,
  values,
  displayOnly,
  ahead,
  min,
  lineFields,
}: Field): readonly unknown[] {
  if (options.example !== undefined) return [options.example];
  if (kind === 'choice') return values?.filter((value) => !displayOnly?.includes(value)) ?? [];
  if (kind === 'date') return [ahead ? EXAMPLE_DAY_AHEAD : EXAMPLE_DAY];
  if (kind === 'integer' || kind === 'decimal' || kind === 'money') return [Math.max(1, min ?? 1)];
  if (lineFields) return [[exampleLine(lineFields)]];
  return CANDIDATES[kind] ?? [];
}

/** A value of a field for the API's documentation, which its check takes; undefined where its kind has none. */
export function exampleOfField(name: string, field: Field): unknown {
  const { options } = field;
  const check: z.ZodType = field.check({
    missing: typeof options.required === 'string' ? options.required : missingCode(name),
    invalid: options.invalid ?? invalidCode(name),
  });
  return candidatesOf(field).find((value) => check.safeParse(value).success);
}

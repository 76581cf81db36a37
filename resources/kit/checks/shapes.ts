import { z } from 'zod';
import { invalidCode, missingCode, type ErrorCode, type FieldError } from '../codes.ts';
import type { Field } from '../fields.ts';
import { describe, owed } from '../values/described.ts';
import { exampleOfField } from '../values/exampleValue.ts';
import { MAX_NAME } from './issues.ts';
import { addYears, dayIn } from '../../numbers/dates.ts';
import type { Actor } from '../access.ts';
import type { Fields } from '../types.ts';
import type { InputOf, Module, RuleContext, WriteMode } from '../module.ts';

const blankToNull = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : value;

/** Nothing chosen is nothing given, unless records of this kind begin with nothing chosen. */
const isEmptyChoice = (value: unknown, initial: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && !(Array.isArray(initial) && initial.length === 0);

/** The check of one field in a body: blank counts as nothing given. `must` refuses that where it is required. */
export function fieldShape(name: string, field: Field, must = false): z.ZodType {
  const { required, invalid, initial } = field.options;
  const missing: ErrorCode = typeof required === 'string' ? required : missingCode(name);
  const check = field.check({ missing, invalid: invalid ?? invalidCode(name) });
  const isOwed = must && Boolean(required) && initial === undefined;
  const example = {
    exampleOf: () => exampleOfField(name, field),
    isInExamples: field.options.example !== undefined,
  };
  if (!isOwed)
    return describe(z.preprocess(blankToNull, check.nullish()), {
      owedWhen: field.options.owedWhen,
      // A change may leave it out; a record without it is refused once it is whole.
      ...(typeof required === 'string' && { codes: [required] }),
      ...example,
    });
  const shape = z.preprocess(
    (value) => blankToNull(value) ?? null,
    check.nullable().refine((value) => value !== null && !isEmptyChoice(value, initial), missing),
  );
  return describe(owed(shape, check), example);
}

/** The check of a field that may be missing here, and is owed all the same: the handler says so once it knows more. */
export const owedShape = (name: string, field: Field): z.ZodType =>
  owed(fieldShape(name, field), fieldShape(name, field, true));

/** The body of a create or update call: types and single values. Unknown fields are refused. */
export function bodyShape(fields: Fields, mode: WriteMode): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { computed, virtual, settable, createOnly } = field.options;
    const isCreated = mode === 'create';
    const one = fieldShape(name, field, isCreated && !computed && !virtual);
    const shown = isCreated ? one : one.optional();
    const isFixed = computed || (virtual && (isCreated || !settable)) || (createOnly && !isCreated);
    shape[name] = isFixed ? describe(shown, { isReadOnly: true }) : shown;
  }
  if (mode === 'update') {
    shape.id = z.number().int().positive().optional();
    shape.version = z.number().int().positive();
  }
  return z.strictObject(shape);
}

/** Fields that must be there once the write is done, and are not. */
export function missingFields<F extends Fields>(fields: F, record: InputOf<F>, prefix = ''): FieldError[] {
  const found: FieldError[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const { required, computed, virtual, initial } = field.options;
    if (!required || computed || virtual) continue;
    const value = record[name];
    const isGiven = value !== undefined && value !== null && value !== '';
    if (isGiven && !isEmptyChoice(value, initial)) continue;
    found.push({
      property: prefix + name,
      error: typeof required === 'string' ? required : missingCode(name),
    });
  }
  return found;
}

/** Spreadsheets show an empty or zero cell as this day, or as one of 1899. */
const SPREADSHEET_ZERO = '1900-01-01';

/**
 * Finds days that cannot be meant in fields of the past: those to come, the zero of spreadsheets, and those longer ago than
 * the field takes. "Today" is the day at the requester's place, so that a veterinarian in Ponta Delgada and one in Tokyo
 * can both enter it. Values that are already stored are not checked again.
 */
function implausibleDays<F extends Fields>(
  fields: F,
  record: InputOf<F>,
  before: InputOf<F> | null,
  { timezone }: Actor,
): FieldError[] {
  const today = dayIn(timezone);
  return Object.entries(fields)
    .filter(([name, { past, mostYearsAgo }]) => {
      const day: unknown = record[name];
      if (!past || typeof day !== 'string' || day === before?.[name]) return false;
      const first = mostYearsAgo === undefined ? SPREADSHEET_ZERO : addYears(today, -mostYearsAgo);
      return day > today || day <= first;
    })
    .map(([name, { options }]) => ({ property: name, error: options.invalid ?? invalidCode(name) }));
}

/** Values that records only keep, and that were given anew. */
function displayOnlyValues<F extends Fields>(
  fields: F,
  record: InputOf<F>,
  before: InputOf<F> | null,
): FieldError[] {
  return Object.entries(fields)
    .filter(
      ([name, { displayOnly }]) =>
        displayOnly?.includes(String(record[name])) && record[name] !== before?.[name],
    )
    .map(([name, { options }]) => ({ property: name, error: options.invalid ?? invalidCode(name) }));
}

/**
 * Checks a record without the database: single values, missing ones, and the module's rules over several fields. The
 * same on both sides.
 */
export function checkRecord<F extends Fields>(
  module: Pick<Module<string, F>, 'fields' | 'check'>,
  context: RuleContext<F>,
): FieldError[] {
  const { record, before, actor } = context;
  const found = [
    ...missingFields(module.fields, record),
    ...implausibleDays(module.fields, record, before, actor),
    ...displayOnlyValues(module.fields, record, before),
  ];
  const named = new Set(found.map((error) => error.property));
  const rules = module.check?.(context) ?? [];
  return [...found, ...rules.filter((error) => !named.has(error.property))];
}

/** Values that creation leaves out and the declaration knows. */
export function initialValues<F extends Fields>(fields: F): Partial<Record<keyof F & string, unknown>> {
  const initial: Partial<Record<keyof F & string, unknown>> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.options.initial !== undefined) initial[name as keyof F & string] = field.options.initial;
  }
  return initial;
}

/** Zod's path as a property of the wire: `['owners', 0, 'name']` → `owners[0].name`. */
function propertyOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (all, part) =>
      typeof part === 'number' ? `${all}[${part}]` : all === '' ? String(part) : `${all}.${String(part)}`,
    '',
  );
}

/** Splits the faults of a body: what is malformed (400) and which values are wrong (422). Each is named once. */
export function readIssues(issues: readonly z.core.$ZodIssue[]): {
  malformed: string[];
  errors: FieldError[];
} {
  const malformed = new Set<string>();
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const property = propertyOf(issue.path).slice(0, MAX_NAME);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) malformed.add(propertyOf([...issue.path, key]).slice(0, MAX_NAME));
    else if (isCode(issue.message))
      errors.set(`${property} ${issue.message}`, { property, error: issue.message });
    else malformed.add(property);
  }
  return { malformed: [...malformed], errors: [...errors.values()] };
}

const isCode = (message: string): message is ErrorCode => /^[A-Z][A-Z0-9_]+$/.test(message);

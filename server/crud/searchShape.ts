import { z } from 'zod';
import type { Field, FieldKind } from '../../resources/kit/fields.ts';
import { parentField, type AnyModule } from '../../resources/kit/module.ts';
import { PAGE_MAX } from '../../resources/kit/calls/paging.ts';
import { queryIds, queryWords } from '../../resources/kit/calls/query.ts';
import { describe } from '../../resources/kit/values/described.ts';
import { DAY_OR_MOMENT, isMoment } from '../../resources/kit/values/times.ts';
import { isIsoDate } from '../../resources/numbers/dates.ts';
import { CURSOR_MAX } from './cursor.ts';
import type { Hooks } from './hooks.ts';

/** Beyond this depth a page is only to be had through `after`. */
const OFFSET_MAX = 10_000_000;

const blank = (value: unknown): unknown => (value === '' || value === null ? undefined : value);
const fromText = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
const boolFromText = (value: unknown): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

const optional = (shape: z.ZodType, read: (value: unknown) => unknown = (value) => value): z.ZodType =>
  z.preprocess((value) => blank(read(value)), shape.optional()).optional();

/** A whole number of the query, given as text or number. */
const queryInteger = (min: number, max: number): z.ZodType<number | undefined> =>
  optional(z.number().int().min(min).max(max), fromText) as z.ZodType<number | undefined>;
/** Text of a query; blank is nothing. */
export const queryText = (max = 200): z.ZodType<string | undefined> =>
  optional(z.string().trim().max(max)) as z.ZodType<string | undefined>;
/** Yes or no, as `true` and `false` where it is text. */
export const queryBoolean = (): z.ZodType<boolean | undefined> =>
  optional(z.boolean(), boolFromText) as z.ZodType<boolean | undefined>;

/** A day, or a moment with its zone. */
const queryDay = (): z.ZodType =>
  optional(
    describe(
      z
        .string()
        .max(40)
        .refine((text) => isIsoDate(text) || isMoment(text)),
      { as: DAY_OR_MOMENT },
    ),
  );

/** The filters that a field gives: its name, and `…From`, `…To` where it has an order. */
function filtersOf(name: string, field: Field): Record<string, z.ZodType> {
  switch (field.kind) {
    case 'integer':
    case 'money':
    case 'decimal': {
      const shape = field.kind !== 'decimal' ? z.int32() : z.number().min(-1e14).max(1e14);
      const number = optional(shape, fromText);
      return { [name]: number, [`${name}From`]: number, [`${name}To`]: number };
    }
    case 'date':
    case 'timestamp':
      return { [name]: queryDay(), [`${name}From`]: queryDay(), [`${name}To`]: queryDay() };
    case 'boolean':
      return { [name]: queryBoolean() };
    case 'reference':
      return { [name]: queryIds() };
    case 'choice':
    case 'choices':
      return { [name]: queryWords(field.values ?? []) };
    case 'data':
    case 'lines':
    case 'schedule':
    case 'references':
    case 'photo':
      return {};
    default:
      return { [name]: queryText() };
  }
}

/** Kinds of field by which no list is narrowed. */
const UNFILTERED: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'data',
  'lines',
  'schedule',
  'references',
  'choices',
  'photo',
  'longText',
  'richText',
]);

/** Fields that can be filtered by: those the list declares, else all that it can show; child records by their parent. */
function filterNames({ list, fields, parent }: AnyModule): readonly string[] {
  const names = list.filters ?? Object.keys(fields).filter((name) => !fields[name]?.options.virtual);
  return parent ? [...names, parentField(parent)] : names;
}

/** What a list may be sorted by. */
export const sortNames = (module: AnyModule): readonly string[] =>
  module.list.sortable ?? [
    'id',
    ...Object.entries(module.fields)
      .filter(([, field]) => !field.options.virtual && !UNFILTERED.has(field.kind))
      .map(([name]) => name),
  ];

/** The query of `GET /<path>/search`, and the body of its POST. */
export function searchShape(module: AnyModule, hooks: Hooks, productToken: string): z.ZodObject {
  const shape: Record<string, z.ZodType> = {
    currentPage: queryInteger(0, OFFSET_MAX),
    itemsPerPage: queryInteger(1, PAGE_MAX),
    sortProperty: optional(z.enum(sortNames(module))),
    sortDirection: optional(z.enum(['ASC', 'DESC'])),
    universalSearch: queryText(),
    ids: queryIds(),
    after: queryText(CURSOR_MAX),
  };
  for (const name of filterNames(module)) {
    const field = module.fields[name];
    if (field) Object.assign(shape, filtersOf(name, field));
  }
  for (const [name, filter] of Object.entries(hooks.filters ?? {}))
    shape[name] = optional(typeof filter.shape === 'function' ? filter.shape(productToken) : filter.shape);
  return z.strictObject(shape);
}

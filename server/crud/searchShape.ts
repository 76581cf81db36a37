import { z } from 'zod';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { PAGE_MAX } from '../../resources/kit/paging.ts';
import { isIsoDate } from '../../resources/numbers/dates.ts';
import type { Hooks } from './hooks.ts';

/** Beyond this depth a page is only to be had through `after`. */
const OFFSET_MAX = 10_000_000;

const blank = (value: unknown): unknown => (value === '' || value === null ? undefined : value);
const fromText = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
const boolFromText = (value: unknown): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;
const listFromText = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : value;

const optional = (shape: z.ZodType, read: (value: unknown) => unknown = (value) => value): z.ZodType =>
  z.preprocess((value) => blank(read(value)), shape.optional()).optional();

/** A whole number of the query, given as text or number. */
const queryInteger = (min: number, max: number): z.ZodType<number | undefined> =>
  optional(z.number().int().min(min).max(max), fromText) as z.ZodType<number | undefined>;
/** Ids, comma separated in a query or a list in a body. */
export const queryIds = (): z.ZodType<number[] | undefined> =>
  optional(
    z.array(z.preprocess(fromText, z.number().int().min(0).max(1e14))).max(PAGE_MAX * 5),
    listFromText,
  ) as z.ZodType<number[] | undefined>;
/** Words, comma separated in a query or a list in a body. */
export const queryWords = (): z.ZodType<string[] | undefined> =>
  optional(z.array(z.string().max(60)).max(50), listFromText) as z.ZodType<string[] | undefined>;
/** Text of a query; blank is nothing. */
export const queryText = (max = 200): z.ZodType<string | undefined> =>
  optional(z.string().trim().max(max)) as z.ZodType<string | undefined>;
/** Yes or no, as `true` and `false` where it is text. */
export const queryBoolean = (): z.ZodType<boolean | undefined> =>
  optional(z.boolean(), boolFromText) as z.ZodType<boolean | undefined>;

/** A moment with its zone; days of no calendar are no more accepted than words. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const queryDay = (): z.ZodType =>
  optional(
    z
      .string()
      .max(30)
      .refine((text) => isIsoDate(text) || (MOMENT.test(text) && !Number.isNaN(Date.parse(text)))),
  );

/** The filters that a field gives: its name, and `…From`, `…To` where it has an order. */
function filtersOf(name: string, field: Field): Record<string, z.ZodType> {
  switch (field.kind) {
    case 'integer':
    case 'decimal': {
      const shape = field.kind === 'integer' ? z.int32() : z.number().min(-1e14).max(1e14);
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
      return { [name]: queryWords() };
    case 'data':
    case 'references':
    case 'photo':
      return {};
    default:
      return { [name]: queryText() };
  }
}

/** Fields that can be filtered by: those the list declares, else all that it can show. */
const filterNames = (module: AnyModule): readonly string[] =>
  module.list.filters ?? Object.keys(module.fields).filter((name) => !module.fields[name]?.options.virtual);

const sortNames = (module: AnyModule): readonly string[] =>
  module.list.sortable ?? [
    'id',
    ...Object.entries(module.fields)
      .filter(
        ([, field]) =>
          !field.options.virtual &&
          !['data', 'references', 'choices', 'photo', 'longText', 'richText'].includes(field.kind),
      )
      .map(([name]) => name),
  ];

/** The query of `GET /<path>/search`, and the body of its POST. */
export function searchShape(module: AnyModule, hooks: Hooks): z.ZodObject {
  const shape: Record<string, z.ZodType> = {
    currentPage: queryInteger(0, OFFSET_MAX),
    itemsPerPage: queryInteger(1, PAGE_MAX),
    sortProperty: optional(z.enum(sortNames(module) as [string, ...string[]])),
    sortDirection: optional(z.enum(['ASC', 'DESC'])),
    universalSearch: queryText(),
    ids: queryIds(),
    after: queryText(400),
  };
  for (const name of filterNames(module)) {
    const field = module.fields[name];
    if (field) Object.assign(shape, filtersOf(name, field));
  }
  for (const [name, filter] of Object.entries(hooks.filters ?? {})) shape[name] = optional(filter.shape);
  return z.strictObject(shape);
}

export interface SearchQuery {
  readonly currentPage?: number;
  readonly itemsPerPage?: number;
  readonly sortProperty?: string;
  readonly sortDirection?: 'ASC' | 'DESC';
  readonly universalSearch?: string;
  readonly ids?: readonly number[];
  readonly after?: string;
  readonly [filter: string]: unknown;
}

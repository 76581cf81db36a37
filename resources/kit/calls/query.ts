import { z } from 'zod';
import { ID_MAX } from '../values/ids.ts';
import { PAGE_MAX } from './paging.ts';

/** Ids that a list filters by, at most. */
export const FILTER_IDS_MAX = PAGE_MAX * 5;
/** Words that a list filters by, at most. */
const FILTER_WORDS_MAX = 50;

const fromText = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,14}$/.test(value.trim()) ? Number(value) : value;

/** Splits a text at its commas; a single value is a list of one. Longer lists stay too long. */
function partsOf(value: unknown, max: number): unknown[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const parts: unknown[] = [];
  for (const one of given) {
    if (parts.length > max) break;
    if (typeof one !== 'string') parts.push(one);
    else
      parts.push(
        ...one
          .split(',', max + 1)
          .map((part) => part.trim())
          .filter(Boolean),
      );
  }
  return parts;
}

/**
 * A list of a query: `status=A&status=B` and `status=A,B` mean the same, and in a body an array does too.
 * A text without entries counts as not given.
 */
export const queryList = <T>(item: z.ZodType<T>, max: number) =>
  z
    .preprocess((value) => {
      if (value === undefined || value === null) return undefined;
      const parts = partsOf(value, max);
      return parts.length === 0 && typeof value === 'string' ? undefined : parts;
    }, z.array(item).max(max).optional())
    .optional();

/** Ids of records. */
export const queryIds = (max = FILTER_IDS_MAX) =>
  queryList(z.preprocess(fromText, z.number().int().min(0).max(ID_MAX)), max);

/** Words of a closed set; any other is refused. */
export const queryWords = <const V extends readonly string[]>(values: V) =>
  queryList(z.enum(values), FILTER_WORDS_MAX);

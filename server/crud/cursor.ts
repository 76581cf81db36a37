import { z } from 'zod';
import type { Field } from '../../resources/kit/fields.ts';
import { isMoment } from '../../resources/kit/values/times.ts';
import { isIsoDate } from '../../resources/numbers/dates.ts';
import { malformed } from '../errors.ts';

/** Characters of the longest cursor: a text of a list, in the encoding that fits an address. */
export const CURSOR_MAX = 2_000;

type Value = string | number | boolean | null;

/** Where a page ended: the value that the list is sorted by, and the id of its last record. */
interface Place {
  readonly value: Value;
  readonly id: number;
}

const plainText = z
  .string()
  .max(CURSOR_MAX)
  .refine((text) => !text.includes('\0') && text.isWellFormed());

/** Returns the shape of a value that a column of each kind is compared with; any other would fail in the database. */
function valueShape(kind: Field['kind']): z.ZodType<Value> {
  switch (kind) {
    case 'integer':
    case 'money':
      return z.int32();
    case 'decimal':
      return z.number();
    case 'reference':
    case 'photo':
      return z.int();
    case 'boolean':
      return z.boolean();
    case 'date':
      return z.string().refine(isIsoDate);
    case 'timestamp':
      return z.string().refine(isMoment);
    default:
      return plainText;
  }
}

/** Writes a place in a list as the text that the next page is asked for with. */
export const encodeCursor = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws Refusal 400 when the text is no place of that shape */
export function decodeCursor<T>(cursor: string, shape: z.ZodType<T>): T {
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw malformed(['after']);
  }
  const read = shape.safeParse(given);
  if (!read.success) throw malformed(['after']);
  return read.data;
}

/** Names the place after a record in a list sorted by `property`. */
export const writeCursor = (record: Readonly<Record<string, unknown>>, property: string): string =>
  encodeCursor([property, record[property] ?? null, record.id]);

/**
 * Reads a cursor of a list sorted by `property`, a field of the kind given (`id` has none).
 * @throws Refusal 400 when it is not one of this list's
 */
export function readCursor(cursor: string, property: string, kind: Field['kind'] | undefined): Place {
  const value = kind === undefined ? z.int() : valueShape(kind).nullable();
  const read = decodeCursor(cursor, z.tuple([z.literal(property), value, z.int()]));
  return { value: read[1], id: read[2] };
}

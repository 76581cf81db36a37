import type { z } from 'zod';
import type { FieldError } from '../codes.ts';
import { readIssues } from './shapes.ts';

/** Values that are present, checked one by one; those that are wrong stay as they came. */
export function readValues<T extends object>(
  shape: z.ZodType,
  given: T,
  prefix: string,
): { values: T; errors: FieldError[] } {
  const read = shape.safeParse(given);
  if (read.success) return { values: read.data as T, errors: [] };
  const { errors } = readIssues(read.error.issues);
  return { values: given, errors: errors.map((error) => ({ ...error, property: prefix + error.property })) };
}

/** The first fault of each property. */
export const withoutRepeats = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter((error, at) => errors.findIndex((other) => other.property === error.property) === at);

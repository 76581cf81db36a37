import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { boundsOf, type Bounds } from '../../resources/kit/checks/bounds.ts';
import { readIssues } from '../../resources/kit/checks/shapes.ts';
import { formError, malformed } from '../errors.ts';

const known = new WeakMap<z.ZodType, Bounds>();

/** The bounds of a call's shape, read once. */
export function knownBounds(shape: z.ZodType, place = ''): Bounds {
  const bounds = known.get(shape) ?? boundsOf(shape, place);
  known.set(shape, bounds);
  return bounds;
}

/** Below this code point every text is composed already; files, as base64, are too long to look for more. */
const MAY_BE_DECOMPOSED = /[^\0-\u02ff]/;

/** The same value with all its texts composed (NFC), so that equal words are stored alike, whatever they were typed on. */
function composed(value: unknown): unknown {
  if (typeof value === 'string') return MAY_BE_DECOMPOSED.test(value) ? value.normalize('NFC') : value;
  if (Array.isArray(value)) return value.map(composed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, composed(one)]));
}

/** A word outside of its set, in an address: no form sends it, so it has no error under a field. */
const withoutCodes = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.map((issue) => (issue.code === 'invalid_value' ? { ...issue, message: '' } : issue));

/**
 * Checks params, query and body by their Zod shapes; what does not pass is malformed (400) or wrong (422). A value
 * beyond its declared maxima is refused before Zod looks at all that is in it.
 */
export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const bounds = knownBounds(schema);
  const refuse = (issues: readonly z.core.$ZodIssue[]) => {
    const { malformed: properties, errors } = readIssues(httpPart === 'body' ? issues : withoutCodes(issues));
    return { error: properties.length > 0 ? malformed(properties) : formError(errors) };
  };
  return (data) => {
    const { issues } = bounds.exceeded(data);
    if (issues.length > 0) return refuse(issues);
    const result = schema.safeParse(composed(data));
    return result.success ? { value: result.data } : refuse(result.error.issues);
  };
};

import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { readIssues } from '../../resources/kit/shapes.ts';
import { formError, malformed } from '../errors.ts';

/** Checks params, query and body by their Zod shapes; what does not pass is malformed (400) or wrong (422). */
export const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    const { malformed: properties, errors } = readIssues(result.error.issues);
    return { error: properties.length > 0 ? malformed(properties) : formError(errors) };
  };

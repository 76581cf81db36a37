import { z } from 'zod';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { pageOf } from '../../resources/kit/paging.ts';
import { expansionOf } from '../../resources/kit/names.ts';

/** How an answer's field is described to those who read the API's documentation. */
function answerField(field: Field): z.ZodType {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'reference':
    case 'photo':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'choices':
      return z.array(z.string());
    case 'references':
      return z.array(z.number());
    case 'choice':
      return z.enum(field.values as [string, ...string[]]);
    case 'date':
      return z.iso.date();
    case 'timestamp':
      return z.iso.datetime();
    case 'data':
      return field.described ?? z.unknown();
    default:
      return z.string();
  }
}

/** A record on its way out: documentation only, answers are not checked against it. */
export function recordShape(module: AnyModule): z.ZodObject {
  const shape: Record<string, z.ZodType> = { id: z.number(), version: z.number() };
  for (const [name, field] of Object.entries(module.fields)) {
    shape[name] = field.isRequired ? answerField(field) : answerField(field).nullable();
    if (field.kind === 'reference') {
      shape[expansionOf(name)] = z
        .looseObject({ id: z.number(), [field.label ?? 'name']: z.string() })
        .nullable();
    }
  }
  return z.object(shape);
}

/** A page of a search. */
export const pageShape = (record: z.ZodType): z.ZodObject =>
  pageOf(record).extend({ totalIsEstimate: z.literal(true).optional(), cursor: z.string().optional() });

/** A record as it once was, and who made it so. */
export const versionShape = (record: z.ZodObject): z.ZodObject =>
  record.partial().extend({
    revisionId: z.number(),
    revisionTimestamp: z.iso.datetime(),
    revisionType: z.enum(['CREATE', 'UPDATE', 'DELETE']),
    isSecondary: z.boolean(),
    revisionChangedFields: z.array(z.string()),
    creationUser: z.looseObject({ id: z.number(), name: z.string() }).nullable(),
  });

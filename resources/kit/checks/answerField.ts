import { z } from 'zod';
import type { Field } from '../values/field.ts';
import { impersonal, personal } from '../values/personal.ts';

/** A field's value as answers have it, where there is one; personal where the field is. */
export function answerField(field: Field): z.ZodType {
  const shape = shapeOf(field);
  if (field.options.personal) return personal(shape);
  // What a value of its own shape holds, its own parts say.
  return ['data', 'lines', 'schedule'].includes(field.kind) ? shape : impersonal(shape);
}

/** The values of a line, by their fields' names. */
const lineShapes = ({ lineFields = {} }: Field): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(lineFields).map(([name, field]) => {
      const shape = answerField(field);
      return [name, field.isRequired ? shape : shape.nullable()];
    }),
  );

function shapeOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'decimal':
      return z.number();
    case 'integer':
    case 'money':
    case 'reference':
    case 'photo':
      return z.int();
    case 'boolean':
      return z.boolean();
    case 'choices':
      return z.array(z.enum(field.values ?? []));
    case 'references':
      return z.array(z.int());
    case 'choice':
      return z.enum(field.values ?? []);
    case 'date':
      return z.iso.date();
    case 'timestamp':
      return z.iso.datetime();
    case 'lines':
      return z.array(z.object(lineShapes(field)));
    case 'data':
    case 'schedule':
      return field.described ?? z.unknown();
    default:
      return z.string();
  }
}

import { z } from 'zod';
import { operationsOf } from '../../resources/generated/operations.ts';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { AnyOperation } from '../../resources/kit/operation.ts';
import { pageOf } from '../../resources/kit/paging.ts';
import { expansionOf } from '../../resources/kit/names.ts';
import { schemaNameOf } from './operationNames.ts';

/** How an answer's field is described to those who read the API's documentation. */
function answerField(field: Field): z.ZodType {
  switch (field.kind) {
    case 'decimal':
      return z.number();
    case 'integer':
    case 'reference':
    case 'photo':
      return z.int();
    case 'boolean':
      return z.boolean();
    case 'choices':
      return z.array(field.values ? z.enum(field.values as [string, ...string[]]) : z.string());
    case 'references':
      return z.array(z.int());
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

/** A field that a reader may not see, or not on each row, is left out of the answer. */
const shown = ({ options: { read, masked } }: Field, shape: z.ZodType): z.ZodType =>
  read === undefined && !masked ? shape : shape.optional();

/** What a reference's record is expanded to. Where its id is masked, the name alone may be left. */
function expansionShape({ label = 'name', options }: Field): z.ZodType {
  const id = options.masked ? z.int().optional() : z.int();
  return z.object({ id, [label]: z.string() }).nullable();
}

/** A record on its way out. */
function recordShape(module: AnyModule): z.ZodObject {
  const shape: Record<string, z.ZodType> = { id: z.int(), version: z.int() };
  for (const [name, field] of Object.entries(module.fields)) {
    const value = answerField(field);
    const isAlwaysGiven = field.isRequired && !field.options.masked;
    shape[name] = shown(field, isAlwaysGiven ? value : value.nullable());
    if (field.kind === 'reference') shape[expansionOf(name)] = shown(field, expansionShape(field));
  }
  return z.object({ ...shape, ...module.alsoAnswers });
}

/** The same in a list, without what is read with one record only. */
function listedShape(module: AnyModule, plain: z.ZodObject): z.ZodObject | undefined {
  const isDear = (name: string): boolean =>
    module.fields[name]?.options.recordOnly === true || (name === 'operations' && !(name in module.fields));
  const listed = Object.entries(plain.shape).filter(([name]) => !isDear(name));
  return listed.length === Object.keys(plain.shape).length
    ? undefined
    : z.object(Object.fromEntries(listed) as Record<string, z.ZodType>);
}

/** What can be done with a record: allowed, or the reason why not. */
export const statesShape = (operations: readonly AnyOperation[]): z.ZodType =>
  z.object(
    Object.fromEntries(
      operations.map(({ key }) => [
        key,
        z.object({ allowed: z.boolean(), reason: z.string().max(100).optional() }),
      ]),
    ),
  );

/** A page of a search. */
const pageShape = (record: z.ZodType): z.ZodObject =>
  pageOf(record).extend({ totalIsEstimate: z.literal(true).optional(), cursor: z.string().optional() });

/** A record as it once was, and who made it so. */
const versionShape = (record: z.ZodObject): z.ZodObject =>
  record.partial().extend({
    revisionId: z.int(),
    revisionTimestamp: z.iso.datetime(),
    revisionType: z.enum(['CREATE', 'UPDATE', 'DELETE']),
    isSecondary: z.boolean(),
    revisionChangedFields: z.array(z.string()),
    creationUser: z
      .object({
        id: z.int(),
        name: z.string(),
        veterinaryId: z.int().nullable(),
        entity: z.string().nullable(),
        entityId: z.int().nullable(),
      })
      .nullable(),
    revisionEntity: z.object({ id: z.int(), name: z.string() }).nullable(),
  });

interface Shapes {
  readonly record: z.ZodObject;
  readonly page: z.ZodType;
  readonly version: z.ZodType;
}

const known = new WeakMap<AnyModule, Shapes>();

/** The shapes of a module's answers, under their names in the API's description. */
export function shapesOf(module: AnyModule): Shapes {
  const found = known.get(module);
  if (found) return found;
  const name = schemaNameOf(module);
  const plain = recordShape(module);
  const operations = operationsOf(module.name);
  const record = (operations.length > 0 ? plain.extend({ operations: statesShape(operations) }) : plain).meta(
    {
      id: name,
    },
  );
  const shapes: Shapes = {
    record,
    page: pageShape(listedShape(module, record)?.meta({ id: `Listed${name}` }) ?? record).meta({
      id: `${name}Page`,
    }),
    version: versionShape(plain).meta({ id: `${name}Version` }),
  };
  known.set(module, shapes);
  return shapes;
}

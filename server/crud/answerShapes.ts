import { z } from 'zod';
import { operationsOf } from '../../resources/generated/operations.ts';
import { answerField } from '../../resources/kit/checks/answerField.ts';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { AnyOperation } from '../../resources/kit/operation.ts';
import { pageOf } from '../../resources/kit/calls/paging.ts';
import { expansionOf } from '../../resources/kit/names.ts';
import { redactionsOf } from '../../resources/kit/records/redaction.ts';
import { schemaNameOf } from './operationNames.ts';

/** The shape of a reference's expanded record. Where its id is redacted, the name alone may be left. */
const expansionShape = ({ label = 'name' }: Field, isNameKept: boolean): z.ZodType =>
  z.object({ id: isNameKept ? z.int().optional() : z.int(), [label]: z.string() }).nullable();

/** A record on its way out. */
function recordShape(module: AnyModule): z.ZodObject {
  const shape: Record<string, z.ZodType> = { id: z.int(), version: z.int() };
  const redactions = redactionsOf(module);
  const redacts = (name: string, isEmpty: boolean): boolean =>
    redactions.some(({ names, empty = false }) => names.has(name) && empty === isEmpty);
  const shown = (name: string, value: z.ZodType): z.ZodType =>
    redacts(name, false) ? value.optional() : value;
  for (const [name, field] of Object.entries(module.fields)) {
    const value = answerField(field);
    shape[name] = shown(name, field.isRequired && !redacts(name, true) ? value : value.nullable());
    if (field.kind !== 'reference') continue;
    const expansion = expansionOf(name);
    const isNameKept = redactions.some(({ kept }) => kept.has(expansion));
    shape[expansion] = shown(expansion, expansionShape(field, isNameKept));
  }
  return z.object({ ...shape, ...module.alsoAnswers });
}

/** The same in a list, without what is read with one record only. */
function listedShape(module: AnyModule, plain: z.ZodObject): z.ZodObject | undefined {
  const isDear = (name: string): boolean =>
    module.fields[name]?.options.recordOnly === true ||
    module.fields[`${name}Id`]?.options.recordOnly === true ||
    (name === 'operations' && !(name in module.fields));
  const listed = Object.entries(plain.shape).filter(([name]) => !isDear(name));
  return listed.length === Object.keys(plain.shape).length
    ? undefined
    : z.object(Object.fromEntries(listed) as Record<string, z.ZodType>);
}

/** The shape of the operations of a record: allowed, or the reason why not. */
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
    /** Whether the account of an owner made it so. */
    isOwnerCreationUser: z.boolean(),
    revisionChangedFields: z.array(z.string()),
    /** The action, as the audit names it; `null` for versions from before it was stored. */
    revisionAction: z.string().nullable(),
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
    /** The key of the program that made it so. */
    revisionKey: z.object({ id: z.int(), name: z.string(), partner: z.string().nullable() }).nullable(),
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

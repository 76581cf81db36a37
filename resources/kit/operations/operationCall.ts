import { z } from 'zod';
import { dayIn, isIsoDate } from '../../numbers/dates.ts';
import { anyOf, type Actor } from '../access.ts';
import type { Call, Method } from '../call.ts';
import { invalidCode, missingCode, type CatalogueCode, type FieldError } from '../codes.ts';
import { animalKey, byId } from '../values/ids.ts';
import type { Fields } from '../types.ts';
import type { InputOf } from '../module.ts';
import { toUpperSnake } from '../names.ts';
import type { AnyOperation } from '../operation.ts';
import { describe, owed } from '../values/described.ts';
import type { Field } from '../values/field.ts';
import { checkRecord, fieldShape, owedShape } from '../checks/shapes.ts';

/** Operations of one path, distinguished by their `fixed` values. */
export type OperationGroup = readonly [AnyOperation, ...AnyOperation[]];

const methodOf = ({ method = 'PUT' }: AnyOperation): Exclude<Method, 'GET'> => method;

/** Operations that have a call, those of one method and path together. */
export function operationGroups(operations: readonly AnyOperation[]): OperationGroup[] {
  const groups = new Map<string, [AnyOperation, ...AnyOperation[]]>();
  for (const one of operations) {
    if (one.stateOnly) continue;
    const place = `${methodOf(one)} ${one.module.path}/${one.path}`;
    const group = groups.get(place);
    if (group) group.push(one);
    else groups.set(place, [one]);
  }
  return [...groups.values()];
}

const isOwed = (field: Field | undefined): boolean =>
  Boolean(field?.options.required) && field?.options.initial === undefined;

/** The shape of a body that says which of the operations is meant, and what it needs. */
function bodyOf(group: OperationGroup): z.ZodType | undefined {
  if (group[0].method === 'DELETE') return undefined;
  const shape: Record<string, z.ZodType> = {};
  const fixed = new Map<string, Set<string | boolean>>();
  for (const one of group) {
    for (const [name, value] of Object.entries(one.fixed ?? {}))
      fixed.set(name, (fixed.get(name) ?? new Set<string | boolean>()).add(value));
    for (const [name, field] of Object.entries(one.input ?? {}))
      // What is missing is said once the record is known: its state and version come first.
      shape[name] = group.every((other) => isOwed(other.input?.[name]))
        ? owedShape(name, field)
        : fieldShape(name, field);
  }
  const which = [...fixed.keys()].map((name) => `\`${name}\``).join(', ');
  for (const [name, values] of fixed) {
    const invalid = `INVALID_${toUpperSnake(name)}`;
    const words = [...values].filter((value) => typeof value === 'string');
    const value = (words.length > 0 ? z.enum(words, invalid) : z.boolean(invalid)).nullish();
    shape[name] = group.every((other) => other.fixed && name in other.fixed)
      ? owed(value)
      : describe(value, {
          owedWhen: `to say what is done: one of ${which}`,
          example: group[0].fixed?.[name],
          isInExamples: group[0].fixed?.[name] !== undefined,
        });
  }
  shape.version = z.number().int().positive().nullish();
  const body = z.strictObject(shape);
  const needsBody = group.some(({ fixed: some, input = {} }) =>
    some ? true : Object.values(input).some(({ options }) => options.required),
  );
  return needsBody ? body : body.nullish();
}

const codesOf = (group: OperationGroup, hasBody: boolean): CatalogueCode[] => [
  ...new Set<CatalogueCode>([
    ...group.flatMap(({ when, errors = [] }) => [...when.map(({ otherwise }) => otherwise), ...errors]),
    ...(hasBody ? ['FORM_ERROR_MSG' as const] : []),
    'STALE_VERSION',
  ]),
];

/** The call that operations of one path are: their checks, codes and path, for page, server and documentation. */
export function callOf(group: OperationGroup, answer?: z.ZodType): Call {
  const [first] = group;
  const { module, name, by, path, failure = 'ERROR_UPDATE', bodyLimit } = first;
  const body = bodyOf(group);
  const reads = group.find((one) => one.reads)?.reads;
  return {
    name: name + module.name.charAt(0).toUpperCase() + module.name.slice(1),
    method: methodOf(first),
    path: `/${module.path}/:${by ?? 'id'}${path ? `/${path}` : ''}`,
    access: group.length === 1 ? first.permission : anyOf(...group.map(({ permission }) => permission)),
    failure,
    summary: group.map(({ summary = '' }) => summary).join('; or: '),
    params: by ? z.strictObject({ [by]: animalKey }) : byId,
    ...(body && { body }),
    ...(answer && { answer }),
    ...(reads && { reads }),
    ...(group.some(({ reveals }) => reveals) && { once: true }),
    errors: codesOf(group, body !== undefined),
    ...(bodyLimit && { bodyLimit }),
  };
}

/**
 * The operations that a body means: all whose `fixed` values it has.
 * @returns the faults where it means none, or gives what none of them takes
 */
export function chooseOperations(
  group: OperationGroup,
  body: Readonly<Record<string, unknown>>,
): { readonly chosen: readonly AnyOperation[]; readonly errors: readonly FieldError[] } {
  const chosen = group.filter(({ fixed = {} }) =>
    Object.entries(fixed).every(([name, value]) => body[name] === value),
  );
  const [property = 'version'] = Object.keys(group[0].fixed ?? {});
  if (chosen.length === 0) return { chosen, errors: [{ property, error: missingCode(property) }] };
  const taken = new Set(['version', ...group.flatMap(({ fixed = {} }) => Object.keys(fixed))]);
  for (const { input = {} } of chosen) for (const name of Object.keys(input)) taken.add(name);
  return {
    chosen,
    errors: Object.entries(body)
      .filter(([name, value]) => !taken.has(name) && value !== null && value !== undefined)
      .map(([name]) => ({ property: name, error: invalidCode(name) })),
  };
}

/** The faults of an input, before the record is known. */
export interface ReadInput {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldError[];
}

/**
 * The input of an operation in what was given: its own fields, moments turned into days of the user's zone, and what
 * is missing or lies in the future.
 */
export function readInput(
  { input = {} }: AnyOperation,
  given: Readonly<Record<string, unknown>>,
  actor: Actor,
): ReadInput {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(input)) {
    const value = given[name];
    if (value === undefined) continue;
    const isDay = field.moments && typeof value === 'string' && !isIsoDate(value);
    values[name] = isDay ? dayIn(actor.timezone, new Date(value)) : value;
  }
  const record = values as InputOf<Fields>;
  return { values, errors: checkRecord({ fields: input }, { mode: 'create', actor, record, before: null }) };
}

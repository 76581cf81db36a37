import { z } from 'zod';
import type { AuditAction } from '../audit/actions.ts';
import { dayIn, isIsoDate } from '../numbers/dates.ts';
import { allows, any, type Access, type Actor } from './access.ts';
import { writes, type Call, type Method, type Reads } from './call.ts';
import { invalidCode, missingCode, type CatalogueCode, type FieldError } from './codes.ts';
import { byId } from './ids.ts';
import type { AnyModule, Fields, InputOf, RecordOfModule, ValueOf } from './module.ts';
import { toUpperSnake } from './names.ts';
import { checkRecord, fieldShape } from './shapes.ts';

/** A condition over a record, and the code that says why it does not hold. */
export interface Condition<R> {
  readonly otherwise: CatalogueCode;
  // Methods throughout, so that an operation of any record is an `AnyOperation`.
  holds(record: R, actor: Actor): boolean;
}

/** A condition: `otherwise` is answered where `holds` does not. */
export const condition = <R>(
  otherwise: CatalogueCode,
  holds: (record: R, actor: Actor) => boolean,
): Condition<R> => ({ otherwise, holds });

/** The values of an operation's input, checked: the required ones are there. */
export type InputValues<I> = { readonly [K in keyof I]: ValueOf<I[K]> };

/** The columns that an operation sets, by the names of their fields. */
type ColumnsOf<M> = { readonly [K in keyof RecordOfModule<M>]?: RecordOfModule<M>[K] | null };

/** What can be done with one record of a module, written once. */
export interface OperationDeclaration<
  Name extends string,
  M extends AnyModule,
  R,
  I extends Fields,
  Code extends CatalogueCode,
  Columns = ColumnsOf<M>,
> {
  /** A verb in camelCase. Its key in `operations` and its action in the audit are the same in capitals: `SET_DEAD`. */
  readonly name: Name;
  readonly permission: Access;
  /** All must hold; the first that does not is the reason. */
  readonly when: readonly Condition<R>[];
  /** Its state is answered, and no call does it: another call does, or none yet. */
  readonly stateOnly?: true;
  /** What follows the record's key in the path: `mark-dead`; nothing for the record itself. */
  readonly path?: string;
  /** The number that the path names a record by, where it is not the id alone. */
  readonly by?: string;
  /** `PUT` unless told. */
  readonly method?: Exclude<Method, 'GET'>;
  /** Values of the body that mean this operation among those that share its path. */
  readonly fixed?: Readonly<Record<string, string | boolean>>;
  /** What the user enters. Labels are looked up among the operation's own texts, then the module's. */
  readonly input?: I;
  /** What of it the dialog asks for; all unless told. The rest is for other programs. */
  readonly asks?: readonly (keyof I & string)[];
  /** What the dialog starts with. */
  initial?(record: R, actor: Actor): InputOf<I>;
  /** Rules over the input and the record. Pure; page and server run it. */
  check?(input: InputOf<I>, record: R, actor: Actor): readonly FieldError[];
  /** The columns that it sets. Pure. What needs the database is a handler below `server/modules/<module>`. */
  change?(input: InputValues<I>, record: R, actor: Actor): Columns;
  /** The record ends with it. */
  readonly removes?: true;
  /** Further codes that its handler may refuse with. */
  readonly errors?: readonly Code[];
  /** The code of the sentence for a failure that no rule foresaw; the one of a failed save unless told. */
  readonly failure?: CatalogueCode;
  /** One sentence for the API's documentation; needed wherever there is a call. */
  readonly summary?: string;
  /** Fields that are answered beside `id` and `version`; the whole record unless told. */
  readonly answer?: readonly (keyof M['fields'] & string)[];
  /** What its handler adds to the answer. */
  readonly alsoAnswers?: Readonly<Record<string, z.ZodType>>;
  readonly reads?: Reads;
  /** What its audit row says beside the names of the changed fields. No personal data: the audit is not cleared. */
  details?(input: InputValues<I>): Readonly<Record<string, unknown>>;
  /** Its action in the audit, where others have the same. */
  readonly action?: AuditAction;
  /** The largest body in bytes (64 KiB unless told). */
  readonly bodyLimit?: number;
  /** A name of `src/shell/menu/icons.ts`. */
  readonly icon: string;
  /** It cannot be taken back, or shuts others out. */
  readonly danger?: true;
  /** Whether pages offer it for such a record: of two that undo each other, one. */
  shown?(record: R, actor: Actor): boolean;
  /** Users without the permission see it switched off, with that reason; otherwise they do not see it. */
  readonly explainsPermission?: true;
  /** The page that it leads to in place of a dialog, `:name` standing for a field of the record. */
  readonly page?: string;
}

export interface Operation<
  Name extends string = string,
  M extends AnyModule = AnyModule,
  R = object,
  I extends Fields = Fields,
  Code extends CatalogueCode = CatalogueCode,
> extends OperationDeclaration<Name, M, R, I, Code> {
  readonly module: M;
  /** Its name in `operations` and in the audit. */
  readonly key: string;
}

/** Any operation, its record and input not known to the type checker. */
export type AnyOperation = Operation<string, AnyModule, object, Fields, CatalogueCode>;

/** Declares an operation. `R` is a record as its conditions look at it; the module's own unless they say otherwise. */
export function defineOperation<
  const Name extends string,
  M extends AnyModule,
  R = RecordOfModule<M>,
  const I extends Fields = Record<never, never>,
  const Code extends CatalogueCode = never,
  const Columns extends ColumnsOf<M> = ColumnsOf<M>,
>(
  module: M,
  declaration: OperationDeclaration<Name, M, R, I, Code, Columns>,
): Operation<Name, M, R, I, Code> {
  return { ...declaration, module, key: toUpperSnake(declaration.name) };
}

/** Whether an operation is allowed, or the reason why not. */
export interface OperationState {
  readonly allowed: boolean;
  readonly reason?: CatalogueCode;
}

/** Who may do a thing, and in which state of a record. */
export interface StateRule<R> {
  readonly permission: Access;
  readonly when: readonly Condition<R>[];
}

/** The state of one operation: the conditions first, for they explain more than a missing permission. */
export function operationState<R>(
  { permission, when }: StateRule<R>,
  record: R,
  actor: Actor,
): OperationState {
  const failing = when.find((one) => !one.holds(record, actor));
  if (failing) return { allowed: false, reason: failing.otherwise };
  return allows(permission, actor) ? { allowed: true } : { allowed: false, reason: 'NO_PERMISSION' };
}

/** The states of a table of rules. */
export function ruleStates<R, Name extends string>(
  table: Readonly<Record<Name, StateRule<R>>>,
  record: R,
  actor: Actor,
): Record<Name, OperationState> {
  const states = {} as Record<Name, OperationState>;
  for (const name of Object.keys(table) as Name[]) states[name] = operationState(table[name], record, actor);
  return states;
}

/** The states of operations by their keys, as records answer them. */
export const operationStates = (
  operations: readonly AnyOperation[],
  record: object,
  actor: Actor,
): Record<string, OperationState> =>
  Object.fromEntries(operations.map((one) => [one.key, operationState(one, record, actor)]));

/** Operations of one path, told apart by their `fixed` values. */
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

/** An animal's id or number, or another record's id. */
const numberKey = z.string().max(15).regex(/^\d+$/);

/** The shape of a body that says which of the operations is meant, and what it needs. */
function bodyOf(group: OperationGroup): z.ZodType | undefined {
  if (group[0].method === 'DELETE') return undefined;
  const shape: Record<string, z.ZodType> = {};
  const fixed = new Map<string, Set<string | boolean>>();
  for (const one of group) {
    for (const [name, value] of Object.entries(one.fixed ?? {}))
      fixed.set(name, (fixed.get(name) ?? new Set<string | boolean>()).add(value));
    for (const [name, field] of Object.entries(one.input ?? {}))
      shape[name] = fieldShape(name, field, group.length === 1);
  }
  for (const [name, values] of fixed) {
    const invalid = `INVALID_${toUpperSnake(name)}`;
    const words = [...values].filter((value) => typeof value === 'string');
    shape[name] = (words.length > 0 ? z.enum(words, invalid) : z.boolean(invalid)).nullish();
  }
  shape.version = z.number().int().positive().nullish();
  const body = z.strictObject(shape);
  const isOwed = group.some(({ fixed: some, input = {} }) =>
    some ? true : Object.values(input).some(({ options }) => options.required),
  );
  return isOwed ? body : body.nullish();
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
  const call: Call = {
    name: name + module.name.charAt(0).toUpperCase() + module.name.slice(1),
    method: methodOf(first),
    path: `/${module.path}/:${by ?? 'id'}${path ? `/${path}` : ''}`,
    access: group.length === 1 ? first.permission : any(...group.map(({ permission }) => permission)),
    failure,
    summary: group.map(({ summary = '' }) => summary).join('; or: '),
    params: by ? z.strictObject({ [by]: numberKey }) : byId,
    ...(body && { body }),
    ...(answer && { answer }),
    ...(reads && { reads }),
    errors: codesOf(group, body !== undefined),
    ...(bodyLimit && { bodyLimit }),
  };
  if (!writes(call)) throw new Error(`${call.name} must write`);
  return call;
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

/** What is wrong with an input, before the record is known. */
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

/** Whether pages offer an operation for this record at all, allowed or not. */
export const isShown = (operation: AnyOperation, record: object, actor: Actor): boolean =>
  (operation.explainsPermission || allows(operation.permission, actor)) &&
  (operation.shown?.(record, actor) ?? true);

/** The page that an operation leads to, the record's values in it. */
export const pageOf = (
  { page }: AnyOperation,
  record: Readonly<Record<string, unknown>>,
): string | undefined =>
  page?.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(record[name])));

/** The faults of declared operations, one sentence each; `hasHandler` says whether the server has code for one. */
export function operationFaults(
  operations: readonly AnyOperation[],
  hasHandler: (operation: AnyOperation) => boolean,
): string[] {
  return operations.flatMap((one) => {
    const name = `${one.module.name}.${one.name}`;
    if (one.stateOnly)
      return one.change || one.input || one.removes
        ? [`the operation ${name} is a state only, and does something`]
        : [];
    const faults: string[] = [];
    if (one.path === undefined) faults.push(`the operation ${name} has no path`);
    if (!one.summary) faults.push(`the operation ${name} has no summary`);
    if (!one.change && !one.removes && !hasHandler(one))
      faults.push(
        `the operation ${name} has no change: add server/modules/${one.module.name}/${one.name}.ts with ${one.name}Operation`,
      );
    return faults;
  });
}

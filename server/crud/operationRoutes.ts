import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { allows } from '../../resources/kit/access.ts';
import type { CatalogueCode, FieldError } from '../../resources/kit/codes.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Fields } from '../../resources/kit/types.ts';
import type { AnyOperation } from '../../resources/kit/operation.ts';
import {
  callOf,
  chooseOperations,
  operationGroups,
  readInput,
  type OperationGroup,
} from '../../resources/kit/operations/operationCall.ts';
import { operationsOf } from '../../resources/generated/operations.ts';
import type { Services, SignedInCaller } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { forbidden, formError, notFound, refusalOf } from '../errors.ts';
import { routeOf } from '../http/handle.ts';
import { markAudited } from '../http/personalReads.ts';
import type { Route } from '../http/route.ts';
import { runWrite } from '../write/pipeline.ts';
import { findRecord, getRecord, lockRecord, presentedOne, readsOf } from '../write/records.ts';
import { refuseStale, removeRecord, saveRecord } from '../write/saveRecord.ts';
import { refuseByState } from '../write/states.ts';
import { scopeColumns } from '../write/redaction.ts';
import { readIdempotencyKey } from '../write/idempotency.ts';
import type { StoredRecord, Values } from '../write/recordValues.ts';
import type { Write } from '../write/openWrite.ts';
import { shapesOf } from './answerShapes.ts';
import type { CrudModule } from './hooks.ts';
import type { OperationContext, OperationHandler, OperationHandlers } from './operationHandler.ts';
import { reasonErrors, requireReadReason } from './readReason.ts';
import { callerOf, idOf } from './requestContext.ts';

/** A call of an operation once its body has been read. */
interface OperationRequest {
  readonly table: CrudModule;
  readonly key: string;
  readonly version: number | null | undefined;
  readonly chosen: readonly {
    readonly operation: AnyOperation;
    readonly code: OperationHandler;
    readonly input: Values;
    readonly errors: readonly FieldError[];
    readonly prepared: unknown;
  }[];
}

const NONE: OperationHandler = {};

/** The calls of a module's operations: permission, state, version and input are checked here and nowhere else. */
export const operationRoutes = (
  services: Services,
  table: CrudModule,
  handlers: OperationHandlers,
): Route[] =>
  operationGroups(operationsOf(table.module.name)).map((group) =>
    routeOfGroup(services, table, handlers, group),
  );

function routeOfGroup(
  services: Services,
  table: CrudModule,
  handlers: OperationHandlers,
  group: OperationGroup,
): Route {
  const { module } = table;
  const call = callOf(group, answerShape(group, module));
  const answersRecord = group.some((one) => !one.removes && !one.answer);
  const asksReason = table.hooks.needsReadReason !== undefined && answersRecord;
  return {
    ...routeOf({ ...call, ...(!call.reads && answersRecord && { reads: readsOf(module) }) }),
    errors: [
      ...(call.errors ?? []),
      ...(asksReason ? reasonErrors(table) : []),
      ...(table.hooks.beforeLookUp ? (['TOO_MANY_REQUESTS'] as const) : []),
    ],
    handler: async (request) => {
      const caller = callerOf(request);
      if (asksReason) await requireReadReason(services, table, request, idOf(request));
      const operation = await readRequest(services, table, handlers, group, request);
      const { body, isAudited } = await runWrite(
        services,
        caller,
        call.once ? null : readIdempotencyKey(request),
        async (write) => ({
          status: 200,
          body: await operate(write, operation, call),
        }),
      );
      if (isAudited) markAudited(request);
      return body;
    },
  };
}

/**
 * Returns the shape of an answer about the records of a module: the record, some of its fields, or the rest of an ended
 * one.
 */
function answerShape(group: OperationGroup, module: AnyModule): z.ZodType {
  const shapes = group.map(({ removes, answer, alsoAnswers = {} }) => {
    const { record } = shapesOf(module);
    if (removes) return z.object({ id: z.int() });
    if (!answer) return Object.keys(alsoAnswers).length > 0 ? record.extend(alsoAnswers) : record;
    const fields = Object.fromEntries(answer.map((name) => [name, record.shape[name] as z.ZodType]));
    return z.object({ id: z.int(), version: z.int(), ...fields, ...alsoAnswers });
  });
  const different = shapes.filter((shape, at) => shapes.findIndex((one) => sameShape(one, shape)) === at);
  const [first, ...more] = different;
  return more.length > 0 ? z.union([first!, ...more]) : first!;
}

const sameShape = (a: z.ZodObject, b: z.ZodObject): boolean =>
  Object.keys(a.shape).join() === Object.keys(b.shape).join();

/** Which operations are meant, with what input; files are read here, before the transaction opens. */
async function readRequest(
  services: Services,
  table: CrudModule,
  handlers: OperationHandlers,
  group: OperationGroup,
  request: FastifyRequest,
): Promise<OperationRequest> {
  const caller = callerOf(request);
  const body = (request.body ?? {}) as Values;
  const [key] = Object.values(request.params as Record<string, string | number>);
  const { chosen, errors } = chooseOperations(group, body);
  if (errors.length > 0) throw formError(errors);
  if (chosen.some(({ permission }) => !allows(permission, caller.actor))) throw forbidden();
  await table.hooks.beforeLookUp?.(services, caller, String(key));
  const read = chosen.map((operation) => ({
    operation,
    code: handlers[operation.name] ?? NONE,
    ...readInput(operation, body, caller.actor),
  }));
  const faults = read.flatMap((one) => one.errors);
  const named = String(key);
  if (read.some(({ code }) => code.prepare)) {
    // Nothing is looked at for a record that the caller may not find.
    if (!(await findNamed(services.db, table, named, caller))) throw notFound();
    if (faults.length > 0) throw formError(faults);
  }
  const prepared = await Promise.all(
    read.map(async ({ code, values }) => code.prepare?.({ input: values, caller, services })),
  );
  return {
    table,
    key: named,
    version: body.version as number | null | undefined,
    chosen: read.map(({ values, ...one }, at) => ({ ...one, input: values, prepared: prepared[at] })),
  };
}

/** Does one operation with a record outside its call, as a decision on several requests does with each. */
export const runOperation = (
  write: Write,
  table: CrudModule,
  operation: AnyOperation,
  code: OperationHandler,
  given: { readonly id: number; readonly version?: number; readonly input: Values },
): Promise<unknown> => {
  const { id, version, input } = given;
  const chosen = [{ operation, code, input, errors: [], prepared: undefined }];
  return operate(write, { table, key: String(id), version, chosen }, {});
};

/** The record that a path names, without a lock: whether the caller finds it at all. */
function findNamed(db: Queryable, table: CrudModule, key: string, caller: SignedInCaller): Promise<unknown> {
  const own = table.hooks.lookUp?.(key, caller);
  return own ? findRecord(db, table, own) : getRecord(db, table, Number(key), caller);
}

/** The record that a path names, locked until the transaction ends. */
async function lockNamed(write: Write, table: CrudModule, key: string): Promise<StoredRecord> {
  const own = table.hooks.lookUp?.(key, write.caller);
  if (!own) return lockRecord(write, table, Number(key));
  const select = scopeColumns(table, write.caller, true);
  const record = await findRecord(write.tx, table, own, { lock: true, ...(select && { select }) });
  if (!record) throw notFound();
  return record;
}

/** Does what is requested with the record: state, version, input, change, answer. */
async function operate(
  write: Write,
  { table, key, version, chosen }: OperationRequest,
  call: Parameters<typeof refusalOf>[0],
): Promise<unknown> {
  const { caller } = write;
  for (const { code } of chosen) await code.lockFirst?.(write, key);
  const record = await lockNamed(write, table, key);
  for (const { operation } of chosen) refuseByState(operation, record, caller);
  await refuseStale(write, table, record, version);
  const faults = chosen.flatMap(({ operation, input, errors }) => [
    ...errors,
    ...(operation.check?.(input, record, caller.actor) ?? []),
  ]);
  if (faults.length > 0) throw formError(faults);
  const contexts: OperationContext<StoredRecord, Fields, unknown, CatalogueCode, unknown>[] = [];
  for (const { code, input, prepared } of chosen) {
    const context: OperationContext<StoredRecord, Fields, unknown, CatalogueCode> = {
      ...write,
      record,
      input,
      prepared,
      loaded: undefined,
      fail: (refused, errors, details) => {
        throw refusalOf(call, refused, errors, details);
      },
    };
    contexts.push({ ...context, loaded: await code.load?.(context) });
  }
  const columns: Record<string, unknown> = {};
  for (const [at, { operation, code, input }] of chosen.entries()) {
    Object.assign(columns, operation.change?.(input, record, caller.actor));
    const more = await code.change?.(contexts[at]!);
    if (more === null) return answerOf(operation, table, record, caller);
    Object.assign(columns, more);
  }
  const [first] = chosen;
  const action = {
    action: first!.operation.actionOf?.(first!.input) ?? first!.operation.action,
    details: Object.assign(
      {},
      ...chosen.map(({ operation, input }) => operation.details?.(input)),
      ...chosen.map(({ code }, at) => code.details?.(contexts[at]!)),
    ) as Values,
  };
  const isRemoved = first!.operation.removes === true;
  if (isRemoved) await removeRecord(write, table, record, action);
  if (first!.operation.leaves) write.audit({ ...action, objectType: table.module.name, objectId: record.id });
  const saved =
    isRemoved || first!.operation.leaves
      ? record
      : await saveRecord(write, table, record, asColumns(table, columns), action);
  const more: Record<string, unknown> = {};
  for (const [at, { code }] of chosen.entries())
    Object.assign(more, await code.after?.({ ...contexts[at]!, saved }));
  if (isRemoved) return { id: record.id };
  return { ...answerOf(first!.operation, table, saved, caller), ...more };
}

/** The record as an operation answers it. */
function answerOf(
  { answer }: AnyOperation,
  table: CrudModule,
  record: StoredRecord,
  caller: SignedInCaller,
): Values {
  if (!answer) return presentedOne(table, record, caller);
  const values = record as Values;
  return {
    id: record.id,
    version: record.version,
    ...Object.fromEntries(answer.map((name) => [name, values[name] ?? null])),
  };
}

/** Fields that are read by an expression have a column of their name, which only an expression sets. */
const asColumns = ({ module }: CrudModule, columns: Values): Values =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      module.fields[name]?.options.virtual ? sql`${value}` : value,
    ]),
  );

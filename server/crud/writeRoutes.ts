import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { operationsOf } from '../../resources/generated/operations.ts';
import type { Access } from '../../resources/kit/access.ts';
import type { CatalogueCode, FieldError } from '../../resources/kit/codes.ts';
import { filesInput, type FilesInput } from '../../resources/common/document/fileInput.ts';
import { FILES_BODY } from '../../resources/common/document/limits.ts';
import { describe, owed } from '../../resources/kit/values/described.ts';
import { byId, idNumber } from '../../resources/kit/values/ids.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { toUpperSnake } from '../../resources/kit/names.ts';
import { queryIds } from '../../resources/kit/calls/query.ts';
import { bodyShape } from '../../resources/kit/checks/shapes.ts';
import type { Services } from '../context.ts';
import { malformed, Refusal } from '../errors.ts';
import { prepareFiles } from '../files/prepare.ts';
import { savePrepared } from '../files/store.ts';
import { markAudited } from '../http/personalReads.ts';
import { readIdempotencyKey } from '../write/idempotency.ts';
import type { Route } from '../http/route.ts';
import { shapesOf, statesShape } from './answerShapes.ts';
import { namesOf } from './operationNames.ts';
import { wordsOf } from '../../resources/kit/names.ts';
import type { CrudModule } from './hooks.ts';
import { attempt } from '../write/attempt.ts';
import { runWrite } from '../write/pipeline.ts';
import type { Write } from '../write/openWrite.ts';
import { presentedOne, readsOf } from '../write/records.ts';
import { reasonErrors, requireReadReason, requireReason } from './readReason.ts';
import { callerOf, idOf, parentNumberOf } from './requestContext.ts';
import type { Values } from '../write/recordValues.ts';
import { createFromInput, removeById, updateFromInput } from './writeFromInput.ts';

/** What a write that is limited by numbers of others answers as well. */
const limitErrors = ({ hooks }: CrudModule) => (hooks.beforeWrite ? (['TOO_MANY_REQUESTS'] as const) : []);

const sharedOf = ({ module }: CrudModule) => ({
  tag: module.path,
  reads: readsOf(module),
  isRepeatable: true,
});

/** The codes of a generated write: the declared ones, and those of its unique fields. */
const errorsOf = (module: AnyModule, ...more: readonly CatalogueCode[]): readonly CatalogueCode[] => [
  ...new Set([
    'FORM_ERROR_MSG' as const,
    'UNWRITABLE_FIELD' as const,
    ...more,
    ...(module.errors ?? []),
    ...(module.unique ?? []).map(({ code }) => code),
  ]),
];

/** A new record. */
export function createRoute(services: Services, table: CrudModule, access: Access): Route {
  const { module } = table;
  return {
    ...sharedOf(table),
    name: namesOf(module).create,
    errors: errorsOf(
      module,
      ...(table.hooks.readsToCreate ? (['READ_REASON_REQUIRED'] as const) : []),
      ...limitErrors(table),
    ),
    method: 'POST',
    path: `/${module.path}`,
    access,
    failure: module.failures?.create ?? 'ERROR_CREATE',
    body: module.documents
      ? bodyShape(module.fields, 'create').extend({ documents: filesInput.nullish() })
      : bodyShape(module.fields, 'create'),
    ...(module.documents && { bodyLimit: FILES_BODY }),
    answer: shapesOf(module).record,
    status: 201,
    summary: `Creates one ${wordsOf(module).singular}`,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { documents, ...given } = request.body as Values & { documents?: FilesInput | null };
      await table.hooks.beforeWrite?.(services, caller, given);
      const read = await table.hooks.readsToCreate?.(services.db, given, caller);
      const reason = read ? requireReason(request) : null;
      const prepared = await prepareFiles({ services, caller }, documents ?? [], {
        accept: 'any',
        property: 'documents',
        ...(module.documents && { maxFiles: module.documents.most }),
      });
      const { status, body, isAudited } = await runWrite(
        services,
        caller,
        readIdempotencyKey(request),
        async (write) => {
          const written = await createFromInput(write, table, given, parentNumberOf(request));
          if (read) write.audit({ action: 'READ', ...read, details: { reason } });
          await savePrepared(write.tx, prepared, {
            documentType: toUpperSnake(module.name),
            documentTypeId: written.id,
            userId: caller.actor.id,
            entityId: caller.actor.entity?.id ?? null,
          });
          return { status: 201, body: presentedOne(table, written, caller) };
        },
      );
      if (isAudited) markAudited(request);
      void reply.status(status);
      return body;
    },
  };
}

/** The body of a change. A record may come back whole: what it says of its operations is not looked at. */
function wholeRecordShape(module: AnyModule): z.ZodObject {
  const operations = operationsOf(module.name);
  const body = bodyShape(module.fields, 'update');
  return operations.length > 0 ? body.extend({ operations: statesShape(operations).optional() }) : body;
}

/** A change of a record, whose id is in the path or in the body. */
export function updateRoutes(services: Services, table: CrudModule, access: Access): Route[] {
  const { module } = table;
  const update = async (request: FastifyRequest, id: number): Promise<unknown> => {
    const caller = callerOf(request);
    // The answer is the whole record, and so is the refusal of a stale change.
    await requireReadReason(services, table, request, id);
    await table.hooks.beforeWrite?.(services, caller, request.body as Values, id);
    const { body, isAudited } = await runWrite(
      services,
      caller,
      readIdempotencyKey(request),
      async (write) => {
        const { operations: _operations, ...given } = request.body as Values;
        const written = await updateFromInput(write, table, id, given);
        return { status: 200, body: presentedOne(table, written, caller) };
      },
    );
    if (isAudited) markAudited(request);
    return body;
  };
  const shared = {
    ...sharedOf(table),
    method: 'PUT' as const,
    access,
    failure: module.failures?.update ?? 'ERROR_UPDATE',
    body: wholeRecordShape(module),
    answer: shapesOf(module).record,
    errors: errorsOf(module, 'NOT_FOUND', 'STALE_VERSION', ...reasonErrors(table), ...limitErrors(table)),
  };
  const { update: name } = namesOf(module);
  const { singular } = wordsOf(module);
  return [
    {
      ...shared,
      name,
      path: `/${module.path}/:id`,
      params: byId,
      summary: `Changes one ${singular}`,
      handler: (request) => update(request, idOf(request)),
    },
    {
      ...shared,
      name: `${name}ByBody`,
      path: `/${module.path}`,
      body: shared.body.extend({ id: owed(idNumber.optional()) }),
      summary: `Changes one ${singular}, whose id is in the body`,
      handler: (request) => {
        const { id } = request.body as { id?: number };
        if (id === undefined) throw malformed(['id']);
        return update(request, id);
      },
    },
  ];
}

/**
 * Removes records, all or none.
 * @throws Refusal that names each record that cannot be removed by its place in `ids`
 */
async function removeAll(write: Write, table: CrudModule, ids: readonly number[]): Promise<void> {
  if (ids.length === 1) return removeById(write, table, ids[0]!);
  const refused: Refusal[] = [];
  const against: FieldError[] = [];
  // In one order for everybody: two who remove the same records do not wait for each other in a circle.
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const refusal = await attempt(write, () => removeById(write, table, id));
    if (!refusal) continue;
    refused.push(refusal);
    against.push({ property: `ids[${ids.indexOf(id)}]`, error: refusal.code });
  }
  const [first] = refused;
  if (first) throw new Refusal(first.status, first.code, against);
}

/** The end of one record, or of several, all or none. */
export function removeRoutes(services: Services, table: CrudModule, access: Access): Route[] {
  const { module } = table;
  const remove = (request: FastifyRequest, ids: readonly number[]) =>
    runWrite(services, callerOf(request), readIdempotencyKey(request), async (write) => {
      await removeAll(write, table, ids);
      return { status: 200, body: ids.length === 1 ? { id: ids[0] } : { ids } };
    });
  const names = namesOf(module);
  const shared = {
    ...sharedOf(table),
    // An answer of ids alone.
    reads: 'NOTHING_PERSONAL' as const,
    errors: ['NOT_FOUND', 'STILL_IN_USE', ...(module.errors ?? [])] as const,
    method: 'DELETE' as const,
    access,
    failure: module.failures?.remove ?? 'ERROR_DELETE',
  };
  return [
    {
      ...shared,
      name: names.remove,
      path: `/${module.path}/:id`,
      params: byId,
      answer: z.object({ id: z.number() }),
      summary: `Removes one ${wordsOf(module).singular}`,
      handler: async (request) => (await remove(request, [idOf(request)])).body,
    },
    {
      ...shared,
      name: names.removeSeveral,
      path: `/${module.path}`,
      query: z.strictObject({ ids: describe(owed(queryIds()), { example: [1] }) }),
      answer: z.object({ ids: z.array(z.number()) }),
      summary: `Removes several ${wordsOf(module).plural}, all or none`,
      handler: async (request) => {
        const ids = (request.query as { ids?: number[] }).ids ?? [];
        if (ids.length === 0) throw malformed(['ids']);
        await remove(request, ids);
        return { ids };
      },
    },
  ];
}

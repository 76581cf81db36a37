import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { allOf } from '../../resources/kit/access.ts';
import { byId, idText } from '../../resources/kit/values/ids.ts';
import { dayShape, momentShape } from '../../resources/kit/values/times.ts';
import { addDays, startOfDay } from '../../resources/numbers/dates.ts';
import type { Services } from '../context.ts';
import { noteRead } from '../http/personalReads.ts';
import type { Route } from '../http/route.ts';
import { readFromStandby } from '../http/standbyReads.ts';
import { shapesOf } from './answerShapes.ts';
import { namesOf } from './operationNames.ts';
import { wordsOf } from '../../resources/kit/names.ts';
import type { CrudModule } from './hooks.ts';
import { getRecord, presentedOne, readsOf } from '../write/records.ts';
import { redactFor } from '../write/redaction.ts';
import { noteReadReason, reasonErrors, requireReadReason } from './readReason.ts';
import { callerOf, idOf } from './requestContext.ts';
import { search } from './search.ts';
import { searchShape } from './searchShape.ts';
import type { SearchQuery } from './searchQuery.ts';
import { getVersion, listVersions } from '../write/versions.ts';

const versionParams = byId.extend({ revisionId: idText, revisionTimestamp: momentShape() });

/** Search, by query and by body: the same filters, for a selection may be too long for an address. */
export function searchRoutes(services: Services, table: CrudModule): Route[] {
  const { module } = table;
  const { search: name } = namesOf(module);
  const { plural } = wordsOf(module);
  const query = searchShape(module, table.hooks, services.settings.productToken);
  const shared = {
    tag: module.path,
    errors: [...(module.errors ?? []), ...(table.hooks.beforeSearch ? (['TOO_MANY_REQUESTS'] as const) : [])],
    access: module.access.read,
    failure: module.failure ?? 'ERROR_SEARCH',
    answer: shapesOf(module).page,
    path: `/${module.path}/search`,
    reads: readsOf(module, 'SEARCH'),
  };
  const answer = async (request: FastifyRequest, given: unknown): Promise<unknown> => {
    const caller = callerOf(request);
    await table.hooks.beforeSearch?.(services, given as SearchQuery, caller);
    const find = ({ db }: Services): Promise<unknown> => search(db, table, given as SearchQuery, caller);
    // What is known of people is read where its audit row is written.
    const page = module.personal ? await find(services) : await readFromStandby(services, request, find);
    noteRead(request, { objectId: null, details: given as Record<string, unknown> });
    return page;
  };
  return [
    {
      ...shared,
      name,
      method: 'GET',
      query,
      summary: `Finds ${plural}`,
      handler: (request) => answer(request, request.query),
    },
    {
      ...shared,
      name: `${name}ByBody`,
      method: 'POST',
      body: query,
      summary: `Finds ${plural}, the filters in the body`,
      handler: (request) => answer(request, request.body),
    },
  ];
}

/** One record by its id. */
export function getRoute(services: Services, table: CrudModule): Route {
  const { db } = services;
  const { module } = table;
  return {
    name: namesOf(module).get,
    method: 'GET',
    path: `/${module.path}/:id`,
    tag: module.path,
    errors: [...(module.errors ?? []), ...reasonErrors(table)],
    access: module.access.read,
    failure: module.failure ?? 'ERROR_READ',
    params: byId,
    reads: readsOf(module),
    answer: shapesOf(module).record,
    summary: `Reads one ${wordsOf(module).singular}`,
    handler: async (request) => {
      const caller = callerOf(request);
      const record = await getRecord(db, table, idOf(request), caller);
      await noteReadReason(services, table, request, record.id);
      return presentedOne(table, record, caller);
    },
  };
}

/** `at`: the record as it was at the end of that day, on the clocks of the caller. */
const versionsQuery = z.strictObject({ at: dayShape().optional() });

/** The routes of a record's versions: all, and one. A caller who may not see the record sees none. */
export function versionRoutes(services: Services, table: CrudModule): Route[] {
  const { db } = services;
  const { module } = table;
  const path = `/${module.path}/:id/versions`;
  const { version: one } = shapesOf(module);
  const names = namesOf(module);
  const { singular } = wordsOf(module);
  const shared = {
    method: 'GET' as const,
    tag: module.path,
    errors: [...(module.errors ?? []), ...reasonErrors(table)],
    access: allOf(module.access.read, 'READ_VERSIONS'),
    failure: 'ERROR_READ_VERSIONS' as const,
    reads: readsOf(module),
  };
  return [
    {
      ...shared,
      name: names.versions,
      path,
      params: byId,
      query: versionsQuery,
      answer: z.array(one),
      summary: `Lists the versions of one ${singular}, the newest first, or the one in force on a day`,
      handler: async (request) => {
        const caller = callerOf(request);
        const record = await getRecord(db, table, idOf(request), caller);
        const { at } = request.query as z.output<typeof versionsQuery>;
        await requireReadReason(services, table, request, idOf(request));
        noteRead(request, { details: { versions: true, ...(at && { at }) } });
        const before = at && startOfDay(addDays(at, 1), caller.actor.timezone);
        return listVersions(db, module.name, idOf(request), redactFor(table, caller, record), before);
      },
    },
    {
      ...shared,
      name: names.version,
      errors: [...shared.errors, 'VERSION_NOT_FOUND'],
      path: `${path}/:revisionId/:revisionTimestamp`,
      params: versionParams,
      answer: one,
      summary: `Reads one version of one ${singular}`,
      handler: async (request) => {
        const caller = callerOf(request);
        const { id, revisionId, revisionTimestamp } = request.params as z.output<typeof versionParams>;
        const record = await getRecord(db, table, id, caller);
        await requireReadReason(services, table, request, id);
        noteRead(request, { details: { versions: true, revisionId } });
        return getVersion(
          db,
          module.name,
          id,
          revisionId,
          revisionTimestamp,
          redactFor(table, caller, record),
        );
      },
    },
  ];
}

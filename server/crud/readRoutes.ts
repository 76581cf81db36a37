import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { all } from '../../resources/kit/access.ts';
import { byId, idText } from '../../resources/kit/ids.ts';
import { momentShape } from '../../resources/kit/times.ts';
import type { Services } from '../context.ts';
import { noteRead } from '../http/personalReads.ts';
import type { Route } from '../http/route.ts';
import { pageShape, recordShape, versionShape } from './answerShapes.ts';
import type { Hooks } from './hooks.ts';
import { presented, presentRecord, readsOf } from './read.ts';
import { callerOf, idOf } from './request.ts';
import { search } from './search.ts';
import { searchShape, type SearchQuery } from './searchShape.ts';
import type { Values } from './stored.ts';
import type { Table } from './table.ts';
import { getVersion, listVersions } from '../write/versions.ts';

const versionParams = byId.extend({ revisionId: idText, revisionTimestamp: momentShape() });

/** Search, by query and by body: the same filters, for a selection may be too long for an address. */
export function searchRoutes({ db, settings }: Services, table: Table, hooks: Hooks): Route[] {
  const { module } = table;
  const query = searchShape(module, hooks, settings.productToken);
  const shared = {
    tag: module.path,
    errors: module.errors,
    access: module.access.read,
    failure: module.failure ?? 'ERROR_SEARCH',
    answer: pageShape(recordShape(module)),
    path: `/${module.path}/search`,
    reads: readsOf(module, 'SEARCH'),
  };
  const find = async (request: FastifyRequest, given: unknown): Promise<unknown> => {
    const caller = callerOf(request);
    const page = await search(db, table, hooks, given as SearchQuery, caller);
    noteRead(request, { objectId: null, details: given as Record<string, unknown> });
    return page;
  };
  return [
    {
      ...shared,
      method: 'GET',
      query,
      summary: 'Finds records',
      handler: (request) => find(request, request.query),
    },
    {
      ...shared,
      method: 'POST',
      body: query,
      summary: 'Finds records, the filters in the body',
      handler: (request) => find(request, request.body),
    },
  ];
}

/** One record by its id. */
export function getRoute({ db }: Services, table: Table, hooks: Hooks): Route {
  const { module } = table;
  return {
    method: 'GET',
    path: `/${module.path}/:id`,
    tag: module.path,
    errors: module.errors,
    access: module.access.read,
    failure: module.failure ?? 'ERROR_READ',
    params: byId,
    reads: readsOf(module),
    answer: recordShape(module),
    summary: 'Reads one record',
    handler: async (request) => {
      const caller = callerOf(request);
      return presentRecord(db, table, hooks, idOf(request), caller);
    },
  };
}

/** What a record was: all its versions, and one of them. Whoever may not see the record sees none. */
export function versionRoutes({ db }: Services, table: Table, hooks: Hooks): Route[] {
  const { module } = table;
  const path = `/${module.path}/:id/versions`;
  const one = versionShape(recordShape(module));
  const shared = {
    method: 'GET' as const,
    tag: module.path,
    errors: module.errors,
    access: all(module.access.read, 'READ_VERSIONS'),
    failure: 'ERROR_READ_VERSIONS' as const,
    reads: readsOf(module),
  };
  return [
    {
      ...shared,
      path,
      params: byId,
      answer: z.array(one),
      summary: 'Lists the versions of a record, the newest first',
      handler: async (request) => {
        const caller = callerOf(request);
        await presentRecord(db, table, hooks, idOf(request), caller);
        noteRead(request, { details: { versions: true } });
        return listVersions(db, module.name, idOf(request), (data) => presented(table, hooks, data, caller));
      },
    },
    {
      ...shared,
      path: `${path}/:revisionId/:revisionTimestamp`,
      params: versionParams,
      answer: one,
      summary: 'Reads one version of a record',
      handler: async (request) => {
        const caller = callerOf(request);
        const { id, revisionId, revisionTimestamp } = request.params as z.output<typeof versionParams>;
        await presentRecord(db, table, hooks, id, caller);
        noteRead(request, { details: { versions: true, revisionId } });
        const present = (data: Values) => presented(table, hooks, data, caller);
        return getVersion(db, module.name, id, revisionId, revisionTimestamp, present);
      },
    },
  ];
}

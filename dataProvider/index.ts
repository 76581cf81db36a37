import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { pathOf } from '../resources/kit/names.ts';
import type { AnyModule } from '../resources/kit/module.ts';
import { PAGE_MAX } from '../resources/kit/calls/paging.ts';
import { loadDeclaration } from '../resources/declarations.ts';
import { findResource } from '../resources/moduleIndex.ts';
import { changesOf, givenOf } from './changes.ts';
import { convertErrors } from './errors.ts';
import { send, type Method } from './client/httpClient.ts';
import { queryString } from './query.ts';
import { search } from './search.ts';

export { callApi } from './callApi.ts';
export { codeOf, isConnectionLost, statusOf } from './client/callError.ts';
export { keepReadReason, readReasonFor } from './client/readReasons.ts';
export type { ErrorBody } from './errors.ts';

/** The declaration of a resource, which the page that writes has loaded already. */
const moduleOf = async (resource: string): Promise<AnyModule | undefined> => {
  const known = findResource(resource);
  return known && loadDeclaration(known.name);
};

/** The path of a record with these values, where its kind has one of its own: a clearing of the register. */
const variantOf = ({ variants = [] }: AnyModule, data: Readonly<Record<string, unknown>>) =>
  variants.find(({ fixed }) => Object.entries(fixed).every(([name, value]) => data[name] === value));

/** Where a resource's calls are: as its module declares, else by the convention. */
const callsOf = (resource: string): string => findResource(resource)?.path ?? pathOf(resource);

/** The calls to records below a path; `what` is the code for what could not be done with them. */
const restWith = (what?: string) =>
  simpleRest('', async (url, { method = 'GET', body, signal }: RequestInit = {}) => {
    const answer = await convertErrors(
      send<RaRecord>(url, {
        method: method as Method,
        ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }),
        signal: signal ?? undefined,
      }),
      what,
    );
    return { ...answer, body: '' };
  });

/** The plain part of REST is left to the simple provider: get, create, delete of one record. */
const rest = restWith();

async function getMany<R extends RaRecord>(
  resource: string,
  ids: readonly Identifier[],
  signal?: AbortSignal,
): Promise<R[]> {
  const found: R[] = [];
  for (let at = 0; at < ids.length; at += PAGE_MAX) {
    const some = ids.slice(at, at + PAGE_MAX);
    const pagination = { page: 1, perPage: some.length };
    const { data } = await search<R>(callsOf(resource), { filter: { ids: some }, pagination, signal });
    found.push(...data);
  }
  return found;
}

/** React-admin's view of the calls: one search convention, one place for errors, changes only on the wire. */
export const dataProvider: DataProvider = {
  ...rest,
  supportAbortSignal: true,
  getOne: (resource, params) => rest.getOne(callsOf(resource), params),
  delete: async (resource, params) =>
    restWith((await moduleOf(resource))?.failures?.remove).delete(callsOf(resource), params),
  getList: (resource, params) => search(callsOf(resource), params),
  getMany: async (resource, { ids, signal }) => ({ data: await getMany(resource, ids, signal) }),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    search(callsOf(resource), { ...params, filter: { ...filter, [target]: id } }),
  /** `meta.readReason`: the reason for which a record is read that the new one is about. */
  create: async (resource, params) => {
    const module = await moduleOf(resource);
    const data = module ? givenOf(module, params.data) : params.data;
    const variant = module && variantOf(module, data);
    const path = callsOf(resource) + (variant ? `/${variant.path}` : '');
    const { readReason } = (params.meta ?? {}) as { readonly readReason?: string };
    const answer = await convertErrors(
      send<RaRecord>(`/${path}`, { method: 'POST', body: data, readReason }),
      variant?.failure ?? module?.failures?.create,
    );
    return { data: answer.json as never };
  },
  update: async (resource, params) => {
    const module = await moduleOf(resource);
    const { id, data, previousData } = params;
    const changes = module ? changesOf(module, data, previousData ?? {}) : data;
    if (previousData && Object.keys(changes).length === 0) return { data: previousData };
    const version: unknown = data.version ?? previousData?.version;
    const provider = restWith(module?.failures?.update);
    return provider.update(callsOf(resource), { id, data: { ...changes, version }, previousData });
  },
  updateMany: async () => {
    throw new Error('No call changes several records at once in general; those that do are declared.');
  },
  deleteMany: async (resource, { ids }) => {
    await convertErrors(send(`/${callsOf(resource)}${queryString({ ids })}`, { method: 'DELETE' }));
    return { data: ids };
  },
};

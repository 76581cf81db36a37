import sql from 'sql-template-tag';
import { searchConfigurations, setConfiguration } from '../../../resources/configuration/calls.ts';
import {
  CONFIGURATION,
  CONFIGURATION_KEYS,
  HTML_KEYS,
  type ConfigurationKey,
} from '../../../resources/configuration/values.ts';
import { readIssues } from '../../../resources/kit/shapes.ts';
import { findOne, getOne, type Queryable } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import { conflict, formError, notFound } from '../../errors.ts';
import { cleanHtml } from '../../html/clean.ts';
import { handleRead, handleWrite, type Handler } from '../../http/handle.ts';

interface Entry {
  readonly key: ConfigurationKey;
  readonly value: unknown;
  readonly updatedBy: { readonly id: number; readonly name: string } | null;
  readonly updatedAt: string | null;
}

const entries = (db: Queryable, keys: readonly string[]): Promise<Entry[]> =>
  db.query<Entry>(sql`
    select c.key, c.value, c.updated_at,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as updated_by
    from configuration c left join app_user u on u.id = c.updated_by
    where c.key = any(${[...keys]}::text[])`);

const isKey = (key: string): key is ConfigurationKey =>
  (CONFIGURATION_KEYS as readonly string[]).includes(key);

const search = handleRead(searchConfigurations, async ({ db, query }) => {
  const { currentPage = 0, itemsPerPage = 100, sortDirection = 'ASC', universalSearch = '' } = query;
  const words = universalSearch.trim().toLowerCase();
  const keys = CONFIGURATION_KEYS.filter((key) => key.toLowerCase().includes(words)).toSorted();
  if (sortDirection === 'DESC') keys.reverse();
  const page = keys.slice(currentPage * itemsPerPage, (currentPage + 1) * itemsPerPage);
  const set = new Map((await entries(db, page)).map((entry) => [entry.key, entry]));
  return {
    content: page.map((key) => set.get(key) ?? { key, value: null, updatedBy: null, updatedAt: null }),
    totalItems: keys.length,
    totalPages: Math.ceil(keys.length / itemsPerPage),
    currentPage,
    itemsPerPage,
  };
});

/** The value as it is stored, or a refusal under `value`. */
function checked(key: ConfigurationKey, given: unknown): unknown {
  const result = CONFIGURATION[key].safeParse(given);
  if (!result.success) {
    const { errors, malformed } = readIssues(result.error.issues);
    const under = (property: string) => (property === '' ? 'value' : `value.${property}`);
    throw formError([
      ...errors.map(({ property, error }) => ({ property: under(property), error })),
      ...malformed.map((property) => ({ property: under(property), error: 'INVALID_VALUE' as const })),
    ]);
  }
  if (!HTML_KEYS.includes(key)) return result.data;
  return Object.fromEntries(
    Object.entries(result.data as object).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? cleanHtml(value) : value,
    ]),
  );
}

const versionOf = (value: unknown): number => (value as { version?: number } | null)?.version ?? 0;

const set = handleWrite(setConfiguration, async ({ tx, params: { key }, body, caller, audit }) => {
  if (!isKey(key)) throw notFound();
  const value = checked(key, body.value);
  const before = await findOne<{ value: unknown; updatedAt: string }>(
    tx,
    sql`select value, updated_at from configuration where key = ${key} for update`,
  );
  if (body.updatedAt && before && before.updatedAt !== body.updatedAt) {
    throw conflict('STALE_VERSION', [], { current: (await entries(tx, [key]))[0] });
  }
  // A lower version would pass for one that people have accepted already.
  if (key === 'legalWarning' && versionOf(value) < versionOf(before?.value)) {
    throw formError([{ property: 'value.version', error: 'TOO_SMALL' }]);
  }
  await tx.query(sql`
    insert into configuration (key, value, updated_by) values (${key}, ${json(value)}, ${caller.actor.id})
    on conflict (key) do update set value = excluded.value, updated_by = excluded.updated_by, updated_at = now()`);
  audit({
    action: 'CONFIGURATION_CHANGED',
    objectType: 'CONFIGURATION',
    objectId: key,
    details: { before: before?.value ?? null, after: value },
  });
  return getOne<Entry>(
    tx,
    sql`
    select key, value, updated_at, jsonb_build_object('id', ${caller.actor.id}::bigint, 'name', ${caller.actor.name}::text) as updated_by
    from configuration where key = ${key}`,
  );
});

export const configurationHandlers: readonly Handler[] = [search, set];

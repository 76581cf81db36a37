import sql from 'sql-template-tag';
import { setConfiguration } from '../../../resources/configuration/calls.ts';
import { CONFIGURATION, HTML_KEYS, type ConfigurationKey } from '../../../resources/configuration/values.ts';
import { readIssues } from '../../../resources/kit/shapes.ts';
import { findOne, type Queryable } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import { conflict, formError, notFound, type Refusal } from '../../errors.ts';
import { cleanHtml } from '../../html/clean.ts';
import { handleWrite } from '../../http/handle.ts';
import { announce } from '../../stream/announce.ts';
import { entries, isKey, type Entry } from './entries.ts';

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

async function entryOf(tx: Queryable, key: ConfigurationKey): Promise<Entry> {
  const [entry] = await entries(tx, [key]);
  return entry ?? { key, version: 0, value: null, updatedBy: null, updatedAt: null };
}

const stale = async (tx: Queryable, key: ConfigurationKey): Promise<Refusal> =>
  conflict('STALE_VERSION', [], { current: await entryOf(tx, key) });

const versionOf = (value: unknown): number => (value as { version?: number } | null)?.version ?? 0;

export const setConfigurationHandler = handleWrite(
  setConfiguration,
  async ({ tx, params: { key }, body, caller, audit }) => {
    if (!isKey(key)) throw notFound();
    const value = checked(key, body.value);
    const before = await findOne<{ value: unknown; version: number }>(
      tx,
      sql`select value, version from configuration where key = ${key} for update`,
    );
    if (body.version !== (before?.version ?? 0)) throw await stale(tx, key);
    // A lower version would pass for one that people have accepted already.
    if (key === 'legalWarning' && versionOf(value) < versionOf(before?.value)) {
      throw formError([{ property: 'value.version', error: 'TOO_SMALL' }]);
    }
    const written = await tx.query(sql`
    insert into configuration as c (key, value, updated_by) values (${key}, ${json(value)}, ${caller.actor.id})
    on conflict (key) do update set value = excluded.value, version = c.version + 1, updated_by = excluded.updated_by,
      updated_at = now()
    where c.version = ${body.version}
    returning key`);
    // Two who set a value for the first time lock no row: the second one finds that of the first.
    if (written.length === 0) throw await stale(tx, key);
    announce(tx, { topic: key === 'lowBalance' ? 'balance' : 'information' });
    audit({
      action: 'CONFIGURATION_CHANGED',
      objectType: 'CONFIGURATION',
      objectId: key,
      details: { before: before?.value ?? null, after: value },
    });
    return entryOf(tx, key);
  },
);

import sql from 'sql-template-tag';
import { setConfiguration } from '../../../resources/configuration/calls.ts';
import { CONFIGURATION, HTML_KEYS, type ConfigurationKey } from '../../../resources/configuration/values.ts';
import { readIssues } from '../../../resources/kit/shapes.ts';
import { findOne, getOne } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import { conflict, formError, notFound } from '../../errors.ts';
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

const versionOf = (value: unknown): number => (value as { version?: number } | null)?.version ?? 0;

export const setConfigurationHandler = handleWrite(
  setConfiguration,
  async ({ tx, params: { key }, body, caller, audit }) => {
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
    announce(tx, { topic: key === 'lowBalance' ? 'balance' : 'information' });
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
  },
);

import sql from 'sql-template-tag';
import { setConfiguration } from '../../../../resources/common/configuration/calls.ts';
import {
  CONFIGURATION,
  HTML_KEYS,
  type ConfigurationKey,
  type ConfigurationValue,
} from '../../../../resources/common/configuration/configurationValues.ts';
import { readIssues } from '../../../../resources/kit/checks/shapes.ts';
import { json } from '../../../db/sql.ts';
import { formError, notFound } from '../../../errors.ts';
import { cleanHtml } from '../../../html/clean.ts';
import { handleWrite } from '../../../http/handle.ts';
import { announce } from '../../../stream/announce.ts';
import { findRecord } from '../../../write/records.ts';
import { insertUnlessTaken, refuseStale, saveRecord, staleRefusal } from '../../../write/saveRecord.ts';
import { termFaults } from './terms.ts';
import { configurations, entryOf, isKey, unsetEntry } from './entries.ts';

/** The value as it is stored, or a refusal under `value`. */
function checked(key: ConfigurationKey, given: unknown): unknown {
  const result = CONFIGURATION[key].safeParse(given);
  if (!result.success) {
    const { errors, malformed } = readIssues(result.error.issues);
    const under = (property: string) => (/^($|\[)/.test(property) ? `value${property}` : `value.${property}`);
    throw formError([
      ...errors.map(({ property, error }) => ({ property: under(property), error })),
      ...malformed.map((property) => ({ property: under(property), error: 'INVALID_VALUE' as const })),
    ]);
  }
  const faults = key === 'requestTerms' ? termFaults(result.data as ConfigurationValue<'requestTerms'>) : [];
  if (faults.length > 0) throw formError(faults);
  if (!HTML_KEYS.includes(key)) return result.data;
  return Object.fromEntries(
    Object.entries(result.data as object).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? cleanHtml(value) : value,
    ]),
  );
}

const versionOf = (value: unknown): number => (value as { version?: number } | null)?.version ?? 0;

export const setConfigurationHandler = handleWrite(setConfiguration, async (call) => {
  const { tx, params, body, caller } = call;
  const { key } = params;
  if (!isKey(key)) throw notFound();
  const value = checked(key, body.value);
  const find = () => findRecord(tx, configurations, sql`t.key = ${key}`, { lock: true });
  const before = await find();
  if (before) await refuseStale(call, configurations, before, body.version, entryOf);
  else if (body.version !== 0) throw staleRefusal(unsetEntry(key));
  // A lower version would pass for one that people have accepted already.
  if (
    (key === 'legalWarning' || key === 'legalWarningOwners') &&
    versionOf(value) < versionOf(before?.value)
  ) {
    throw formError([{ property: 'value.version', error: 'TOO_SMALL' }]);
  }
  const columns = { value: json(value), updatedBy: caller.actor.id, updatedAt: sql`now()` };
  const action = {
    action: 'CONFIGURATION_CHANGED',
    objectId: key,
    details: { before: before?.value ?? null, after: value },
  } as const;
  const saved = before
    ? await saveRecord(call, configurations, before, columns, action)
    : await insertUnlessTaken(call, configurations, { key, ...columns }, action);
  // Two who set a value for the first time lock no row: the second one finds that of the first.
  if (!saved) throw staleRefusal(entryOf((await find())!));
  announce(tx, { topic: key === 'lowBalance' ? 'balance' : 'information' });
  // Its audit row is written with the commit.
  return { ...entryOf(saved), earlier: { value: before?.value ?? null } };
});

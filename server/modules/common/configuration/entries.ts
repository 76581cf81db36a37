import sql from 'sql-template-tag';
import type { setConfiguration } from '../../../../resources/common/configuration/calls.ts';
import { configuration } from '../../../../resources/common/configuration/record.ts';
import {
  CONFIGURATION_KEYS,
  type ConfigurationKey,
} from '../../../../resources/common/configuration/configurationValues.ts';
import { CONFIGURATION_DEFAULTS } from '../../../../resources/common/configuration/defaults.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { Queryable } from '../../../db/db.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { findShipped } from '../../../texts/shipped/shippedTexts.ts';
import { termsInForce } from './terms.ts';

/** A value of the configuration, and who set it. */
type Entry = AnswerOf<typeof setConfiguration>;

type Configuration = RecordOfModule<typeof configuration> & {
  readonly updatedByUser: Entry['updatedBy'];
  readonly earlier: Entry['earlier'];
};

export const configurations = storedModule<Configuration>(configuration, {
  hasSearchText: false,
  select: sql`(select jsonb_build_object('id', u.id, 'name', u.name) from app_user u where u.id = t.updated_by) as updated_by_user,
    (select jsonb_build_object('value', a.details -> 'before') from audit_kept a
      where a.object_type = 'configuration' and a.object_id = t.key and a.action = 'CONFIGURATION_CHANGED'
      order by a.at desc, a.id desc limit 1) as earlier`,
});

/** A key that has never been set. */
export const unsetEntry = (key: ConfigurationKey): Entry => ({
  key,
  version: 0,
  value: shown(key, null),
  default: defaultOf(key),
  earlier: null,
  updatedBy: null,
  updatedAt: null,
});

/** What holds where nothing is set. */
const defaultOf = (key: string | null): unknown =>
  key === 'requestTerms'
    ? termsInForce(null)
    : (findShipped(key ?? '') ??
      (CONFIGURATION_DEFAULTS as Readonly<Record<string, unknown>>)[key ?? ''] ??
      null);

const shown = (key: string | null, value: unknown): unknown =>
  key === 'requestTerms' ? termsInForce(value) : (value ?? findShipped(key ?? '') ?? null);

/** A stored value as it is answered. */
export const entryOf = ({
  key,
  version,
  value,
  updatedByUser,
  updatedAt,
  earlier,
}: Configuration): Entry => ({
  key: key as ConfigurationKey,
  version,
  value: shown(key, value),
  default: defaultOf(key),
  earlier,
  updatedBy: updatedByUser,
  updatedAt,
});

/** The values that have been set, of the keys given. */
export async function entries(db: Queryable, keys: readonly string[]): Promise<Entry[]> {
  const { selectOne, name } = configurations;
  const rows = await db.query<Configuration>(
    sql`select ${selectOne} from ${name} t where t.key = any(${[...keys]}::text[])`,
  );
  return rows.map(entryOf);
}

/** Whether there is a value of this name. */
export const isKey = (key: string): key is ConfigurationKey =>
  (CONFIGURATION_KEYS as readonly string[]).includes(key);

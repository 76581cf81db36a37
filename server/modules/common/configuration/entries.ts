import sql from 'sql-template-tag';
import type { setConfiguration } from '../../../../resources/common/configuration/calls.ts';
import { configuration } from '../../../../resources/common/configuration/record.ts';
import {
  CONFIGURATION_KEYS,
  type ConfigurationKey,
} from '../../../../resources/common/configuration/configurationValues.ts';
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
};

export const configurations = storedModule<Configuration>(configuration, {
  hasSearchText: false,
  select: sql`(select jsonb_build_object('id', u.id, 'name', u.name) from app_user u where u.id = t.updated_by) as updated_by_user`,
});

/** A key that has never been set. */
export const unsetEntry = (key: ConfigurationKey): Entry => ({
  key,
  version: 0,
  value: shown(key, null),
  updatedBy: null,
  updatedAt: null,
});

const shown = (key: string | null, value: unknown): unknown =>
  key === 'requestTerms' ? termsInForce(value) : (value ?? findShipped(key ?? '') ?? null);

/** A stored value as it is answered. */
export const entryOf = ({ key, version, value, updatedByUser, updatedAt }: Configuration): Entry => ({
  key: key as ConfigurationKey,
  version,
  value: shown(key, value),
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

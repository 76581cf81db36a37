import sql from 'sql-template-tag';
import { CONFIGURATION_KEYS, type ConfigurationKey } from '../../../resources/configuration/values.ts';
import type { Queryable } from '../../db/db.ts';

/** A value of the configuration, and who set it. */
export interface Entry {
  readonly key: ConfigurationKey;
  /** Counts the changes; 0 while the value has never been set. */
  readonly version: number;
  readonly value: unknown;
  readonly updatedBy: { readonly id: number; readonly name: string } | null;
  readonly updatedAt: string | null;
}

/** The values that have been set, of the keys given. */
export const entries = (db: Queryable, keys: readonly string[]): Promise<Entry[]> =>
  db.query<Entry>(sql`
    select c.key, c.version, c.value, c.updated_at,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as updated_by
    from configuration c left join app_user u on u.id = c.updated_by
    where c.key = any(${[...keys]}::text[])`);

/** Whether there is a value of this name. */
export const isKey = (key: string): key is ConfigurationKey =>
  (CONFIGURATION_KEYS as readonly string[]).includes(key);

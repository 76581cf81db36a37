import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';

/** The address of the support: what the operator has configured, else that of the settings; null where there is none. */
export async function supportEmailOf(
  db: Queryable,
  settings: Pick<Settings, 'supportEmail'>,
): Promise<string | null> {
  const row = await findOne<{ value: string }>(
    db,
    sql`select value from configuration where key = 'supportEmail'`,
  );
  return row?.value || (settings.supportEmail ?? null);
}

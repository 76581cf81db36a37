import sql from 'sql-template-tag';
import type { ConfigurationKey } from '../../../../resources/common/configuration/configurationValues.ts';
import { getOne, type Queryable } from '../../../db/db.ts';

/** Whether a user has set every one of these keys: what comes with the register was set by no one. */
export async function areSetByOperator(db: Queryable, keys: readonly ConfigurationKey[]): Promise<boolean> {
  const { found } = await getOne<{ found: number }>(
    db,
    sql`select count(*)::int as found from configuration
      where key = any(${[...keys]}::text[]) and updated_by is not null`,
  );
  return found === keys.length;
}

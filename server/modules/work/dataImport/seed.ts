import sql from 'sql-template-tag';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';

/** Writes the import of the demonstration: one that was dropped before anything was read. */
export async function writeImports(tx: Queryable, operatorId: number): Promise<void> {
  await tx.query(sql`insert into data_import (name, kind, source, state, user_id, entity_id, end_timestamp, search_text)
    select 'racas-2025.csv', 'breeds', 'Clube de canicultura', 'CANCELED', u.id, u.entity_id, now(),
      ${foldText('racas-2025.csv Clube de canicultura')}
    from app_user u where u.id = ${operatorId}`);
}

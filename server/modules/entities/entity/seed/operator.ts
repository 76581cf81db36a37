import sql from 'sql-template-tag';
import { searchTextOf } from '../../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../../db/db.ts';
import { OPERATOR_ROOT, OPERATOR_SERVICES } from '../../../../demonstration/entities.ts';
import { continueNumbering } from '../../../../demonstration/base/insert.ts';
import { entityNif } from '../../../../demonstration/base/numbers.ts';

/**
 * Writes the operator's two entities. Name, tax number and contacts are the operator's to change; a register
 * that has entities already is left alone.
 */
export async function seedOperator(tx: Queryable, profileId: number): Promise<void> {
  if ((await tx.query(sql`select from entity limit 1`)).length > 0) return;
  const rows = [
    [OPERATOR_ROOT, 'Coleira — Registo de Animais de Companhia', 'Coleira', entityNif(0, true), null],
    [OPERATOR_SERVICES, 'Coleira — Serviços Centrais', 'Serviços Centrais', null, OPERATOR_ROOT],
  ] as const;
  for (const [id, name, brand, vatNumber, parentId] of rows) {
    await tx.query(sql`
      insert into entity (id, name, brand, vat_number, parent_id, profile_id, search_text)
      values (${id}, ${name}, ${brand}, ${vatNumber}, ${parentId}, ${profileId}, ${searchTextOf(name, brand, vatNumber)})`);
  }
  await continueNumbering(tx, 'entity');
}

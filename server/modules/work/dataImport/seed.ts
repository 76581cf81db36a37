import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { IMPORT_ROWS_KEPT_DAYS } from '../../../../resources/work/dataImport/schema.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

const NAME = 'racas-2025.csv';
const SOURCE = 'Clube de canicultura';
const COLUMNS = ['Designação', 'Grupo'];
const ROWS = ['Cão de Fila da Terceira;II', 'Barbado da Terceira;I', 'Podengo Português;V', ';'];

/** Writes the import of the demonstration: a list of breeds that was uploaded, whose dry run has not begun. */
export async function writeImports(tx: Queryable, operatorId: number): Promise<void> {
  const fileId = randomUUID().replaceAll('-', '');
  const bytes = Buffer.from([COLUMNS.join(';'), ...ROWS, ''].join('\r\n'));
  await tx.query(sql`insert into large_file (id, user_id, filename, type, size, expiration_timestamp)
    values (${fileId}, ${operatorId}, ${NAME}, 'text/csv', ${bytes.length}, now() + ${IMPORT_ROWS_KEPT_DAYS} * interval '1 day')`);
  await tx.query(sql`insert into large_file_part (file_id, part, bytes) values (${fileId}, 0, ${bytes})`);
  const form = { kind: 'CSV', encoding: 'UTF-8', separator: ';', columns: COLUMNS };
  await tx.query(sql`insert into data_import
      (name, kind, source, state, user_id, entity_id, file_id, options, form, mapping, search_text)
    select ${NAME}, 'breeds', ${SOURCE}, 'DRAFT', u.id, u.entity_id, ${fileId}, ${json({ headerRow: 1 })}, ${json(form)},
      ${json({ name: 0 })},
      ${foldText(`${NAME} ${SOURCE}`)}
    from app_user u where u.id = ${operatorId}`);
}

import sql from 'sql-template-tag';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import { findOne } from '../../../db/db.ts';
import {
  columnsOfSubject,
  textOfSubject,
  type AnimalsOfPersons,
} from '../../animals/animal/seed/ofPersons.ts';
import {
  insertRequest,
  REQUEST_FATES,
  requestColumns,
  type Demonstration,
} from '../../common/request/seed.ts';

const TERM_DAYS = 10;
const GROUNDS = 'O documento em papel extraviou-se.';

/** Writes requests for a DIAC that people made without an account, in every state. */
export async function writeDiacRequests(
  demonstration: Demonstration,
  { alive, ownerOf }: AnimalsOfPersons,
): Promise<void> {
  for (const at of REQUEST_FATES.keys()) {
    const row = alive[at * 7 + 3];
    if (!row) continue;
    const owner = ownerOf(row);
    await insertRequest(
      demonstration.tx,
      'diac_request',
      {
        ...requestColumns(demonstration, at, TERM_DAYS, owner),
        ...columnsOfSubject(row, owner),
        grounds: GROUNDS,
      },
      textOfSubject(row, owner),
    );
  }
}

/** Writes a request of the owner who has the account of the demonstration: documents are asked for. */
export async function writeAccountRequest(demonstration: Demonstration, email: string): Promise<void> {
  const found = await findOne<{ id: number; transponder: string; name: string; vatNumber: string }>(
    demonstration.tx,
    sql`select a.id, a.transponder, o.name, coalesce(o.vat_number, '—') as vat_number
      from app_user u join owner o on o.id = u.owner_id join animal a on a.owner_id = o.id
      where u.email = ${email} and a.status = 'NORMAL' order by a.id limit 1`,
  );
  if (!found) return;
  const { id, transponder, name, vatNumber } = found;
  await insertRequest(
    demonstration.tx,
    'diac_request',
    {
      ...requestColumns(demonstration, REQUEST_FATES.indexOf('INCOMPLETE'), TERM_DAYS, { name, email }),
      transponder,
      animalId: id,
      vatNumber,
      grounds: GROUNDS,
    },
    searchTextOf(transponder, name),
  );
}

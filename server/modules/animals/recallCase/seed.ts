import sql from 'sql-template-tag';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { momentOf } from '../../../demonstration/base/calendar.ts';
import { Random } from '../../../demonstration/base/random.ts';
import { DEMO_CLINIC } from '../../../demonstration/entities.ts';
import type { Staff } from '../../../demonstration/staff.ts';
import {
  deliverTransponders,
  releaseTransponders,
} from '../../stock/transponderMovement/moveTransponders.ts';
import { CASE_MAILS } from './recallCases.ts';

const LOT = 'DM-24-0555';
const MANUFACTURER = 'Datamars';
const REASON = 'O fabricante comunicou que os transponders deste lote deixam de responder.';
/** Transponders of the batch that no animal has. */
const UNUSED = ['620098700060001', '620098700060002', '620098700060003'];
const [DELIVERED_DAYS, RECALLED_DAYS, CHECKED_DAYS] = [900, 12, 5];

/** What became of each animal: its mail to the owner, and what was found. */
const CASES = [
  { notice: 'SENT', outcome: 'READS' },
  { notice: 'SENT', outcome: 'REPLACED' },
  { notice: 'SENT', outcome: null },
  { notice: 'FAILED', outcome: null },
  { notice: 'NO_ADDRESS', outcome: null },
] as const;

/** Writes the recall of a batch of which five animals of the demonstration's clinic have a transponder. */
export async function writeRecalls(tx: Tx, staff: Staff, today: string): Promise<void> {
  const random = new Random('recall', 1);
  const moment = (days: number): string => momentOf(random, addDays(today, -days));
  const animals = await tx.query<{ id: number; transponder: string }>(sql`
    select a.id, a.transponder from animal a where a.entity_id = ${DEMO_CLINIC} and a.status = 'NORMAL' and a.transponder like '620%'
      and not exists (select from transponder x where x.number = a.transponder)
    order by a.id limit ${CASES.length}`);
  const numbers = [...animals.map(({ transponder }) => transponder), ...UNUSED];
  const clinic = staff.userOf(DEMO_CLINIC);
  const [delivered, accepted] = [moment(DELIVERED_DAYS), moment(DELIVERED_DAYS - 1)];
  const [recalled, checked] = [moment(RECALLED_DAYS), moment(CHECKED_DAYS)];
  const [movement] = await tx.query<Parameters<typeof deliverTransponders>[1]>(sql`
    insert into transponder_movement (to_entity_id, numbers, first_number, quantity, lot, manufacturer, status,
      creation_user_id, creation_timestamp, closing_user_id, closing_timestamp)
    values (${DEMO_CLINIC}, ${numbers.join('\n')}, ${numbers[0]}, ${numbers.length}, ${LOT}, ${MANUFACTURER}, 'ACCEPTED',
      ${staff.operator}, ${delivered}, ${clinic}, ${accepted}) returning *`);
  if (!movement) return;
  await deliverTransponders({ tx }, movement);
  await releaseTransponders({ tx }, movement, true);
  const { id: recallId } = await getOne<{ id: number }>(
    tx,
    sql`insert into transponder_recall (lot, manufacturer, reason, prepared_timestamp, creation_user_id, creation_timestamp, search_text)
      values (${LOT}, ${MANUFACTURER}, ${REASON}, ${recalled}, ${staff.operator}, ${recalled}, ${`${LOT} ${MANUFACTURER}`.toLowerCase()})
      returning id`,
  );
  await tx.query(
    sql`update transponder set recall_id = ${recallId}, unusable_reason = ${REASON} where lot = ${LOT}`,
  );
  for (const [at, { id, transponder }] of animals.entries()) {
    const { notice, outcome } = CASES[at] ?? CASES[0];
    const isDone = outcome !== null;
    const made = await getOne<{ id: number }>(
      tx,
      sql`insert into recall_case (recall_id, animal_id, transponder, status, outcome, done_user_id, done_timestamp, creation_timestamp)
        values (${recallId}, ${id}, ${transponder}, ${isDone ? 'DONE' : 'OPEN'}, ${outcome}, ${isDone ? clinic : null},
          ${isDone ? checked : null}, ${recalled}) returning id`,
    );
    await tx.query(sql`insert into mail_outcome (subject_type, subject_id, receiver, state, creation_timestamp, state_timestamp)
      values (${CASE_MAILS}, ${made.id}, 'OWNER', ${notice}, ${recalled}, ${recalled}),
        (${CASE_MAILS}, ${made.id}, 'VETERINARY', 'SENT', ${recalled}, ${recalled})`);
  }
}

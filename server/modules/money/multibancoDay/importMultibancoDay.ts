import sql from 'sql-template-tag';
import { importMultibancoDay } from '../../../../resources/money/multibancoDay/calls.ts';
import { multibancoDay } from '../../../../resources/money/multibancoDay/schema.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { Caller, Services } from '../../../context.ts';
import { getStored } from '../../../crud/getStored.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import { conflict, formError, Refusal } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findRecord } from '../../../write/records.ts';
import { insertRecord, saveRecord } from '../../../write/saveRecord.ts';
import { notify } from '../../common/notification/notify.ts';
import { bookAlone } from '../multibancoPayment/bookPayment.ts';
import { PaymentFileError, readPaymentFile, type FileRow } from './readPaymentFile.ts';
import { sha256Of } from '../../../sha256.ts';

/** What became of the rows of a file. */
interface BookedFile {
  readonly rows: readonly FileRow[];
  /** Payments that nothing had reported before. */
  readonly added: number;
  /** Those of them that wait for a decision. */
  readonly unmatched: number;
}

/**
 * Books each row in a transaction of its own: notices that arrive meanwhile never wait for the whole file, and a file
 * whose reading was cut short is read again without harm. A row that contradicts what was reported stays for the page.
 */
async function bookRows(services: Services, caller: Caller, rows: readonly FileRow[]): Promise<BookedFile> {
  let added = 0;
  let unmatched = 0;
  for (const row of rows) {
    try {
      // eslint-disable-next-line no-await-in-loop
      const outcome = await bookAlone(services, caller, row);
      if (outcome !== 'KNOWN') added += 1;
      if (outcome === 'UNMATCHED') unmatched += 1;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'PAYMENT_DIFFERS')) throw error;
    }
  }
  return { rows, added, unmatched };
}

/**
 * Refuses a file that shares a row with the file of another day.
 * @throws Refusal 409 PAYMENT_IN_OTHER_FILE
 */
async function refuseOtherDay(db: Queryable, day: string, rows: readonly FileRow[]): Promise<void> {
  const other = await findOne<{ day: string }>(
    db,
    sql`select d.day from multibanco_file_row r join multibanco_day d on d.id = r.day_id
      where d.day <> ${day} and r.provider_transaction = any(${rows.map(({ transaction }) => transaction)}::text[]) limit 1`,
  );
  if (other) throw conflict('PAYMENT_IN_OTHER_FILE', [], { day: other.day });
}

/**
 * Notifies staff once of all payments of a file that wait for a decision. A file read again says nothing where it added none;
 * a first one counts what an earlier reading booked that was cut short.
 */
async function notifyOfUnmatched(
  write: Write,
  { id, day, unmatched }: { readonly id: number; readonly day: string; readonly unmatched: number },
  isFirst: boolean,
): Promise<void> {
  if (unmatched === 0 && !isFirst) return;
  const { count } = await getOne<{ count: number }>(
    write.tx,
    sql`select count(*)::int as count from multibanco_file_row r
      join multibanco_payment p on p.provider_transaction = r.provider_transaction
      where r.day_id = ${id} and p.status = 'UNMATCHED' and p.source = 'FILE'`,
  );
  if (count === 0) return;
  await notify(write, {
    permission: 'MANAGE_BILLING',
    type: 'PAYMENT_FILE_UNMATCHED',
    objectId: id,
    additionalInfo: { day, count },
  });
}

/** Keeps the rows of a day in place of those of an earlier file of the same day. */
async function keepDay(
  write: Write,
  { day, filename, contents }: { readonly day: string; readonly filename: string; readonly contents: string },
  { rows, unmatched }: BookedFile,
): Promise<number> {
  const { tx, caller } = write;
  const stored = getStored(multibancoDay);
  // Of files that are read at the same time each sees the rows of those before it.
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('multibanco days', 0))`);
  await refuseOtherDay(tx, day, rows);
  const before = await findRecord(tx, stored, sql`t.day = ${day}`, { lock: true });
  const columns = {
    day,
    filename,
    rowCount: rows.length,
    amount: rows.reduce((sum, { cents }) => sum + cents, 0),
    creationUserId: caller.actor.id,
    creationTimestamp: new Date().toISOString(),
  };
  const sha256 = sha256Of(contents);
  const act = { action: 'PAYMENT_FILE_READ', details: { sha256 } } as const;
  const { id } = before
    ? await saveRecord(write, stored, before, columns, act)
    : await insertRecord(write, stored, columns, act, { columns: { sha256 } });
  if (before) await tx.query(sql`update multibanco_day set sha256 = ${sha256} where id = ${id}`);
  await tx.query(sql`delete from multibanco_file_row where day_id = ${id}`);
  await tx.query(sql`
    insert into multibanco_file_row (day_id, line, provider_transaction, entity_code, number, amount, paid_timestamp)
    select ${id}, r.line, r.transaction, r."entityCode", r.number, r.cents, r."paidTimestamp"
    from jsonb_to_recordset(${json(rows)}) as r (line int, transaction text, "entityCode" text, number text, cents int,
      "paidTimestamp" timestamptz)`);
  await notifyOfUnmatched(write, { id, day, unmatched }, !before);
  return id;
}

export const importMultibancoDayHandler = handleWrite<typeof importMultibancoDay, BookedFile>(
  importMultibancoDay,
  async ({ body, prepared, ...write }) => ({
    id: await keepDay(write, body, prepared),
    rows: prepared.rows.length,
    added: prepared.added,
  }),
  async ({ body: { day, contents }, services, caller, fail }) => {
    if (day > dayIn()) throw formError([{ property: 'day', error: 'INVALID_DAY' }]);
    let rows: readonly FileRow[];
    try {
      rows = readPaymentFile(contents);
    } catch (error) {
      if (!(error instanceof PaymentFileError)) throw error;
      return fail('INVALID_PAYMENT_FILE', [], { line: error.line });
    }
    if (rows.length === 0) fail('EMPTY_PAYMENT_FILE');
    await refuseOtherDay(services.db, day, rows);
    return bookRows(services, caller, rows);
  },
);

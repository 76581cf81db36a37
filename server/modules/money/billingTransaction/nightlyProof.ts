import sql from 'sql-template-tag';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { writeAudit } from '../../../audit/writer.ts';
import { findOne, type Db } from '../../../db/db.ts';
import { logFault } from '../../../log/logFault.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import { agrees, proveLedger } from './proof.ts';

const EVERY_MS = 3_600_000;
/** No user: the proof runs on its own. */
const REGISTER = { actor: null, ip: '' } as const;

/**
 * Proves the account book once a day: the result has its row in the audit, which is sealed with the others, and faults
 * are an alert for the operator. Of several servers one stores it.
 * @returns whether this run stored the proof of the day
 */
export async function proveOfDay(db: Db, day = dayIn()): Promise<boolean> {
  if (await findOne(db, sql`select 1 from ledger_proof where day = ${day}`)) return false;
  const proof = await proveLedger(db.withoutTimeLimit());
  const { transactions, lastId, accounts, faultCount, faults, months, changedMonths } = proof;
  const isBroken = !agrees(proof);
  const isStored = await db.transaction(async (tx) => {
    const stored = await tx.query(sql`
      insert into ledger_proof (day, transactions, last_id, accounts, faults, months)
      values (${day}, ${transactions}, ${lastId}, ${JSON.stringify(accounts)}::jsonb, ${JSON.stringify(faults)}::jsonb,
        ${JSON.stringify(months)}::jsonb)
      on conflict do nothing returning day`);
    if (stored.length === 0) return false;
    const details = { day, transactions, lastId, accounts, faultCount, months, changedMonths };
    const action = isBroken ? 'LEDGER_BROKEN' : 'LEDGER_PROVEN';
    await writeAudit(tx, REGISTER, [{ action, objectType: 'billingTransaction', details }]);
    if (isBroken)
      await tx.query(
        sql`insert into security_alert (kind, amount) values ('LEDGER_BROKEN', ${faultCount + changedMonths.length}::int)`,
      );
    return true;
  });
  if (isStored && isBroken)
    logFault(
      'ledger',
      new Error(`the account book does not agree: ${JSON.stringify([faults[0] ?? null, changedMonths])}`),
    );
  return isStored;
}

/** Proves the book on a timer, once each day. */
export const startLedgerProof = (
  db: Db,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('ledgerProof', error) } = {},
): Schedule => startSchedule(() => proveOfDay(db), everyMs, onError);

import sql from 'sql-template-tag';
import { getOne, type Db, type Queryable } from '../db/db.ts';
import { logFault } from '../log/logFault.ts';
import { startSchedule, type Schedule } from '../schedule.ts';
import { holdSeals } from './redactAudit.ts';
import { writeAudit } from './writer.ts';

const EVERY_MS = 3_600_000;
/** Milliseconds that moving a part waits for calls that read the audit; calls that come meanwhile wait behind it. */
const LOCK_MS = 5_000;
/** No user: who has the database's terminal is not one of the register's. */
const OPERATOR = { actor: null, ip: '' } as const;

/** A part of the audit, which holds the rows of a month; the first one all from the beginning. */
export interface AuditPart {
  readonly name: string;
  readonly isArchived: boolean;
  /** Bounds in ISO 8601, the second one excluded; the first part has none below. */
  readonly fromTimestamp: string | null;
  readonly untilTimestamp: string;
}

/** What is refused to who moves parts, in words. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** Makes the parts that rows of the next two months go to; answers how many were missing. */
export const extendAudit = async (db: Queryable): Promise<number> =>
  (await getOne<{ made: number }>(db, sql`select extend_audit_log(now() + interval '2 months') as made`))
    .made;

/** Makes parts ahead on a timer. A month passes between the first failure and the first row without a part. */
export const startAuditParts = (
  db: Db,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('audit parts', error) } = {},
): Schedule => startSchedule(() => extendAudit(db), everyMs, onError);

/** Returns the parts of the audit, oldest first. */
export const auditParts = (db: Queryable): Promise<AuditPart[]> =>
  db.query<AuditPart>(
    sql`select name, is_archived, from_timestamp, until_timestamp from audit_part order by until_timestamp`,
  );

/** The rows of a part, by number. */
interface Contents {
  readonly rows: number;
  readonly firstId: number | null;
  readonly lastId: number | null;
}

/** Moves one part between the audit and its archive, with the row that says so. */
async function movePart(db: Db, part: AuditPart): Promise<void> {
  const { name, isArchived, fromTimestamp, untilTimestamp } = part;
  const [from, to] = isArchived ? ['archive', 'audit'] : ['audit', 'archive'];
  const [parent, nextParent] = isArchived
    ? ['archive.audit_log', 'audit_log']
    : ['audit_log', 'archive.audit_log'];
  const lower = fromTimestamp === null ? 'minvalue' : `'${fromTimestamp}'`;
  // The new parent believes a checked constraint, and reads no row while callers wait.
  await db.script(`
    alter table ${from}.${name} drop constraint if exists bound;
    alter table ${from}.${name} add constraint bound check (at < '${untilTimestamp}'${
      fromTimestamp === null ? '' : ` and at >= '${fromTimestamp}'`
    }) not valid`);
  await db.script(`alter table ${from}.${name} validate constraint bound`);
  await db.transaction(async (tx) => {
    await holdSeals(tx);
    await tx.script(`set local lock_timeout = ${LOCK_MS}`);
    const { isSealed, ...contents } = await getOne<Contents & { readonly isSealed: boolean }>(
      tx,
      sql`select count(*) as rows, min(id) as first_id, max(id) as last_id,
          coalesce(max(id), 0) <= coalesce((select max(to_id) from audit_seal), 0) as is_sealed
        from audit_kept
        where at < ${untilTimestamp}::timestamptz and at >= coalesce(${fromTimestamp}::timestamptz, '-infinity')`,
    );
    if (!isSealed) throw new ArchiveError(`${name} has rows that are not sealed yet: try again in a minute.`);
    await tx.script(`
      alter table ${parent} detach partition ${from}.${name};
      alter table ${from}.${name} set schema ${to};
      alter table ${nextParent} attach partition ${to}.${name} for values from (${lower}) to ('${untilTimestamp}');
      alter table ${to}.${name} drop constraint bound`);
    const details = { part: name, from: fromTimestamp, until: untilTimestamp, ...contents };
    const action = isArchived ? 'AUDIT_RETURNED' : 'AUDIT_ARCHIVED';
    await writeAudit(tx, OPERATOR, [{ action, objectType: 'auditLog', details }]);
  });
}

/**
 * Puts the parts before a month into the archive, and returns those from it on. Rows of the archive leave the lists and what
 * a read looks through; erasures, rights of access and the proof of the seals find them as before. Nothing is deleted.
 * @param before the first month that is not archived, as `2024-01`
 * @returns the parts that were moved
 * @throws ArchiveError where the month is no past one, or rows are not sealed yet
 */
export async function archiveAudit(on: Db, before: string): Promise<AuditPart[]> {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(before) ?? [];
  if (!year) throw new ArchiveError(`"${before}" is no month: write it as 2024-01.`);
  const limit = Date.UTC(Number(year), Number(month) - 1);
  if (limit > Date.now()) throw new ArchiveError(`${before} has not begun: rows of this month stay.`);
  const db = on.withoutTimeLimit();
  const moved = (await auditParts(db)).filter(
    ({ isArchived, untilTimestamp }) => Date.parse(untilTimestamp) <= limit !== isArchived,
  );
  // The oldest are first to leave and last to come back: what the lists show has no gap.
  const [back, away] = [true, false].map((archived) =>
    moved.filter(({ isArchived }) => isArchived === archived),
  );
  for (const part of [...back!.toReversed(), ...away!]) await movePart(db, part);
  return moved;
}

import sql, { join, type Sql } from 'sql-template-tag';
import { REMINDER_KINDS, type ReminderKind } from '../../../../resources/animals/animalReminder/record.ts';
import type { ConfigurationValue } from '../../../../resources/common/configuration/configurationValues.ts';
import { hashToken, newToken } from '../../../auth/session.ts';
import type { Db, Queryable, Tx } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { logFault } from '../../../log/logFault.ts';
import { composeMail } from '../../../mail/texts.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import type { Settings } from '../../../settings/settings.ts';
import { findOrdinaryEmails } from '../../owners/owner/ownerEmails.ts';
import { entries } from '../../common/configuration/entries.ts';

/** Animals that one statement looks at. */
const PAGE = 200;
/** Mails of one run: further ones wait for the next, so that mails of other kinds are not kept waiting behind them. */
const MAX_MAILS = 5_000;
const EVERY_MS = 60 * 60_000;

/** The column with the last day of what ends; each has an index by day and id. */
const COLUMN: Readonly<Record<ReminderKind, Sql>> = {
  RABIES: sql`a.rabies_immunization_date_end`,
  LICENSE: sql`a.license_date_end`,
};

/** An animal of the period, by its place in the index. */
interface Place {
  readonly dateEnd: string;
  readonly id: number;
}

interface Due extends Place {
  readonly ownerId: number;
  readonly animalName: string;
  readonly transponder: string;
}

/** Where what ends does so within so many days, and the animal lives. */
const endsWithin = (kind: ReminderKind, days: number): Sql =>
  sql`a.status not in ('DEAD', 'EXPORTED') and ${COLUMN[kind]} is not null
    and ${COLUMN[kind]} between ${registerDay} and ${registerDay} + ${days}::int`;

/**
 * Whether the owner `o` of animal `a` gets a mail: not for an animal that is lost, whose record is locked by death, or
 * for which a mail about this day was sent; and not an owner who has refused reminders or has died.
 */
const isToBeSent = (kind: ReminderKind): Sql =>
  sql`a.status <> 'LOST' and a.lock_reason is distinct from 'DEATH' and o.email is not null
    and not o.skip_reminders and not o.lock_owner_dead
    and not exists (select from animal_reminder r
      where r.animal_id = a.id and r.kind = ${kind} and r.date_end = ${COLUMN[kind]})`;

/** The next animals of the period by day, sent to or not. */
export const pageOfEnding = (kind: ReminderKind, days: number, after: Place | undefined): Sql => sql`
  select a.id, ${COLUMN[kind]} as date_end, ${isToBeSent(kind)} as is_due
  from (select * from animal a where ${endsWithin(kind, days)}
    ${after ? sql`and (${COLUMN[kind]}, a.id) > (${after.dateEnd}::date, ${after.id}::bigint)` : sql``}
    order by ${COLUMN[kind]}, a.id limit ${PAGE}) a join owner o on o.id = a.owner_id
  order by ${COLUMN[kind]}, a.id`;

/**
 * Stores reminders and their mails in one transaction. Animals that another server or a user is changing at this moment
 * are left for the next run; what has changed since the page was read counts as it is now.
 */
async function send(
  tx: Tx,
  kind: ReminderKind,
  days: number,
  ids: readonly number[],
  publicUrl: string,
): Promise<number> {
  const due = await tx.query<Due>(sql`
    select a.id, a.owner_id, a.name as animal_name, a.transponder, ${COLUMN[kind]} as date_end
    from animal a join owner o on o.id = a.owner_id
    where a.id = any(${[...ids]}::bigint[]) and ${endsWithin(kind, days)} and ${isToBeSent(kind)}
    order by a.id for no key update of a skip locked`);
  if (due.length === 0) return 0;
  const mails = new Map(due.map((one) => [one.id, { ...one, token: newToken() }]));
  const rows = [...mails.values()].map(
    ({ id, dateEnd, ownerId, token }) =>
      sql`(${id}::bigint, ${kind}, ${dateEnd}::date, ${ownerId}::bigint, ${hashToken(token)}::bytea)`,
  );
  // A server that began before this one could see its rows has the key.
  const stored = await tx.query<{ animalId: number }>(sql`
    insert into animal_reminder (animal_id, kind, date_end, owner_id, token_hash) values ${join(rows)}
    on conflict do nothing returning animal_id`);
  for (const { animalId } of stored) {
    const { ownerId, animalName, transponder, dateEnd, token } = mails.get(animalId)!;
    const about = { kind, animalName, transponder, dateEnd, token };
    for (const { email, language } of await findOrdinaryEmails(tx, ownerId))
      await enqueueMail(tx, composeMail('reminder', { to: email, language, publicUrl }, about), 'NOTICE');
  }
  return stored.length;
}

/** Days before the end on which owners are reminded; 0 while the operator has set none. */
async function readReminderDays(db: Queryable): Promise<number> {
  const [entry] = await entries(db, ['reminderDays']);
  return (entry?.value as ConfigurationValue<'reminderDays'> | undefined) ?? 0;
}

/**
 * Mails the owners of animals whose rabies vaccination or licence ends soon, once for each animal, kind and last day.
 * Several servers may: each sends what no other has.
 * @returns the number of mails
 */
export async function sendReminders(
  db: Db,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  maxMails = MAX_MAILS,
): Promise<number> {
  const days = await readReminderDays(db);
  if (days === 0) return 0;
  let sent = 0;
  for (const kind of REMINDER_KINDS) {
    let place: Place | undefined;
    do {
      const page = await db.query<Place & { isDue: boolean }>(pageOfEnding(kind, days, place));
      const ids = page.filter(({ isDue }) => isDue).map(({ id }) => id);
      const next = ids.slice(0, maxMails - sent);
      if (next.length > 0) sent += await db.transaction((tx) => send(tx, kind, days, next, publicUrl));
      if (sent >= maxMails) return sent;
      place = page.length < PAGE ? undefined : page.at(-1);
    } while (place);
  }
  return sent;
}

/** Sends on a timer: what becomes due within a day leaves within an hour of it. */
export const startReminders = (
  db: Db,
  settings: Pick<Settings, 'publicUrl'>,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('reminders', error) } = {},
): Schedule => startSchedule(() => sendReminders(db, settings), everyMs, onError);

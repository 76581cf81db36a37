import sql, { join, type Sql } from 'sql-template-tag';
import { hashToken, newToken } from '../../../auth/session.ts';
import type { Db, Queryable, Tx } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { logFault } from '../../../log/logFault.ts';
import { composeMail } from '../../../mail/texts.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import type { Settings } from '../../../settings/settings.ts';
import { entries } from '../../common/configuration/entries.ts';

/** Owners that one statement looks at. */
const PAGE = 500;
/** Mails of one run: further ones wait for the next, so that mails of other kinds are not kept waiting behind them. */
const MAX_MAILS = 2_000;
const EVERY_MS = 60 * 60_000;
/** Digits of a phone by which its owner knows it again. */
const PHONE_DIGITS = 3;

/** An owner by the age of the contacts: its place in the index. */
interface Place {
  readonly confirmedAt: string;
  readonly id: number;
}

interface Due {
  readonly id: number;
  readonly dueDate: string;
  readonly email: string;
  readonly phone: string | null;
  readonly locality: string | null;
  readonly language: string | null;
}

/** When the contacts of owner `o` were confirmed or checked or, at the latest, entered. The words are those of the index. */
const confirmedAt = sql`coalesce(greatest(o.contact_confirmed_at, o.contact_checked_at), o.creation_timestamp)`;

/** Where the contacts of owner `o` are a year old, and mails may be sent. The words are those of the index. */
const isOld = sql`o.email is not null and not o.skip_reminders and not o.lock_owner_dead and o.merged_into_id is null
  and ${confirmedAt} < now() - interval '1 year'`;

/** The last day on which the contacts were a whole number of years old. */
const dueDate = sql`((${confirmedAt})::date
  + make_interval(years => extract(year from age(${registerDay}, (${confirmedAt})::date))::int))::date`;

/** Where owner `o` has a living animal, and was not asked within a year, nor about the same day. */
const isToBeAsked = sql`
  exists (select from animal a where a.owner_id = o.id and a.status not in ('DEAD', 'EXPORTED'))
  and not exists (select from contact_reminder r where r.owner_id = o.id
    and (r.creation_timestamp > now() - interval '1 year' or r.due_date = ${dueDate}))`;

/** The next owners whose contacts are old, the oldest first, to be asked or not. */
export const pageOfOld = (after: Place | undefined): Sql => sql`
  select o.id, ${confirmedAt} as confirmed_at, ${isToBeAsked} as is_due
  from (select * from owner o where ${isOld}
    ${after ? sql`and (${confirmedAt}, o.id) > (${after.confirmedAt}::timestamptz, ${after.id}::bigint)` : sql``}
    order by ${confirmedAt}, o.id limit ${PAGE}) o
  order by ${confirmedAt}, o.id`;

/**
 * Stores what is sent and its mails in one transaction. Owners that another server or a user is changing at this moment
 * are left for the next run; what has changed since the page was read counts as it is now.
 */
async function send(tx: Tx, ids: readonly number[], publicUrl: string): Promise<number> {
  const due = await tx.query<Due>(sql`
    select o.id, ${dueDate} as due_date, o.email, o.phone, o.locality,
      (select u.language from app_user u where u.owner_id = o.id) as language
    from owner o where o.id = any(${[...ids]}::bigint[]) and ${isOld} and ${isToBeAsked}
    order by o.id for no key update of o skip locked`);
  if (due.length === 0) return 0;
  const mails = new Map(due.map((one) => [one.id, { ...one, token: newToken() }]));
  const rows = [...mails.values()].map(
    (one) => sql`(${one.id}::bigint, ${one.dueDate}::date, ${hashToken(one.token)}::bytea)`,
  );
  // A server that began before this one could see its rows has the key.
  const stored = await tx.query<{ ownerId: number }>(sql`
    insert into contact_reminder (owner_id, due_date, token_hash) values ${join(rows)}
    on conflict do nothing returning owner_id`);
  for (const { ownerId } of stored) {
    const { email, language, phone, locality, token } = mails.get(ownerId)!;
    const about = { phoneEnd: phone && phone.slice(-PHONE_DIGITS), locality, token };
    await enqueueMail(
      tx,
      composeMail('contactReminder', { to: email, language, publicUrl }, about),
      'NOTICE',
    );
  }
  return stored.length;
}

const areWanted = async (db: Queryable): Promise<boolean> =>
  (await entries(db, ['contactReminders']))[0]?.value === true;

/**
 * Asks the owners of living animals once a year by mail whether their contacts are right. Several servers may: each
 * sends what no other has.
 * @returns the number of mails
 */
export async function sendContactReminders(
  db: Db,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  maxMails = MAX_MAILS,
): Promise<number> {
  if (!(await areWanted(db))) return 0;
  let sent = 0;
  let place: Place | undefined;
  do {
    const page = await db.query<Place & { isDue: boolean }>(pageOfOld(place));
    const ids = page.filter(({ isDue }) => isDue).map(({ id }) => id);
    const next = ids.slice(0, maxMails - sent);
    if (next.length > 0) sent += await db.transaction((tx) => send(tx, next, publicUrl));
    if (sent >= maxMails) return sent;
    place = page.length < PAGE ? undefined : page.at(-1);
  } while (place);
  return sent;
}

/** Sends on a timer: what becomes due within a day leaves within an hour of it. */
export const startContactReminders = (
  db: Db,
  settings: Pick<Settings, 'publicUrl'>,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('contactReminders', error) } = {},
): Schedule => startSchedule(() => sendContactReminders(db, settings), everyMs, onError);

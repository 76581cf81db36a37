import sql from 'sql-template-tag';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { findOne, type Db, type Queryable } from '../../../db/db.ts';
import { createTempDocument } from '../../../files/tempDocuments.ts';
import { GiveUp, type OutboxHandler } from '../../../jobs/outbox.ts';
import type { Settings } from '../../../settings/settings.ts';
import { notify } from '../notification/notify.ts';

/** Kind of the outbox row that asks for a copy of an account's data. */
export const OWN_DATA = 'OWN_DATA';

/** The latest so many acts; the whole number stands beside them. */
const MAX_ACTS = 10_000;

interface Account {
  readonly language: string;
  readonly timezone: string;
}

/** Returns all data about an account, without its secrets. */
async function dataOf(db: Queryable, account: Account, userId: number): Promise<object> {
  const sessions = await db.query(sql`
    select creation_timestamp, last_use_timestamp, ip, user_agent from session
    where user_id = ${userId} and impersonator_id is null order by creation_timestamp desc`);
  const preferences = await db.query(sql`
    select key, value from user_preference where user_id = ${userId} order by key`);
  const notifications = await db.query(sql`
    select type, object_id, additional_info, date, read_timestamp from notification
    where user_id = ${userId} order by date desc, id desc`);
  const files = await db.query(sql`
    select title, filename, type, size, document_type, creation_timestamp from document
    where creation_user_id = ${userId} order by creation_timestamp desc, id desc`);
  // Where others sit who acted in this account's name is theirs.
  const acts = await db.query<{ total: number }>(sql`
    select count(*) over ()::int as total, at, action, object_type, object_id,
      case when impersonator_id is null then ip end as ip
    from audit_kept
    where user_id = ${userId} order by at desc, id desc limit ${MAX_ACTS}`);
  const activity = acts.map(({ total: _, ...act }) => act);
  const activityTotal = acts[0]?.total ?? 0;
  return { account, sessions, preferences, notifications, files, activityTotal, activity };
}

/** Makes the copy, stores it as a temp document for its user and notifies them. */
export const ownDataJob =
  (db: Db, settings: Pick<Settings, 'productToken'>): OutboxHandler =>
  ({ id, payload, creationTimestamp }) =>
    db.transaction(async (tx) => {
      const { userId } = payload as { userId: number };
      const account = await findOne<Account>(
        tx,
        sql`select u.name, u.email, u.type, u.status, u.language, u.timezone, u.receive_notifications,
          u.legal_warning_read_timestamp, u.last_login_timestamp, e.name as entity, r.name as role
        from app_user u left join entity e on e.id = u.entity_id left join role r on r.id = u.role_id
        where u.id = ${userId}`,
      );
      if (!account) throw new GiveUp('the account is gone');
      const { language, timezone } = account;
      const name = language.startsWith('pt') ? 'os-meus-dados' : 'my-data';
      const filename = `${name}-${dayIn(timezone, new Date(creationTimestamp))}.json`;
      const text = JSON.stringify(await dataOf(tx, account, userId), null, 2);
      const offered = await createTempDocument(tx, {
        userId,
        filename,
        type: 'application/json',
        bytes: Buffer.from(text),
        source: `${OWN_DATA}:${id}`,
      });
      if (offered === undefined) return;
      await notify(
        { tx, caller: { actor: null }, services: { settings } },
        { userIds: [userId], type: 'DOCUMENT', objectId: offered, additionalInfo: { name: filename } },
      );
    });

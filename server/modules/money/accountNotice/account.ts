import sql from 'sql-template-tag';
import { readAccount, setAccountNotices } from '../../../../resources/money/accountNotice/calls.ts';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { payingEntity } from '../../entities/entity/payingEntity.ts';
import { hasAccount } from '../billingTransaction/hasAccount.ts';
import { forecastOf } from './forecast.ts';
import { holdsIn } from './recipients.ts';

interface Notices {
  readonly version: number;
  readonly threshold: number | null;
  readonly mailsStatement: boolean;
  readonly recipientIds: number[];
}

/** What applies where an entity has chosen nothing. */
const NOTHING_CHOSEN: Notices = { version: 0, threshold: null, mailsStatement: false, recipientIds: [] };

const findNotices = (db: Queryable, entityId: number): Promise<Notices | undefined> =>
  findOne<Notices>(
    db,
    sql`select version, threshold, mails_statement, recipient_ids from account_notice where entity_id = ${entityId}`,
  );

const findCandidates = (db: Queryable, entityId: number): Promise<{ id: number; name: string }[]> =>
  db.query(sql`select u.id, u.name from app_user u where ${holdsIn(entityId, 'READ_TRANSACTIONS')}
    and ${holdsIn(entityId, 'READ_BALANCE')} order by u.name, u.id limit 100`);

export const readAccountHandler = handleRead(readAccount, async ({ db, caller }) => {
  const own = caller.actor.entity!.id;
  const { payerId, value, reserved } = await getOne<{ payerId: number; value: number; reserved: number }>(
    db,
    sql`select payer.id as payer_id, coalesce(b.value, 0) as value, coalesce(b.reserved, 0) as reserved
      from (select ${payingEntity(own)} as id) payer left join credit_balance b on b.entity_id = payer.id`,
  );
  const available = value - reserved;
  const forecast = await forecastOf(db, payerId, available);
  const isOwn = payerId === own;
  return {
    value: available,
    reserved,
    ...forecast,
    notices: isOwn ? ((await findNotices(db, own)) ?? NOTHING_CHOSEN) : null,
    candidates: isOwn ? await findCandidates(db, own) : [],
  };
});

export const setAccountNoticesHandler = handleWrite(
  setAccountNotices,
  async ({ tx, body, caller, audit, fail }) => {
    const { version, threshold, mailsStatement } = body;
    const entityId = caller.actor.entity!.id;
    if (!(await hasAccount(tx, entityId))) return fail('ENTITY_NOT_BILLABLE');
    const recipientIds = [...new Set(body.recipientIds)];
    const candidates = await findCandidates(tx, entityId);
    if (recipientIds.some((id) => !candidates.some((one) => one.id === id)))
      throw formError([{ property: 'recipientIds', error: 'INVALID_RECIPIENTS' }]);
    if (mailsStatement && recipientIds.length === 0)
      throw formError([{ property: 'recipientIds', error: 'MISSING_RECIPIENTS' }]);
    const saved = await findOne<Notices>(
      tx,
      sql`insert into account_notice (entity_id, threshold, mails_statement, recipient_ids)
        select ${entityId}, ${threshold}::int, ${mailsStatement}, ${recipientIds}::bigint[] where ${version}::int = 0
          or exists (select from account_notice where entity_id = ${entityId})
        on conflict (entity_id) do update set threshold = excluded.threshold, mails_statement = excluded.mails_statement,
          recipient_ids = excluded.recipient_ids, version = account_notice.version + 1
          where account_notice.version = ${version}::int
        returning version, threshold, mails_statement, recipient_ids`,
    );
    if (!saved) return fail('STALE_VERSION');
    // The first statement is that of the month in which it was asked for.
    if (mailsStatement)
      await tx.query(sql`insert into statement_mail (entity_id, month)
        values (${entityId}, (date_trunc('month', now() at time zone ${REGISTER_ZONE}) - interval '1 month')::date)
        on conflict do nothing`);
    audit({
      action: 'NOTICES_CHANGED',
      objectType: 'entity',
      objectId: entityId,
      details: { threshold, mailsStatement, recipientIds },
    });
    return saved;
  },
);

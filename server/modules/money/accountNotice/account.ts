import sql from 'sql-template-tag';
import { readAccount, setAccountNotices } from '../../../../resources/money/accountNotice/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { accountNotice } from '../../../../resources/money/accountNotice/record.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { insertUnlessTaken, refuseStale, saveRecord, staleRefusal } from '../../../write/saveRecord.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { payingEntity } from '../../entities/entity/payingEntity.ts';
import { hasAccount } from '../billingTransaction/hasAccount.ts';
import { forecastOf } from './forecast.ts';
import { LAST_MONTH } from './lastMonth.ts';
import { holdsIn } from './recipients.ts';

type Notices = AnswerOf<typeof setAccountNotices>;
type AccountNotice = RecordOfModule<typeof accountNotice>;

const accountNotices = storedModule<AccountNotice>(accountNotice, { hasSearchText: false });

/** What applies where an entity has chosen nothing. */
const NOTHING_CHOSEN: Notices = { version: 0, threshold: null, mailsStatement: false, recipientIds: [] };

const noticesOf = ({ version, threshold, mailsStatement, recipientIds }: AccountNotice): Notices => ({
  version,
  threshold,
  mailsStatement: mailsStatement ?? false,
  recipientIds: [...(recipientIds ?? [])],
});

const findNotices = (db: Queryable, entityId: number, lock = false): Promise<AccountNotice | undefined> =>
  findRecord(db, accountNotices, sql`t.entity_id = ${entityId}`, { lock });

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
  const chosen = isOwn ? await findNotices(db, own) : undefined;
  return {
    value: available,
    reserved,
    ...forecast,
    notices: isOwn ? (chosen ? noticesOf(chosen) : NOTHING_CHOSEN) : null,
    candidates: isOwn ? await findCandidates(db, own) : [],
  };
});

export const setAccountNoticesHandler = handleWrite(setAccountNotices, async (call) => {
  const { tx, body, caller, fail } = call;
  const { version, threshold, mailsStatement } = body;
  const entityId = caller.actor.entity!.id;
  if (!(await hasAccount(tx, entityId))) return fail('ENTITY_NOT_BILLABLE');
  const recipientIds = [...new Set(body.recipientIds)];
  const candidates = await findCandidates(tx, entityId);
  if (recipientIds.some((id) => !candidates.some((one) => one.id === id)))
    throw formError([{ property: 'recipientIds', error: 'INVALID_RECIPIENTS' }]);
  if (mailsStatement && recipientIds.length === 0)
    throw formError([{ property: 'recipientIds', error: 'MISSING_RECIPIENTS' }]);
  const before = await findNotices(tx, entityId, true);
  if (before) await refuseStale(call, accountNotices, before, version, noticesOf);
  else if (version !== 0) throw staleRefusal(NOTHING_CHOSEN);
  const columns = { threshold, mailsStatement, recipientIds };
  const action = { action: 'NOTICES_CHANGED', objectId: String(entityId), details: columns } as const;
  const saved = before
    ? await saveRecord(call, accountNotices, before, columns, action)
    : await insertUnlessTaken(call, accountNotices, { entityId, ...columns }, action);
  // Two who choose for the first time lock no row: the second one finds that of the first.
  if (!saved) throw staleRefusal(noticesOf((await findNotices(tx, entityId))!));
  // The first statement is that of the month in which it was asked for.
  if (mailsStatement)
    await tx.query(sql`insert into statement_mail (entity_id, month)
      values (${entityId}, ${LAST_MONTH})
      on conflict do nothing`);
  return noticesOf(saved);
});

import sql from 'sql-template-tag';
import {
  DECISION_LISTED_SECONDS,
  ownDelayedDecisions,
  takeBackDecision,
  type DelayedDecision,
} from '../../../../resources/common/delayedDecision/calls.ts';
import { findOne } from '../../../db/db.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';

export const ownDelayedDecisionsHandler = handleRead(ownDelayedDecisions, ({ db, caller }) =>
  db.query<DelayedDecision>(sql`
    select d.id, d.effective_timestamp, d.module, d.decision ->> 'validation' as validation, d.state,
      greatest(0, ceil(extract(epoch from d.effective_timestamp - now()) * 1000))::int as remaining_ms,
      (select jsonb_agg(jsonb_build_object('id', r.record_id, 'title', r.title, 'outcome', r.outcome) order by r.record_id)
        from delayed_decision_record r where r.decision_id = d.id) as records
    from delayed_decision d
    where d.user_id = ${caller.actor.id} and d.state <> 'CANCELED'
      and (d.state <> 'DONE' or d.effective_timestamp > now() - make_interval(secs => ${DECISION_LISTED_SECONDS}))
      and d.effective_timestamp > now() - interval '1 day'
    order by d.effective_timestamp desc limit 20`),
);

export const takeBackDecisionHandler = handleWrite(takeBackDecision, async ({ tx, params, caller, fail }) => {
  const { id } = params;
  const taken = await findOne(
    tx,
    sql`update delayed_decision set state = 'CANCELED'
      where id = ${id} and user_id = ${caller.actor.id} and state = 'WAITING' returning id`,
  );
  if (taken) return {};
  const found = await findOne<{ state: string }>(
    tx,
    sql`select state from delayed_decision where id = ${id} and user_id = ${caller.actor.id}`,
  );
  if (!found) return fail('NOT_FOUND');
  // Taking back twice is taking back once.
  return found.state === 'CANCELED' ? {} : fail('DECISION_ALREADY_EFFECTIVE');
});

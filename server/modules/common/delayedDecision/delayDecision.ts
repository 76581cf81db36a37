import sql from 'sql-template-tag';
import { DECISION_DELAY_MS } from '../../../../resources/common/delayedDecision/calls.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { KeptCaller } from '../../../auth/session.ts';
import { getOne } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import { enqueue } from '../../../jobs/outbox.ts';
import type { Write } from '../../../write/openWrite.ts';

/** Kind of the outbox row that has a decision take effect. */
export const DELAYED_DECISION = 'DELAYED_DECISION';

/** A record that is decided: as it was read, and what people call it. */
export interface DecidedRecord {
  readonly id: number;
  readonly version: number;
  readonly title: string;
}

/**
 * Stores a decision on several records. It takes effect after `DECISION_DELAY_MS` on the server, whatever becomes of
 * the page or of this process; until then it can be taken back.
 */
export async function delayDecision(
  { tx, caller }: Write<SignedInCaller>,
  module: string,
  decision: { readonly validation: string },
  records: readonly DecidedRecord[],
): Promise<{ id: number; effectiveTimestamp: string }> {
  const { actor, ip, userAgent, scopeEntityIds } = caller;
  const kept: KeptCaller = { actor, ip, userAgent, scopeEntityIds };
  const stored = await getOne<{ id: number; effectiveTimestamp: string }>(
    tx,
    sql`insert into delayed_decision (module, user_id, caller, decision, effective_timestamp)
      values (${module}, ${actor.id}, ${json(kept)}, ${json(decision)},
        now() + ${DECISION_DELAY_MS} * interval '1 millisecond')
      returning id, effective_timestamp`,
  );
  await tx.query(sql`
    insert into delayed_decision_record (decision_id, record_id, record_version, title)
    select ${stored.id}, r.id, r.version, r.title
    from jsonb_to_recordset(${json(records)}) as r (id bigint, version int, title text)`);
  await enqueue(tx, DELAYED_DECISION, { decisionId: stored.id }, DECISION_DELAY_MS);
  return stored;
}

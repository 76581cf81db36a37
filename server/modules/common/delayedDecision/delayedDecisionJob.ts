import sql from 'sql-template-tag';
import { findCallerNow, type KeptCaller } from '../../../auth/session.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { findOne } from '../../../db/db.ts';
import { forbidden, Refusal } from '../../../errors.ts';
import type { OutboxHandler } from '../../../jobs/outbox.ts';
import { runWrite } from '../../../write/pipeline.ts';
import type { Write } from '../../../write/openWrite.ts';
import { notify } from '../notification/notify.ts';

/** Decides one record, in the transaction of the write, as the stored decision says. */
export type DecisionApplier = (
  write: Write<SignedInCaller>,
  record: { readonly id: number; readonly version: number },
  decision: unknown,
) => Promise<unknown>;

interface Stored {
  readonly module: string;
  readonly caller: KeptCaller;
  readonly decision: unknown;
  readonly state: 'RUNNING' | 'CANCELED';
}

interface Waiting {
  readonly recordId: number;
  readonly recordVersion: number;
}

const why = (refusal: Refusal): string => refusal.errors[0]?.error ?? refusal.code;

/**
 * Handler of kind DELAYED_DECISION: decides each record in a transaction of its own, which also stores the outcome, so
 * that after a crash the process continues where it stopped. Rights and scope are those of the user at that moment. For a
 * record that is refused by now, the code is stored and the user who decided is notified.
 */
export function delayedDecisionJob(
  services: Services,
  appliers: Readonly<Record<string, DecisionApplier>>,
): OutboxHandler {
  const { db } = services;
  const decideOne = async (decisionId: number, stored: Stored, { recordId, recordVersion }: Waiting) => {
    const note = (outcome: string) => sql`update delayed_decision_record set outcome = ${outcome}
      where decision_id = ${decisionId} and record_id = ${recordId} and outcome is null`;
    const apply = appliers[stored.module];
    if (!apply) throw new Error(`${stored.module} has a decision that nothing applies`);
    try {
      // The rights are those of now, not of the moment of the request.
      const caller = await findCallerNow(db, stored.caller, services.settings.productToken);
      if (!caller) throw forbidden();
      await runWrite(services, caller, null, async (write) => {
        const open = await findOne(
          write.tx,
          sql`select 1 from delayed_decision_record
            where decision_id = ${decisionId} and record_id = ${recordId} and outcome is null for update`,
        );
        if (open) {
          await apply(write, { id: recordId, version: recordVersion }, stored.decision);
          write.tx.atCommit(note('DONE'));
        }
        return { status: 200, body: null };
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await db.query(note(why(error)));
    }
  };

  return async ({ payload }) => {
    const { decisionId } = payload as { decisionId: number };
    const stored = await findOne<Stored>(
      db,
      // Nothing more happens in the name of an account that was shut in between.
      sql`update delayed_decision d set state = case when u.status = 'ACTIVE' then 'RUNNING' else 'CANCELED' end
        from app_user u
        where d.id = ${decisionId} and d.state in ('WAITING', 'RUNNING') and u.id = d.user_id
        returning d.module, d.caller, d.decision, d.state`,
    );
    if (stored?.state !== 'RUNNING') return;
    const waiting = await db.query<Waiting>(
      sql`select record_id, record_version from delayed_decision_record
        where decision_id = ${decisionId} and outcome is null order by record_id`,
    );
    for (const record of waiting) await decideOne(decisionId, stored, record);
    await finish(services, decisionId, stored);
  };
}

/** Marks a decision as done, and notifies its user of records that could not be decided. */
async function finish(services: Services, decisionId: number, { caller }: Stored): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ended = await findOne<{ total: number; failed: number }>(
      tx,
      sql`update delayed_decision d set state = 'DONE', effective_timestamp = now()
        where d.id = ${decisionId} and d.state = 'RUNNING'
        returning (select count(*)::int from delayed_decision_record r where r.decision_id = d.id) as total,
          (select count(*)::int from delayed_decision_record r where r.decision_id = d.id and r.outcome <> 'DONE') as failed`,
    );
    if (!ended || ended.failed === 0) return;
    await notify(
      { tx, caller: { actor: null }, services },
      {
        userIds: [caller.actor.id],
        type: 'DECISION_INCOMPLETE',
        additionalInfo: { failed: ended.failed, total: ended.total },
      },
    );
  });
}

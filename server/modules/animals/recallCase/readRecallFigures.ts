import sql from 'sql-template-tag';
import { readRecallFigures } from '../../../../resources/animals/recallCase/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { findOne, getOne } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { CASE_MAILS, caseScope, outcomeState } from './recallCases.ts';

type Figures = AnswerOf<typeof readRecallFigures>;

interface MailCount {
  readonly receiver: string;
  readonly state: string;
  readonly count: number;
}

/** The figures of a recall, over the cases that the caller works through. */
export const readRecallFiguresHandler = handleRead(readRecallFigures, async ({ params, db, caller }) => {
  const recall = await findOne(db, sql`select from transponder_recall where id = ${params.id}`);
  if (!recall) throw notFound();
  const scope = caseScope(caller);
  const cases = sql`from recall_case t where t.recall_id = ${params.id} and ${scope ?? sql`true`}`;
  const counts = await getOne<
    Record<'animals' | 'open' | 'reads' | 'replaced' | 'notSeen' | 'unused', number>
  >(
    db,
    sql`select count(*)::int as animals, count(*) filter (where t.status = 'OPEN')::int as open,
        count(*) filter (where t.outcome = 'READS')::int as reads,
        count(*) filter (where t.outcome = 'REPLACED')::int as replaced,
        count(*) filter (where t.outcome = 'NOT_SEEN')::int as not_seen,
        (select count(*)::int from transponder x where x.recall_id = ${params.id} and x.animal_id is null
          and ${scope === null}) as unused ${cases}`,
  );
  const mails = await db.query<MailCount>(sql`
    select o.receiver, ${outcomeState} as state, count(*)::int as count
    from mail_outcome o where o.subject_type = ${CASE_MAILS} and o.subject_id in (select t.id ${cases}) group by 1, 2`);
  const of = (receiver: string): Figures['owners'] => {
    const count = (state: string): number =>
      mails.find((one) => one.receiver === receiver && one.state === state)?.count ?? 0;
    return {
      sent: count('SENT'),
      waiting: count('WAITING'),
      failed: count('FAILED'),
      noAddress: count('NO_ADDRESS'),
    };
  };
  const { animals, open, reads, replaced, notSeen, unused } = counts;
  return {
    unused,
    animals,
    open,
    done: animals - open,
    outcomes: { READS: reads, REPLACED: replaced, NOT_SEEN: notSeen },
    owners: of('OWNER'),
    veterinarians: of('VETERINARY'),
    entities: of('ENTITY'),
  };
});

import sql from 'sql-template-tag';
import {
  answerOwnHandover,
  listOwnHandovers,
  type HandoverView,
} from '../../../../resources/animals/registerHandover/calls.ts';
import type { Queryable } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';
import { notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { findHandover } from './handovers.ts';
import { HANDOVER_DAYS } from './mails.ts';
import { checkWords, recordAnswer } from './recordAnswer.ts';

/** More than any owner has at once. */
const MAX_LISTED = 50;

/** Hand-overs that wait for the owner's consent, and those that are done and may be objected to: as by a mailed link. */
const findOwn = (db: Queryable, ownerId: number): Promise<(HandoverView & { readonly id: number })[]> =>
  db.query(sql`
    select h.id, a.name as animal_name, h.transponder, r.name as register_name, r.country,
      case h.state when 'AWAITING_OWNER' then 'AGREE' else 'OBJECT' end as act,
      case h.state when 'AWAITING_OWNER' then h.creation_timestamp + make_interval(days => ${HANDOVER_DAYS}::int)
        else h.contest_end_timestamp end as end_timestamp
    from register_handover h join animal a on a.id = h.animal_id join other_register r on r.id = h.register_id
    where a.owner_id = ${ownerId} and h.owner_id = a.owner_id
      and (h.state = 'AWAITING_OWNER' and h.creation_timestamp + make_interval(days => ${HANDOVER_DAYS}::int) > now()
        or h.state = 'DONE' and h.contest_state is null and h.contest_end_timestamp > now())
    order by h.id desc ${atMost(MAX_LISTED)}`);

export const listOwnHandoversHandler = handleRead(listOwnHandovers, ({ db, caller }) =>
  findOwn(db, caller.actor.ownerId!),
);

export const answerOwnHandoverHandler = handleWrite(answerOwnHandover, async (write) => {
  const { tx, params, body, caller, fail } = write;
  checkWords(body);
  const { ownerId } = caller.actor;
  // Of another owner it is answered as one that does not exist.
  const handover = await findHandover(
    tx,
    sql`t.id = ${params.id} and exists (select from register_handover h join animal a on a.id = h.animal_id
      where h.id = t.id and h.owner_id = ${ownerId} and a.owner_id = ${ownerId})`,
  );
  if (!handover) throw notFound();
  // Looked at behind the lock: a mailed link may have been faster.
  const own = await findOwn(tx, ownerId!);
  if (!own.some(({ id, act }) => id === handover.id && act === body.act))
    return fail('HANDOVER_LINK_EXPIRED');
  await recordAnswer(write, handover, body);
  return { act: body.act };
});

import sql from 'sql-template-tag';
import {
  answerHandover,
  openHandoverLink,
  type HandoverView,
} from '../../../../resources/animals/registerHandover/calls.ts';
import { hashToken } from '../../../auth/session.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { findHandover } from './handovers.ts';
import { checkWords, recordAnswer } from './recordAnswer.ts';

interface Link extends HandoverView {
  readonly id: number;
  readonly handoverId: number;
}

/** A link that can still answer: unused, within its days, of a hand-over that waits for this answer. */
const findLink = (db: Queryable, token: string): Promise<Link | undefined> =>
  findOne<Link>(
    db,
    sql`select l.id, l.handover_id, l.act, l.end_timestamp, a.name as animal_name, h.transponder,
        r.name as register_name, r.country
      from register_handover_link l join register_handover h on h.id = l.handover_id
        join animal a on a.id = h.animal_id join other_register r on r.id = h.register_id
      where l.token_hash = ${hashToken(token)} and l.used_timestamp is null and l.end_timestamp > now()
        and case l.act when 'AGREE' then h.state = 'AWAITING_OWNER' else h.state = 'DONE' and h.contest_state is null end`,
  );

export const openHandoverLinkHandler = handleRead(
  openHandoverLink,
  async ({ body, services: { db }, fail }) => {
    const link = await findLink(db, body.token);
    if (!link) return fail('HANDOVER_LINK_EXPIRED');
    const { animalName, transponder, registerName, country, act, endTimestamp } = link;
    return { animalName, transponder, registerName, country, act, endTimestamp };
  },
);

export const answerHandoverHandler = handleWrite(answerHandover, async (write) => {
  const { tx, body, fail } = write;
  const found = await findLink(tx, body.token);
  if (!found) return fail('HANDOVER_LINK_EXPIRED');
  const answer = { act: found.act, words: body.words };
  checkWords(answer);
  const handover = await findHandover(tx, sql`t.id = ${found.handoverId}`);
  // Looked at again behind the lock: another link may have been faster.
  if (!handover || !(await findLink(tx, body.token))) return fail('HANDOVER_LINK_EXPIRED');
  await tx.query(sql`update register_handover_link set used_timestamp = now() where id = ${found.id}`);
  await recordAnswer(write, handover, answer);
  return { act: found.act };
});

import sql from 'sql-template-tag';
import { endOwnSession, ownSessions } from '../../../resources/session/accountCalls.ts';
import { notFound } from '../../errors.ts';
import { handleRead, handleWrite } from '../../http/handle.ts';

interface Row {
  readonly id: string;
  readonly creationTimestamp: string;
  readonly validUntil: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
}

// Half of a hash names a session and opens nothing.
const name = sql`left(encode(token_hash, 'hex'), 32)`;

export const ownSessionsHandler = handleRead(ownSessions, ({ db, caller }) =>
  db.query<Row>(sql`
    select ${name} as id, creation_timestamp, least(idle_end, absolute_end) as valid_until, ip, user_agent,
      token_hash = ${caller.sessionHash} as is_current
    from session where user_id = ${caller.actor.id} and impersonator_id is null and absolute_end > now()
      and (idle_end > now() or suspended_by is not null)
    order by creation_timestamp desc`),
);

export const endOwnSessionHandler = handleWrite(endOwnSession, async ({ tx, params, caller, audit }) => {
  const ended = await tx.query<{ tokenHash: Uint8Array; suspendedBy: Uint8Array | null }>(sql`
    delete from session where user_id = ${caller.actor.id} and ${name} = ${params.id} returning token_hash, suspended_by`);
  if (ended.length === 0) throw notFound();
  // A session that waits goes together with the one that it waits for.
  for (const { suspendedBy } of ended) {
    if (suspendedBy) await tx.query(sql`delete from session where token_hash = ${suspendedBy}`);
  }
  audit({ action: 'SESSION_ENDED', objectType: 'USER', objectId: caller.actor.id });
  return {};
});

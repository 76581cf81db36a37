import sql from 'sql-template-tag';
import type { WhereSignedIn } from '../../../../resources/account/personalArea/whereSignedIn.ts';
import {
  endOtherSessions,
  endOwnSession,
  ownSessions,
} from '../../../../resources/account/personalArea/calls.ts';
import { forgetDevices, sentDevice } from '../../../auth/knownDevice.ts';
import { endSession } from '../../../auth/session.ts';
import { notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';

// Half of a hash names a session and opens nothing.
const name = sql`left(encode(token_hash, 'hex'), 32)`;

export const ownSessionsHandler = handleRead(ownSessions, ({ db, caller }) =>
  db.query<WhereSignedIn>(sql`
    select ${name} as id, creation_timestamp, last_use_timestamp, least(idle_end, absolute_end) as valid_until, ip,
      user_agent, token_hash = ${caller.sessionHash} as is_current
    from session where user_id = ${caller.actor.id} and impersonator_id is null and absolute_end > now()
      and (idle_end > now() or suspended_by is not null)
    order by is_current desc, last_use_timestamp desc, id`),
);

export const endOwnSessionHandler = handleWrite(endOwnSession, async ({ tx, params, caller, audit }) => {
  const { id } = caller.actor;
  const ended = await tx.query<{ suspendedBy: Buffer | null }>(sql`
    delete from session where user_id = ${id} and impersonator_id is null and ${name} = ${params.id}
    returning suspended_by`);
  if (ended.length === 0) throw notFound();
  // A suspended session ends together with the one that suspended it.
  for (const { suspendedBy } of ended) if (suspendedBy) await endSession(tx, suspendedBy);
  audit({ action: 'SESSION_ENDED', objectType: 'user', objectId: id });
  return {};
});

export const endOtherSessionsHandler = handleWrite(
  endOtherSessions,
  async ({ tx, caller, request, audit }) => {
    const { id } = caller.actor;
    const ended = await tx.query<{ suspendedBy: Buffer | null }>(sql`
    delete from session where user_id = ${id} and impersonator_id is null and token_hash <> ${caller.sessionHash}
    returning suspended_by`);
    for (const { suspendedBy } of ended) if (suspendedBy) await endSession(tx, suspendedBy);
    await forgetDevices(tx, id, sentDevice(request));
    if (ended.length > 0)
      audit({ action: 'SESSION_ENDED', objectType: 'user', objectId: id, details: { count: ended.length } });
    return { ended: ended.length };
  },
);

import sql from 'sql-template-tag';
import { leaveImpersonation } from '../../../../resources/access/session/impersonationCalls.ts';
import { readLoginAnswer } from '../../../auth/loginAnswer.ts';
import { renewSession } from '../../../auth/session.ts';
import { findOne } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';

export const leaveImpersonationHandler = handleWrite(
  leaveImpersonation,
  async ({ tx, caller, services, audit, fail }) => {
    const { actor, sessionHash } = caller;
    if (actor.impersonatorId === null) return fail('NOT_IMPERSONATING');
    const own = await findOne<{ tokenHash: Uint8Array }>(
      tx,
      sql`update session set suspended_by = null where suspended_by = ${sessionHash} and absolute_end > now()
        returning token_hash`,
    );
    await tx.query(sql`delete from session where token_hash = ${sessionHash}`);
    if (!own) throw new Refusal(401, 'UNAUTHORIZED');
    audit({ action: 'IMPERSONATE_END', objectType: 'user', objectId: actor.id });
    return readLoginAnswer(tx, services, await renewSession(tx, Buffer.from(own.tokenHash)));
  },
);

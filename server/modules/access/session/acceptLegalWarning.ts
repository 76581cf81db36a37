import sql from 'sql-template-tag';
import { acceptLegalWarning } from '../../../../resources/access/session/calls.ts';
import { toLoginAnswer } from '../../../auth/loginAnswer.ts';
import { findSessionByHash } from '../../../auth/session.ts';
import { Refusal } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';

export const acceptLegalWarningHandler = handleWrite(
  acceptLegalWarning,
  async ({ tx, caller, services, audit, fail }) => {
    const { id, impersonatorId } = caller.actor;
    // An impersonator cannot accept for another, and the entity must be chosen first.
    if (impersonatorId !== null) fail('FORBIDDEN');
    const read = () => findSessionByHash(tx, caller.sessionHash, services.settings.productToken, true);
    if ((await read())?.step === 'ENTITY') fail('ENTITY_REQUIRED');
    await tx.query(sql`
    update app_user set legal_warning_read_timestamp = now(),
      legal_warning_version = coalesce((select (value->>'version')::int from configuration where key = case when owner_id is null then 'legalWarning' else 'legalWarningOwners' end), 0)
    where id = ${id}`);
    audit({ action: 'LEGAL_WARNING_ACCEPTED', objectType: 'user', objectId: id });
    const session = await read();
    if (!session) throw new Refusal(401, 'UNAUTHORIZED');
    return toLoginAnswer(session);
  },
);

import sql from 'sql-template-tag';
import { selectEntity } from '../../../../resources/access/session/calls.ts';
import { toLoginAnswer } from '../../../auth/loginAnswer.ts';
import { findSession, renewSession } from '../../../auth/session.ts';
import { handleWrite } from '../../../http/handle.ts';

export const selectEntityHandler = handleWrite(
  selectEntity,
  async ({ tx, body, caller, services, audit, fail }) => {
    const { actor, sessionHash } = caller;
    if (actor.veterinaryId === null) return fail('ERROR_LOGIN_ENTITY');
    const { entityId } = body;
    if (entityId !== null) {
      const accepted = await tx.query(sql`
      select from veterinary_entity v join entity e on e.id = v.entity_id and e.active
      where v.veterinary_id = ${actor.veterinaryId} and v.entity_id = ${entityId} and v.status = 'ACCEPTED'`);
      if (accepted.length === 0) return fail('ERROR_LOGIN_ENTITY');
    }
    if (entityId !== null && actor.impersonatorId === null)
      await tx.query(sql`
        update veterinary_entity set last_use_timestamp = now()
        where veterinary_id = ${actor.veterinaryId} and entity_id = ${entityId}`);
    const token = await renewSession(tx, sessionHash, entityId);
    const session = await findSession(tx, token, services.settings.productToken, true);
    // An association without a role gives nothing to work with.
    if (!session) return fail('ERROR_LOGIN_ENTITY');
    audit({ action: 'SELECT_ENTITY', objectType: 'entity', objectId: entityId });
    return toLoginAnswer(session, token);
  },
);

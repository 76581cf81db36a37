import { cleanNumber } from '../../../../resources/numbers/cleanText.ts';
import sql, { empty } from 'sql-template-tag';
import { ROOT_ENTITY } from '../../../../resources/entities/entity/root.ts';
import type { ErrorCode } from '../../../../resources/kit/codes.ts';
import { inviteVeterinary } from '../../../../resources/entities/veterinaryAssociation/calls.ts';
import { findOne } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { openAssociation } from './associations.ts';
import { grantableRole } from './grantableRole.ts';
import { speaksFor } from './hooks.ts';
import { notifyVeterinary } from './notifications.ts';

const wrong = (property: string, error: ErrorCode) => formError([{ property, error }]);

export const inviteVeterinaryHandler = handleWrite(inviteVeterinary, async (context) => {
  const { tx, body, caller } = context;
  const entityId = body.entityId ?? caller.actor.entity?.id;
  if (!entityId) throw wrong('entityId', 'MISSING_ENTITY');
  const within = speaksFor(caller, sql`e.id`);
  const entity = await findOne(
    tx,
    sql`select e.id from entity e where e.id = ${entityId} and e.active and e.id <> ${ROOT_ENTITY}
      ${within ? sql`and ${within}` : empty}`,
  );
  if (!entity) throw wrong('entityId', 'INVALID_ENTITY');
  const ballot = cleanNumber(body.ballotNumber).toUpperCase().replace(/\s/g, '');
  const veterinary = await findOne<{ id: number; active: boolean }>(
    tx,
    sql`select id, active from veterinary where ballot_number = ${ballot}`,
  );
  if (!veterinary) throw wrong('ballotNumber', 'UNKNOWN_BALLOT_NUMBER');
  if (!veterinary.active) throw wrong('ballotNumber', 'VETERINARY_NOT_AUTHORIZED');
  if (veterinary.id === caller.actor.veterinaryId) throw wrong('ballotNumber', 'ASSOCIATION_IS_OWN');
  const roleId = await grantableRole(context, veterinary.id, body.roleId);
  const invited = await openAssociation(context, 'ASSOCIATION_INVITED', {
    veterinaryId: veterinary.id,
    entityId,
    roleId,
  });
  if (!invited) throw conflict('ASSOCIATION_ALREADY_EXISTS');
  await notifyVeterinary(context, invited, 'ENTITY_VETERINARY_ASSOCIATION_INVITED');
  return invited;
});

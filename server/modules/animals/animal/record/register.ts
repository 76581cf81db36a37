import {
  checkRegistration,
  type Registration,
} from '../../../../../resources/animals/animal/registration.ts';
import { awaitAll } from '../../../../db/awaitAll.ts';
import { conflict, formError } from '../../../../errors.ts';
import type { PreparedFile } from '../../../../files/prepare.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { settleGivenOwner } from '../../../owners/owner/givenOwner.ts';
import { findOwnerSerialised } from '../../../owners/owner/resolveOwner.ts';
import { findAlike, type Alike } from './alike.ts';
import { cannotRegister } from './cannotRegister.ts';
import { completeRegistration } from './completeRegistration.ts';
import { registrationFacts } from './registrationFacts.ts';

/**
 * Registers an animal with its owner, by a form or a row of a file: checked whole, written whole, paid for last.
 * @param refuseUnconfirmed throws where an animal that is alike was not confirmed to be another
 */
export async function register(
  write: Write,
  given: Registration,
  photo: PreparedFile | null,
  refuseUnconfirmed: (alike: readonly Alike[]) => void,
) {
  const { caller, tx, services } = write;
  const { actor } = caller;
  // Whether the entity may register the number is known once the number is; what it may never register, before.
  const never = cannotRegister(actor);
  if (never || !actor.entity) throw conflict(never ?? 'ENTITY_CANNOT_REGISTER');
  const { animal, ...person } = checkRegistration(given, actor);
  const { owner, errors } = await settleGivenOwner(tx, actor, person);
  if (errors.length > 0) throw formError(errors);
  const [facts, alike, meantOwner] = await awaitAll([
    registrationFacts(tx, animal, actor, services.settings.demo),
    findAlike(tx, caller, { ...animal, owner }),
    findOwnerSerialised(tx, owner),
  ]);
  const obstacle = cannotRegister(actor, facts.verdict);
  if (obstacle === 'TRANSPONDER_NOT_BILLABLE')
    throw formError([{ property: 'transponder', error: obstacle }]);
  if (obstacle) throw conflict(obstacle);
  refuseUnconfirmed(alike);
  const registered = await completeRegistration(write, {
    animal,
    owner,
    meantOwner,
    facts,
    photo,
    anotherThan: given.anotherThan ?? [],
    payer: {
      entityId: actor.entity.id,
      userId: actor.id,
      isBillable: actor.entityProfile?.isBillable === true,
    },
  });
  return { ...registered, isNewOwner: meantOwner.isNew };
}

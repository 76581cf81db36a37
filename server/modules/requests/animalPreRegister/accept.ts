import sql from 'sql-template-tag';
import { animalPreRegister } from '../../../../resources/requests/animalPreRegister/schema.ts';
import { getOne } from '../../../db/db.ts';
import { conflict, Refusal } from '../../../errors.ts';
import type { Write } from '../../../write/openWrite.ts';
import { completeRegistration } from '../../animals/animal/record/completeRegistration.ts';
import { registrationFacts } from '../../animals/animal/record/registrationFacts.ts';
import { endReservation } from '../../money/billingTransaction/reserve.ts';
import { findOwnerSerialised } from '../../owners/owner/resolveOwner.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';
import type { PreRegister } from './preRegister.ts';

const { refusals } = animalPreRegister.request;

/** A fault of a field as a refusal of the decision, where the decision names it: no form is there to show it in. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.status !== 422) return error;
  const named = error.errors.find(({ error: code }) => refusals.some((one) => one === code));
  return named ? conflict(named.error, error.errors) : error;
}

/**
 * Registers the animal, and takes the credits that were reserved from the entity that asked; those of the present price
 * where its reservation is over. The request is closed by then, so its own number does not stand against it; what else
 * has come in between does.
 */
async function registerRequested(write: Write, request: PreRegister): Promise<void> {
  const { tx, caller, services } = write;
  const { animal, owner, creationEntityId, creationUserId } = request;
  const facts = await registrationFacts(
    tx,
    animal,
    caller.actor,
    services.settings.demo,
    'ACCEPT',
    creationEntityId,
  );
  const { isBillable } = await getOne<{ isBillable: boolean }>(
    tx,
    sql`select coalesce((select p.is_billable from entity e join entity_profile p on p.id = e.profile_id
      where e.id = ${creationEntityId}::bigint), false) as is_billable`,
  );
  await completeRegistration(write, {
    animal,
    owner,
    meantOwner: await findOwnerSerialised(tx, owner),
    facts,
    photo: null,
    payer: { entityId: creationEntityId!, userId: creationUserId, isBillable, preRegisterId: request.id },
    isPreRegister: true,
  });
  // What was reserved and is not due any more, since the number or the entity pays nothing now.
  await endReservation(tx, request.id, 'RELEASED');
}

export const animalPreRegisterAcceptance = defineAcceptance<typeof animalPreRegister, PreRegister>(
  animalPreRegister,
  {
    accept: (write, request) =>
      registerRequested(write, request).catch((error: unknown) => {
        throw asRefusal(error);
      }),
    prepareOther: async ({ tx }, { id }, event) => {
      if (event === 'REJECTED' || event === 'CANCELED') await endReservation(tx, id, 'RELEASED');
    },
  },
);

import { registerAnimal } from '../../../../resources/animal/calls.ts';
import { checkRegistration } from '../../../../resources/animal/registration.ts';
import { formError } from '../../../errors.ts';
import { preparePhoto, type PreparedFile } from '../../../files/prepare.ts';
import { handleWrite } from '../../../http/handle.ts';
import { redactFor } from '../../../write/redaction.ts';
import { animals } from '../record/animals.ts';
import { cannotRegister } from '../record/cannotRegister.ts';
import { completeRegistration } from '../record/completeRegistration.ts';
import { registrationFacts } from '../record/registrationFacts.ts';

/** Registers an animal with its owner: checked whole, written whole, paid for last. */
export const registerAnimalHandler = handleWrite<typeof registerAnimal, PreparedFile | null>(
  registerAnimal,
  async (context) => {
    const { body, caller, tx, services, prepared, fail } = context;
    const { actor } = caller;
    // Whether the entity may register the number is known once the number is; what it may never register, before.
    const never = cannotRegister(actor);
    if (never || !actor.entity) return fail(never ?? 'ENTITY_CANNOT_REGISTER');
    const { animal, owner, errors } = checkRegistration(body, actor);
    if (errors.length > 0) throw formError(errors);
    const facts = await registrationFacts(tx, animal, actor, services.settings.demo);
    const obstacle = cannotRegister(actor, facts.verdict);
    if (obstacle) return fail(obstacle);
    const { record, ownerId, balance, warnings, kept } = await completeRegistration(context, {
      animal,
      owner,
      facts,
      photo: prepared,
      anotherThan: body.anotherThan ?? [],
      payer: {
        entityId: actor.entity.id,
        userId: actor.id,
        isBillable: actor.entityProfile?.isBillable === true,
      },
    });
    return {
      ...redactFor(animals, caller)(record),
      id: record.id,
      version: record.version,
      transponder: record.transponder,
      name: record.name,
      ownerId,
      balance,
      warnings,
      ownerFieldsKept: kept,
    };
  },
  async (call) => (call.body.photo ? preparePhoto(call, call.body.photo) : null),
);

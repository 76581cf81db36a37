import { registerAnimal } from '../../../../resources/animal/calls.ts';
import { checkRegistration } from '../../../../resources/animal/registration.ts';
import { isLateRegistration, type AnimalWarning } from '../../../../resources/animal/rules.ts';
import { formError } from '../../../errors.ts';
import { awaitAll } from '../../../db/awaitAll.ts';
import { preparePhoto, type PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { handleWrite } from '../../../http/handle.ts';
import { consumeCredits } from '../../billingTransaction/consume.ts';
import { resolveOwner } from '../../owner/resolveOwner.ts';
import { presented } from '../../../write/records.ts';
import { animals } from '../record/animals.ts';
import { cannotRegister } from './cannotRegister.ts';
import { insertAnimal } from './insertAnimal.ts';
import { registrationFacts } from './registrationFacts.ts';
import { hasUnknownPrefix } from './transponderCheck.ts';

/**
 * Registers an animal with its owner: checked whole, written whole, paid for last, so that the entity's balance
 * is locked for as short as can be.
 */
export const registerAnimalHandler = handleWrite<typeof registerAnimal, PreparedFile | null>(
  registerAnimal,
  async (context) => {
    const { body, caller, tx, services, prepared, fail } = context;
    const { actor } = caller;
    const obstacle = cannotRegister(actor);
    if (obstacle || !actor.entity) return fail(obstacle ?? 'ENTITY_CANNOT_REGISTER');
    const { animal, owner: ownerInput, errors } = checkRegistration(body, actor);
    if (errors.length > 0) throw formError(errors);
    const [facts, { owner, kept }] = await awaitAll([
      registrationFacts(tx, animal, actor, services.settings.demo),
      resolveOwner(context, ownerInput),
    ]);
    const [photoId = null] = prepared
      ? await savePrepared(tx, [prepared], {
          documentType: 'ANIMAL_PHOTO',
          documentTypeId: facts.animalId,
          userId: actor.id,
          entityId: actor.entity.id,
        })
      : [];
    const isBilled =
      actor.entityProfile?.isBillable === true && !facts.verdict.notBillable && facts.credits > 0;
    const consumption = {
      entityId: actor.entity.id,
      credits: facts.credits,
      transponder: animal.transponder!,
      userId: actor.id,
    };
    const [record, balance] = await awaitAll([
      insertAnimal(context, { animal, facts, owner, photoId }),
      isBilled ? consumeCredits(tx, consumption) : Promise.resolve(null),
    ]);
    const warnings: AnimalWarning[] = [];
    if (isLateRegistration(record.birthdate, record.registrationDate!)) warnings.push('LATE_REGISTRATION');
    if (hasUnknownPrefix(record.transponder)) warnings.push('TRANSPONDER_UNKNOWN_PREFIX');
    if (warnings.length > 0) {
      context.audit({
        action: 'REGISTER_WARNING',
        objectType: 'animal',
        objectId: record.id,
        details: { warnings },
      });
    }
    return {
      ...presented(animals, record, caller),
      id: record.id,
      version: record.version,
      transponder: record.transponder,
      name: record.name,
      ownerId: owner.id,
      balance,
      warnings,
      ownerFieldsKept: kept,
    };
  },
  async (call) => (call.body.photo ? preparePhoto(call, call.body.photo) : null),
);

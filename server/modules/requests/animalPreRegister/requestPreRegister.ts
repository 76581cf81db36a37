import { checkRegistration } from '../../../../resources/animals/animal/registration.ts';
import {
  checkPreRegistration,
  requestPreRegister,
} from '../../../../resources/requests/animalPreRegister/calls.ts';
import { formError } from '../../../errors.ts';
import { prepareFiles, type PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { handleWrite } from '../../../http/handle.ts';
import { insertUnlessTaken } from '../../../write/saveRecord.ts';
import { cannotRegister, forbidsPreRegister } from '../../animals/animal/record/cannotRegister.ts';
import { countNumbersToRegister } from '../../animals/animal/record/numberRead.ts';
import { registrationFacts } from '../../animals/animal/record/registrationFacts.ts';
import { reserveCredits } from '../../money/billingTransaction/reserve.ts';
import { settleGivenOwner } from '../../owners/owner/givenOwner.ts';
import { countGivenOwner } from '../../owners/owner/numberRead.ts';
import { preRegisters } from './preRegisters.ts';

/** Takes a pre-registration: checked as a registration is, kept with its documents; its credits are reserved, and taken once it is accepted. */
export const requestPreRegisterHandler = handleWrite<typeof requestPreRegister, PreparedFile[]>(
  requestPreRegister,
  async (context) => {
    const { body, caller, tx, services, prepared, fail } = context;
    const { actor } = caller;
    const { reason, comments, documents, ...registrationBody } = body;
    const { animal, ...given } = checkRegistration(registrationBody, actor);
    const { owner, errors } = await settleGivenOwner(tx, actor, given);
    const faults = [...checkPreRegistration({ reason, documents }), ...errors];
    if (!actor.entity) return fail('ENTITY_CANNOT_REGISTER');
    if (faults.length > 0) throw formError(faults);
    const facts = await registrationFacts(tx, animal, actor, services.settings.demo, 'PRE_REGISTER');
    const obstacle = cannotRegister(actor, facts.verdict);
    if (forbidsPreRegister(obstacle)) return fail(obstacle);
    const opened = await insertUnlessTaken(
      context,
      preRegisters,
      {
        transponder: animal.transponder,
        animalName: animal.name,
        ownerName: owner.name ?? null,
        requestReason: reason!.trim(),
        comments: comments?.trim() || null,
        animal,
        owner,
      },
      'CREATE',
    );
    if (!opened) throw formError([{ property: 'transponder', error: 'TRANSPONDER_IN_PENDING_PRE_REGISTER' }]);
    await savePrepared(tx, prepared, {
      documentType: 'ANIMAL_PRE_REGISTER',
      documentTypeId: opened.id,
      userId: actor.id,
      entityId: actor.entity.id,
    });
    const { id, version, transponder, animalName, creationTimestamp, dueDate } = opened;
    const { price, verdict } = facts;
    if (actor.entityProfile?.isBillable && !verdict.notBillable && price.credits > 0)
      await reserveCredits(tx, {
        preRegisterId: id,
        entityId: actor.entity.id,
        credits: price.credits,
        price,
      });
    return {
      id,
      version,
      transponder,
      animalName,
      validationStatus: 'WAITING_VALIDATION' as const,
      closed: false,
      creationTimestamp,
      dueDate: dueDate ?? null,
    };
  },
  async (call) => {
    await countNumbersToRegister(call.services, call.caller, call.body);
    await countGivenOwner(call.services, call.caller, call.body.owner);
    return prepareFiles(call, call.body.documents ?? [], { accept: 'any', property: 'documents' });
  },
);

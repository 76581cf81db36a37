import { registerAnimal } from '../../../../../resources/animals/animal/calls.ts';
import { checkRegistration } from '../../../../../resources/animals/animal/registration.ts';
import { awaitAll } from '../../../../db/awaitAll.ts';
import { formError, Refusal } from '../../../../errors.ts';
import { preparePhoto, type PreparedFile } from '../../../../files/prepare.ts';
import { handleWrite, type CallContext } from '../../../../http/handle.ts';
import { settleGivenOwner } from '../../../owners/owner/givenOwner.ts';
import { readsOwner } from '../../../owners/owner/scope.ts';
import { findOwnerSerialised } from '../../../owners/owner/resolveOwner.ts';
import { redactFor } from '../../../../write/redaction.ts';
import { animals } from '../record/animals.ts';
import { findAlike, type Alike } from '../record/alike.ts';
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
    const { animal, ...given } = checkRegistration(body, actor);
    const { owner, errors } = await settleGivenOwner(tx, actor, given);
    if (errors.length > 0) throw formError(errors);
    const [facts, alike, meantOwner] = await awaitAll([
      registrationFacts(tx, animal, actor, services.settings.demo),
      findAlike(tx, caller, { ...animal, owner }),
      findOwnerSerialised(tx, owner),
    ]);
    const obstacle = cannotRegister(actor, facts.verdict);
    if (obstacle === 'TRANSPONDER_NOT_BILLABLE')
      throw formError([{ property: 'transponder', error: obstacle }]);
    if (obstacle) return fail(obstacle);
    refuseUnconfirmed(context, alike);
    const { record, ownerId, balance, warnings, kept } = await completeRegistration(context, {
      animal,
      owner,
      meantOwner,
      facts,
      photo: prepared,
      anotherThan: body.anotherThan ?? [],
      payer: {
        entityId: actor.entity.id,
        userId: actor.id,
        isBillable: actor.entityProfile?.isBillable === true,
      },
    });
    const isOwnerInScope = meantOwner.isNew || actor.isOperator || (await readsOwner(tx, caller, ownerId));
    return {
      ...redactFor(animals, caller)({ ...record, isInScope: true, isOwnerInScope }),
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
  { isNeeded: ({ body }) => Boolean(body.photo), run: (call) => preparePhoto(call, call.body.photo!) },
);

/**
 * Whether each animal that is alike was confirmed to be another, as the page asks before it sends.
 * @throws Refusal 422 CONFIRM_ANOTHER_ANIMAL with the animals that are alike
 */
function refuseUnconfirmed(
  { body, noteRead }: Pick<CallContext<typeof registerAnimal>, 'body' | 'noteRead'>,
  alike: readonly Alike[],
): void {
  const confirmed = new Set(body.anotherThan);
  if (alike.every((one) => confirmed.has(one.transponder))) return;
  noteRead({ objectId: null, details: { found: alike.map(({ id }) => id) } });
  throw new Refusal(422, 'FORM_ERROR_MSG', [{ property: 'anotherThan', error: 'CONFIRM_ANOTHER_ANIMAL' }], {
    alike,
  });
}

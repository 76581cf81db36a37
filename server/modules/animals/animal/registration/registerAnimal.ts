import { registerAnimal } from '../../../../../resources/animals/animal/calls.ts';
import { Refusal } from '../../../../errors.ts';
import { preparePhoto, type PreparedFile } from '../../../../files/prepare.ts';
import { handleWrite, type CallContext } from '../../../../http/handle.ts';
import { countGivenOwner } from '../../../owners/owner/numberRead.ts';
import { readsOwner } from '../../../owners/owner/scope.ts';
import { redactFor } from '../../../../write/redaction.ts';
import { animals } from '../record/animals.ts';
import type { Alike } from '../record/alike.ts';
import { countNumbersToRegister } from '../record/numberRead.ts';
import { register } from '../record/register.ts';

/** Registers an animal with its owner. */
export const registerAnimalHandler = handleWrite<typeof registerAnimal, PreparedFile | null>(
  registerAnimal,
  async (context) => {
    const { body, caller, tx, prepared } = context;
    const { actor } = caller;
    const { record, ownerId, balance, warnings, kept, isNewOwner } = await register(
      context,
      body,
      prepared,
      (alike) => refuseUnconfirmed(context, alike),
    );
    const isOwnerInScope = isNewOwner || actor.isOperator || (await readsOwner(tx, caller, ownerId));
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
  async (call) => {
    await countNumbersToRegister(call.services, call.caller, call.body);
    await countGivenOwner(call.services, call.caller, call.body.owner);
    return call.body.photo ? preparePhoto(call, call.body.photo) : null;
  },
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

import { isLateRegistration, type AnimalWarning } from '../../../../../resources/animals/animal/rules.ts';
import { awaitAll } from '../../../../db/awaitAll.ts';
import { uniqueViolation } from '../../../../db/sql.ts';
import { formError } from '../../../../errors.ts';
import { savePrepared } from '../../../../files/store.ts';
import { prepareInsert } from '../../../../write/saveRecord.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { consumeReserved } from '../../../money/billingTransaction/reserve.ts';
import { resolveOwner } from '../../../owners/owner/resolveOwner.ts';
import type { Animal } from './animal.ts';
import { animals } from './animals.ts';
import { newAnimal, type CheckedRegistration } from './newAnimal.ts';
import { hasUnknownPrefix } from './transponderCheck.ts';

/** A registration that was written. */
interface Completed {
  readonly record: Animal;
  readonly ownerId: number;
  /** Credits left, where registrations of the entity cost any. */
  readonly balance: number | null;
  readonly warnings: AnimalWarning[];
  /** Fields of a known owner that were given and not changed. */
  readonly kept: readonly string[];
}

/** The refusal of a number that another registration has taken meanwhile; any other failure as it is. */
function refuseTaken(error: unknown): never {
  throw uniqueViolation(error) === 'transponder_alias_pkey'
    ? formError([{ property: 'transponder', error: 'TRANSPONDER_ALREADY_REGISTERED' }])
    : error;
}

/**
 * Writes a registration: the owner found or made, the animal, and the credit last, so that the entity's balance is
 * locked for as short as can be. Their statements leave together. Of two registrations of one number at once, the second
 * waits for the first.
 * @throws Refusal 409 NO_CREDITS, OWNER_IS_LOCKED; 422 TRANSPONDER_ALREADY_REGISTERED
 */
export async function completeRegistration(
  write: Write,
  registration: CheckedRegistration,
): Promise<Completed> {
  const { animal, facts, photo, payer } = registration;
  const { tx, caller } = write;
  const { owner, kept, save } = await resolveOwner(write, registration.owner, registration.meantOwner);
  const [photoId = null] = photo
    ? await savePrepared(tx, [photo], {
        documentType: 'ANIMAL_PHOTO',
        documentTypeId: facts.animalId,
        userId: payer.userId,
        entityId: payer.entityId,
      })
    : [];
  const { columns, action, ...more } = newAnimal(registration, { owner, photoId }, caller.actor);
  const { send } = await prepareInsert(write, animals, columns, action, more);
  const { preRegisterId } = payer;
  // What was reserved is owed, whatever the price is by now.
  const isBilled =
    payer.isBillable &&
    !facts.verdict.notBillable &&
    (facts.price.credits > 0 || preRegisterId !== undefined);
  const consumption = {
    entityId: payer.entityId,
    credits: facts.price.credits,
    price: facts.price,
    transponder: animal.transponder,
    userId: payer.userId,
    ...(preRegisterId !== undefined && {
      object: { objectType: 'animalPreRegister', objectId: preRegisterId } as const,
    }),
  };
  const [, saved, balance] = await awaitAll([
    save(),
    send().catch(refuseTaken),
    isBilled ? consumeReserved(tx, preRegisterId, consumption) : Promise.resolve(null),
  ]);
  const record = saved!;
  const warnings: AnimalWarning[] = [];
  if (isLateRegistration(record.birthdate, record.registrationDate!)) warnings.push('LATE_REGISTRATION');
  if (hasUnknownPrefix(record.transponder)) warnings.push('TRANSPONDER_UNKNOWN_PREFIX');
  if (warnings.length > 0) {
    write.audit({
      action: 'REGISTER_WARNING',
      objectType: 'animal',
      objectId: record.id,
      details: { warnings },
    });
  }
  return { record, ownerId: owner.id, balance, warnings, kept };
}

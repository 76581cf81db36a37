import type { AnimalInput } from '../../../../../resources/animals/animal/registration.ts';
import { isLateRegistration, type AnimalWarning } from '../../../../../resources/animals/animal/rules.ts';
import type { OwnerInput } from '../../../../../resources/owners/owner/addresses.ts';
import { awaitAll } from '../../../../db/awaitAll.ts';
import type { PreparedFile } from '../../../../files/prepare.ts';
import { savePrepared } from '../../../../files/store.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { consumeCredits } from '../../../money/billingTransaction/consume.ts';
import type { MeantOwner } from '../../../owners/owner/ownerRecord.ts';
import { resolveOwner } from '../../../owners/owner/resolveOwner.ts';
import type { Animal } from './animal.ts';
import { prepareAnimal } from './insertAnimal.ts';
import type { RegistrationFacts } from './registrationFacts.ts';
import { hasUnknownPrefix } from './transponderCheck.ts';

/** A registration that was checked. */
interface Checked {
  readonly animal: AnimalInput;
  readonly owner: OwnerInput;
  /** What `findOwnerSerialised` has found in this transaction. */
  readonly meantOwner: MeantOwner;
  readonly facts: RegistrationFacts;
  readonly photo: PreparedFile | null;
  /** The entity that pays, where registrations cost credits; its users find the animal from then on. */
  readonly payer: { readonly entityId: number; readonly userId: number | null; readonly isBillable: boolean };
  readonly isPreRegister?: boolean;
  /** Transponders of animals that were shown as alike and are others, as the user confirmed. */
  readonly anotherThan?: readonly string[];
}

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

/**
 * Writes a registration: the owner found or made, the animal, and the credit last, so that the entity's balance is
 * locked for as short as can be.
 * @throws Refusal 409 NO_CREDITS, OWNER_IS_LOCKED; 422 TRANSPONDER_ALREADY_REGISTERED
 */
export async function completeRegistration(write: Write, checked: Checked): Promise<Completed> {
  const { animal, facts, photo, payer, isPreRegister = false, anotherThan = [] } = checked;
  const { tx } = write;
  const { owner, kept, save } = await resolveOwner(write, checked.owner, checked.meantOwner);
  const [photoId = null] = photo
    ? await savePrepared(tx, [photo], {
        documentType: 'ANIMAL_PHOTO',
        documentTypeId: facts.animalId,
        userId: payer.userId,
        entityId: payer.entityId,
      })
    : [];
  const isBilled = payer.isBillable && !facts.verdict.notBillable && facts.credits > 0;
  const consumption = {
    entityId: payer.entityId,
    credits: facts.credits,
    transponder: animal.transponder!,
    userId: payer.userId,
  };
  const saveAnimal = await prepareAnimal(write, {
    animal,
    facts,
    owner: { ...owner, isNew: checked.meantOwner.isNew },
    photoId,
    isPreRegister,
    anotherThan,
    seenBy: payer.entityId,
  });
  const [, record, balance] = await awaitAll([
    save(),
    saveAnimal(),
    isBilled ? consumeCredits(tx, consumption) : Promise.resolve(null),
  ]);
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

import sql from 'sql-template-tag';
import { checkBreeds } from '../../../../../resources/animals/animal/rules.ts';
import type { CheckedAnimal } from '../../../../../resources/animals/animal/registration.ts';
import { allows, type Actor } from '../../../../../resources/kit/access.ts';
import type { FieldError } from '../../../../../resources/kit/codes.ts';
import { splitPostalCode } from '../../../../../resources/numbers/postalCode.ts';
import { getOne, type Tx } from '../../../../db/db.ts';
import { formError, Refusal } from '../../../../errors.ts';
import { registrationPrice, type RegistrationPrice } from '../../../money/pricingTable/price.ts';
import { placeFaults, type PlaceFacts, placeFacts } from '../../../reference/address/place.ts';
import { breedFacts, type NamedBreed } from './breedFacts.ts';
import {
  judgeTransponder,
  transponderFacts,
  type TransponderFacts,
  type TransponderVerdict,
} from './transponderCheck.ts';

type Named = { readonly id: number; readonly name: string };

interface FactsRow extends TransponderFacts, PlaceFacts {
  readonly animalId: number;
  readonly secondTakenBy: number | null;
  readonly isSecondRecalled: boolean;
  readonly price: RegistrationPrice;
  readonly breed: NamedBreed | null;
  readonly crossBreed: NamedBreed | null;
  readonly veterinary: (Named & { readonly active: boolean }) | null;
  readonly entity: (Named & { readonly active: boolean }) | null;
}

/** The data that a registration needs from the register, all from one statement. */
export interface RegistrationFacts {
  /** The number that the animal will have. */
  readonly animalId: number;
  /** The price of a registration for an entity that is billed. */
  readonly price: RegistrationPrice;
  readonly breed: NamedBreed;
  readonly crossBreed: NamedBreed | null;
  readonly veterinary: Named;
  readonly entity: Named;
  readonly parish: Named | null;
  readonly verdict: TransponderVerdict;
}

const read = (
  tx: Tx,
  animal: CheckedAnimal,
  payingId: number | null,
  purpose: RegistrationPurpose,
): Promise<FactsRow> =>
  getOne<FactsRow>(
    tx,
    sql`select nextval(pg_get_serial_sequence('animal', 'id')) as animal_id,
      ${transponderFacts(animal.transponder)},
      (select animal_id from transponder_alias where transponder = ${animal.secondTransponder ?? null}::text) as second_taken_by,
      exists (select from transponder x where x.number = ${animal.secondTransponder ?? null}::text and x.recall_id is not null)
        as is_second_recalled,
      ${registrationPrice(payingId, purpose === 'REGISTER' ? 'REGISTRATION' : 'PRE_REGISTRATION')} as price,
      ${breedFacts(animal.breedId)} as breed, ${breedFacts(animal.crossBreedId)} as cross_breed,
      (select jsonb_build_object('id', id, 'name', name, 'active', active) from veterinary where id = ${animal.veterinaryId}) as veterinary,
      (select jsonb_build_object('id', id, 'name', name, 'active', active) from entity where id = ${animal.entityId}) as entity,
      ${placeFacts(animal)}`,
  );

/** The faults of the animal's own address. */
const addressFaults = (animal: CheckedAnimal, facts: PlaceFacts): FieldError[] =>
  animal.postalCode && splitPostalCode(animal.postalCode) === null
    ? [{ property: 'postalCode', error: 'INVALID_POSTAL_CODE' }, ...placeFaults(animal, facts)]
    : placeFaults(animal, facts);

/** The same refusal with why the batch was recalled, where that is among the faults. */
const withRecallReason = (refusal: Refusal, recallReason: string | null): Refusal =>
  refusal.errors.some(({ error }) => error === 'TRANSPONDER_RECALLED')
    ? new Refusal(refusal.status, refusal.code, refusal.errors, { recallReason })
    : refusal;

/** The purpose of a check: to write now, to request, or to write what was requested. */
export type RegistrationPurpose = 'REGISTER' | 'PRE_REGISTER' | 'ACCEPT';

/**
 * Holds a registration against the register: breeds, people, places and the number itself.
 * @param animal already checked for what can be said without the database
 * @param payingId the entity whose price it is; that of the caller by default
 * @throws Refusal 422 with every fault found
 */
export async function registrationFacts(
  tx: Tx,
  animal: CheckedAnimal,
  actor: Actor,
  allowTest: boolean,
  purpose: RegistrationPurpose = 'REGISTER',
  payingId: number | null = actor.entity?.id ?? null,
): Promise<RegistrationFacts> {
  const row = await read(tx, animal, payingId, purpose);
  const { animalId, breed, crossBreed, veterinary, entity, parish } = row;
  const faults: FieldError[] = [
    ...checkBreeds(animal, breed, crossBreed, actor),
    ...addressFaults(animal, row),
  ];
  if (!veterinary?.active) faults.push({ property: 'veterinaryId', error: 'INVALID_VETERINARY' });
  if (!entity?.active) faults.push({ property: 'entityId', error: 'INVALID_ENTITY' });
  const mayRegisterFree = purpose === 'ACCEPT' || allows('REGISTER_FREE_TRANSPONDER', actor);
  const use = {
    allowTest,
    mayRegisterFree,
    entityIds: [animal.entityId, actor.entity?.id].filter((id) => typeof id === 'number'),
  };
  const verdict = judgeTransponder(animal.transponder, row, use);
  const isPossible = purpose === 'REGISTER' ? verdict.canRegister : verdict.canPreRegister;
  if (!isPossible && verdict.errorMessage)
    faults.push({ property: 'transponder', error: verdict.errorMessage });
  if (animal.secondTransponder) {
    const second = judgeTransponder(
      animal.secondTransponder,
      {
        takenBy: row.secondTakenBy,
        unknownTransponder: 'REGISTER',
        isPreRegistered: false,
        isFree: false,
        traced: null,
      },
      { ...use, mayRegisterFree: true },
    );
    const isSame = animal.secondTransponder === animal.transponder;
    if (isSame || row.secondTakenBy !== null)
      faults.push({ property: 'secondTransponder', error: 'DUPLICATE_SECOND_TRANSPONDER' });
    else if (row.isSecondRecalled)
      faults.push({ property: 'secondTransponder', error: 'TRANSPONDER_RECALLED' });
    else if (second.errorMessage)
      faults.push({ property: 'secondTransponder', error: 'INVALID_SECOND_TRANSPONDER' });
  }
  if (faults.length > 0) throw withRecallReason(formError(faults), row.traced?.recallReason ?? null);
  return {
    animalId,
    breed: breed!,
    crossBreed,
    veterinary: veterinary!,
    entity: entity!,
    parish,
    verdict,
    price: row.price,
  };
}

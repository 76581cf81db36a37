import sql from 'sql-template-tag';
import { categoryOf, startsLicensed } from '../../../../../resources/animals/animal/rules.ts';
import type { AnimalInput } from '../../../../../resources/animals/animal/registration.ts';
import { addYears, dayIn } from '../../../../../resources/numbers/dates.ts';
import type { Caller } from '../../../../context.ts';
import { uniqueViolation } from '../../../../db/sql.ts';
import { formError } from '../../../../errors.ts';
import { prepareInsert } from '../../../../write/saveRecord.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { derivedOf } from '../../../../../resources/animals/animal/derived.ts';
import { animals } from './animals.ts';
import type { Animal } from './animal.ts';
import type { RegistrationFacts } from './registrationFacts.ts';

interface NewAnimal {
  readonly animal: AnimalInput;
  readonly facts: RegistrationFacts;
  readonly owner: {
    readonly id: number;
    readonly name: string;
    readonly type: string | null;
    readonly isNew: boolean;
  };
  readonly photoId: number | null;
  readonly isPreRegister: boolean;
  /** The similar animals that the user confirmed to be others, for the audit. */
  readonly anotherThan: readonly string[];
  /** The entity whose users find the animal and its owner from then on, beside the animal's own. */
  readonly seenBy: number;
}

/** The columns of a new animal: what was given, checked, and what follows from its breeds. */
function columnsOf({ animal, facts, owner, photoId, isPreRegister }: NewAnimal) {
  const registrationDate = animal.registrationDate ?? dayIn();
  const breedCategory = categoryOf(facts.breed, facts.crossBreed);
  return {
    id: facts.animalId,
    transponder: animal.transponder!,
    secondTransponder: animal.secondTransponder ?? null,
    name: animal.name!,
    gender: animal.gender!,
    breedId: facts.breed.id,
    isCrossBreed: animal.isCrossBreed ?? false,
    crossBreedId: facts.crossBreed?.id ?? null,
    breedCategory,
    color: animal.color!,
    birthdate: animal.birthdate!,
    passport: animal.passport ?? null,
    healthReport: animal.healthReport ?? null,
    observations: animal.observations ?? null,
    orderNumber: animal.orderNumber ?? null,
    lopNumber: animal.lopNumber ?? null,
    lopName: animal.lopName ?? null,
    photoId,
    isPreRegister,
    licenseDateEnd: startsLicensed(facts.breed, breedCategory) ? addYears(registrationDate, 1) : null,
    registrationDate,
    ownerId: owner.id,
    veterinaryId: facts.veterinary.id,
    entityId: facts.entity.id,
    useOwnerAddress: animal.useOwnerAddress ?? true,
    postalCode: animal.postalCode ?? null,
    locality: animal.locality ?? null,
    parishId: facts.parish?.id ?? null,
    address: animal.address ?? null,
  };
}

const only = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });

/** Returns the values that reading the new animal would join; the registration has read all of them already. */
const joinedOf = ({ animal, facts, owner }: NewAnimal, licenseDateEnd: string | null) => ({
  breed: only(facts.breed),
  crossBreed: facts.crossBreed && only(facts.crossBreed),
  owner: only(owner),
  veterinary: only(facts.veterinary),
  entity: only(facts.entity),
  parish: facts.parish && only(facts.parish),
  ...derivedOf({
    lopNumber: animal.lopNumber ?? null,
    licenseDateEnd,
    breed: facts.breed,
    crossBreed: facts.crossBreed,
    errors: [],
  }),
  hasPendingOwnerTransfer: false,
  hasAdvertCode: false,
  hasPendingLostReport: false,
  hasDeathReport: false,
  ownerType: owner.type,
  breedIsLocked: facts.breed.isLocked,
});

/**
 * Prepares an animal with the numbers that mean it and whose lists show it and its owner: one statement, which may be
 * sent right after that of its owner. Of two that bring the same number at once, the second waits for the first.
 * @returns what saves it, or is refused with 422 TRANSPONDER_ALREADY_REGISTERED
 */
export async function prepareAnimal(write: Write<Caller>, made: NewAnimal): Promise<() => Promise<Animal>> {
  const columns = columnsOf(made);
  const { id, ownerId } = columns;
  const entities = [...new Set([columns.entityId, made.seenBy])];
  // The caller's own entity is entered with a new owner.
  const known = made.owner.isNew
    ? entities.filter((one) => one !== write.caller.actor?.entity?.id)
    : entities;
  const numbers = [columns.transponder, columns.secondTransponder].filter((number) => number !== null);
  const also = [
    sql`numbered as (
      insert into transponder_alias (transponder, animal_id, kind)
      select number, ${id}::bigint, case place when 1 then 'CURRENT' else 'SECOND' end
      from unnest(${numbers}::text[]) with ordinality as given (number, place))`,
    sql`shown as (
      insert into animal_entity (entity_id, animal_id)
      select one, ${id}::bigint from unnest(${entities}::bigint[]) one)`,
    ...(known.length > 0
      ? [
          sql`known as (
      insert into owner_entity (entity_id, owner_id)
      select one, ${ownerId}::bigint from unnest(${known}::bigint[]) one on conflict do nothing)`,
        ]
      : []),
    // The first licence, which the animal's own version records.
    ...(columns.licenseDateEnd === null
      ? []
      : [
          sql`licensed as (
      insert into animal_license (animal_id, license_date, date_end, created_entity_id, search_text)
      values (${id}::bigint, ${columns.registrationDate}::date, ${columns.licenseDateEnd}::date, ${columns.entityId}::bigint,
        ${columns.registrationDate}::text))`,
        ]),
  ];
  const { anotherThan } = made;
  const details = { ownerId, ...(anotherThan.length > 0 && { anotherThan }) };
  const action = { action: 'REGISTER', details } as const;
  const joined = joinedOf(made, columns.licenseDateEnd);
  const { send } = await prepareInsert(write, animals, columns, action, { also, joined });
  return async () => {
    try {
      return (await send())!;
    } catch (error) {
      throw uniqueViolation(error) === 'transponder_alias_pkey'
        ? formError([{ property: 'transponder', error: 'TRANSPONDER_ALREADY_REGISTERED' }])
        : error;
    }
  };
}

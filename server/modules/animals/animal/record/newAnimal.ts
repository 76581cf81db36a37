import sql from 'sql-template-tag';
import { derivedOf } from '../../../../../resources/animals/animal/derived.ts';
import type { CheckedAnimal } from '../../../../../resources/animals/animal/registration.ts';
import { categoryOf, startsLicensed } from '../../../../../resources/animals/animal/rules.ts';
import type { Actor } from '../../../../../resources/kit/access.ts';
import { addYears, dayIn } from '../../../../../resources/numbers/dates.ts';
import type { OwnerInput } from '../../../../../resources/owners/owner/addresses.ts';
import type { PreparedFile } from '../../../../files/prepare.ts';
import type { MeantOwner, Owner } from '../../../owners/owner/ownerRecord.ts';
import type { RegistrationFacts } from './registrationFacts.ts';

/** A registration without faults, and what was read for it. */
export interface CheckedRegistration {
  readonly animal: CheckedAnimal;
  readonly owner: OwnerInput;
  /** What `findOwnerSerialised` has found in this transaction. */
  readonly meantOwner: MeantOwner;
  readonly facts: RegistrationFacts;
  readonly photo: PreparedFile | null;
  /** The entity that pays, where registrations cost credits. Its users find the animal, and an owner that is new. */
  readonly payer: {
    readonly entityId: number;
    readonly userId: number | null;
    readonly isBillable: boolean;
    /** The pre-registration for which credits are reserved. */
    readonly preRegisterId?: number;
  };
  readonly isPreRegister?: boolean;
  /** Transponders of animals that were shown as alike and are others, as the user confirmed. */
  readonly anotherThan?: readonly string[];
}

/** What is stored for a new animal before itself: its owner and its photo. */
interface Stored {
  readonly owner: Pick<Owner, 'id' | 'name' | 'type'>;
  readonly photoId: number | null;
}

/** The columns of a new animal: what was given, checked, and what follows from its breeds. */
function columnsOf(
  { animal, facts, isPreRegister = false }: CheckedRegistration,
  { owner, photoId }: Stored,
) {
  const registrationDate = animal.registrationDate ?? dayIn();
  const breedCategory = categoryOf(facts.breed, facts.crossBreed);
  return {
    id: facts.animalId,
    transponder: animal.transponder,
    secondTransponder: animal.secondTransponder ?? null,
    name: animal.name,
    gender: animal.gender,
    breedId: facts.breed.id,
    isCrossBreed: animal.isCrossBreed ?? false,
    crossBreedId: facts.crossBreed?.id ?? null,
    breedCategory,
    color: animal.color,
    birthdate: animal.birthdate,
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
const joinedOf = (
  { animal, facts }: CheckedRegistration,
  { owner }: Stored,
  licenseDateEnd: string | null,
) => ({
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
  isReportClosing: false,
  hasDeathReport: false,
  ownerType: owner.type,
  breedIsLocked: facts.breed.isLocked,
});

/**
 * Returns a new animal as one statement saves it: its columns, the numbers that mean it, the lists that show it and its
 * owner, its first licence, and what reading it would join.
 */
export function newAnimal(registration: CheckedRegistration, stored: Stored, actor: Actor | null) {
  const { meantOwner, payer, anotherThan = [] } = registration;
  const columns = columnsOf(registration, stored);
  const { id, ownerId } = columns;
  const entities = [...new Set([columns.entityId, payer.entityId])];
  // An owner on record stays as closed as before. The caller's own entity is entered with a new one.
  const known = meantOwner.isNew ? entities.filter((one) => one !== actor?.entity?.id) : [];
  const numbers = [columns.transponder, columns.secondTransponder].filter((number) => number !== null);
  const also = [
    sql`numbered as (
      insert into transponder_alias (transponder, animal_id, kind)
      select number, ${id}::bigint, case place when 1 then 'CURRENT' else 'SECOND' end
      from unnest(${numbers}::text[]) with ordinality as given (number, place))`,
    sql`shown as (
      insert into animal_entity (entity_id, animal_id, ground)
      select one, ${id}::bigint, 'REGISTERED' from unnest(${entities}::bigint[]) one)`,
    ...(known.length > 0
      ? [
          sql`known as (
      insert into owner_entity (entity_id, owner_id, ground)
      select one, ${ownerId}::bigint, 'REGISTERED' from unnest(${known}::bigint[]) one)`,
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
  const details = { ownerId, ...(anotherThan.length > 0 && { anotherThan }) };
  return {
    columns,
    also,
    action: { action: 'REGISTER', details },
    joined: joinedOf(registration, stored, columns.licenseDateEnd),
  } as const;
}

import sql, { join } from 'sql-template-tag';
import { categoryOf, startsLicensed } from '../../../../resources/animal/rules.ts';
import type { AnimalInput } from '../../../../resources/animal/registration.ts';
import { addYears, dayIn } from '../../../../resources/numbers/dates.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import type { Caller } from '../../../context.ts';
import type { Write } from '../../../write/write.ts';
import { ident, json, toSnake, uniqueViolation } from '../../../db/sql.ts';
import { formError } from '../../../errors.ts';
import { derivedOf } from '../record/derived.ts';
import type { RegistrationFacts } from './registrationFacts.ts';

interface NewAnimal {
  readonly animal: AnimalInput;
  readonly facts: RegistrationFacts;
  readonly owner: { readonly id: number; readonly name: string; readonly type?: string | null };
  readonly photoId: number | null;
  readonly isPreRegister?: boolean;
}

const only = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });

/** A new animal as it will be read, so that its first version needs no second look. */
function recordOf({ animal, facts, owner, photoId, isPreRegister = false }: NewAnimal) {
  const registrationDate = animal.registrationDate ?? dayIn();
  const breedCategory = categoryOf(facts.breed, facts.crossBreed);
  const licenseDateEnd = startsLicensed(facts.breed, breedCategory) ? addYears(registrationDate, 1) : null;
  const columns = {
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
    licenseDateEnd,
    registrationDate,
    creationTimestamp: new Date().toISOString(),
    ownerId: owner.id,
    veterinaryId: facts.veterinary.id,
    entityId: facts.entity.id,
    useOwnerAddress: animal.useOwnerAddress ?? true,
    postalCode: animal.postalCode ?? null,
    locality: animal.locality ?? null,
    parishId: facts.parish?.id ?? null,
    address: animal.address ?? null,
  };
  const record = {
    id: facts.animalId,
    version: 1,
    ...columns,
    status: 'NORMAL',
    deathDate: null,
    isLocked: false,
    lockReason: null,
    isExternal: false,
    isSterilized: false,
    rabiesImmunizationDateEnd: null,
    errors: [],
    breed: only(facts.breed),
    crossBreed: facts.crossBreed && only(facts.crossBreed),
    owner: only(owner),
    veterinary: only(facts.veterinary),
    entity: only(facts.entity),
    parish: facts.parish && only(facts.parish),
    ...derivedOf({ ...columns, breed: facts.breed, crossBreed: facts.crossBreed, errors: [] }),
    hasPendingOwnerTransfer: false,
  };
  return { columns, record };
}

/** What a broken unique index of this statement means. */
const TAKEN: Readonly<
  Record<
    string,
    readonly [
      'transponder' | 'secondTransponder',
      'TRANSPONDER_ALREADY_REGISTERED' | 'DUPLICATE_SECOND_TRANSPONDER',
    ]
  >
> = {
  animal_transponder_key: ['transponder', 'TRANSPONDER_ALREADY_REGISTERED'],
  transponder_alias_pkey: ['transponder', 'TRANSPONDER_ALREADY_REGISTERED'],
  animal_second_transponder: ['secondTransponder', 'DUPLICATE_SECOND_TRANSPONDER'],
};

/**
 * Writes an animal with the numbers that mean it, whose lists show it and its owner, and its first version: one
 * statement. Of two that bring the same number at once, the second waits for the first and is then refused.
 * @throws Refusal 422 TRANSPONDER_ALREADY_REGISTERED
 */
export async function insertAnimal(
  { tx, caller, audit }: Pick<Write<Caller>, 'tx' | 'caller' | 'audit'>,
  made: NewAnimal,
) {
  const { columns, record } = recordOf(made);
  const { animalId, entity } = made.facts;
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const { actor } = caller;
  const entities = [...new Set([entity.id, ...(actor?.entity ? [actor.entity.id] : [])])];
  const numbers = [columns.transponder, columns.secondTransponder].filter((number) => number !== null);
  try {
    await tx.query(sql`
      with numbered as (
        insert into transponder_alias (transponder, animal_id, kind)
        select number, ${animalId}::bigint, case place when 1 then 'CURRENT' else 'SECOND' end
        from unnest(${numbers}::text[]) with ordinality as given (number, place)
      ), written as (
        insert into animal (id, ${join(names.map((name) => ident(toSnake(name))))}, search_text)
        overriding system value
        values (${animalId}, ${join(names.map((name) => sql`${columns[name]}`))},
          ${searchTextOf(columns.transponder, columns.name, made.owner.name)})
      ), shown as (
        insert into animal_entity (entity_id, animal_id)
        select one, ${animalId}::bigint from unnest(${entities}::bigint[]) one
      ), known as (
        insert into owner_entity (entity_id, owner_id)
        select one, ${made.owner.id}::bigint from unnest(${entities}::bigint[]) one on conflict do nothing
      )
      insert into record_version (module, record_id, version, revision_type, user_id, impersonator_id, entity_id, changed_fields, data)
      values ('animal', ${animalId}, 1, 'CREATE', ${actor?.id ?? null}, ${actor?.impersonatorId ?? null}, ${actor?.entity?.id ?? null},
        ${names}::text[], ${json(record)})`);
  } catch (error) {
    const [property, code] = TAKEN[uniqueViolation(error) ?? ''] ?? [];
    throw property && code ? formError([{ property, error: code }]) : error;
  }
  audit({
    action: 'REGISTER',
    objectType: 'animal',
    objectId: animalId,
    details: { transponder: columns.transponder, ownerId: made.owner.id },
  });
  return record;
}

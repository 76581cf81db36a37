import sql from 'sql-template-tag';
import { categoryOf, checkBreeds, OF_OWNER } from '../../../../resources/animals/animal/rules.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { transponderFault } from '../../../../resources/numbers/transponder.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { uniqueViolation } from '../../../db/sql.ts';
import { formError } from '../../../errors.ts';
import type { InputContext } from '../../../write/hooks.ts';
import type { Changes, Values } from '../../../write/recordValues.ts';
import type { Animal } from './record/animal.ts';
import { checkOnMap } from '../../reference/address/place.ts';
import { readBreeds } from './record/breedFacts.ts';

/** A change of one of these is held against the table of addresses. */
const PLACE_FIELDS = ['useOwnerAddress', 'postalCode', 'parishId'] as const;

const BREED_FIELDS = ['breedId', 'isCrossBreed', 'crossBreedId', 'gender'] as const;

const isRecalled = async (tx: Tx, number: string): Promise<boolean> =>
  (await findOne(tx, sql`select 1 from transponder where number = ${number} and recall_id is not null`)) !==
  undefined;

/** Checks what was typed in an edit against the register: breeds, the place, the numbers. */
export async function checkEdit({
  tx,
  before,
  input,
  caller,
  services,
}: InputContext<Animal>): Promise<void> {
  const is = { ...before, ...input } as Animal;
  const faults: FieldError[] = [];
  if (BREED_FIELDS.some((name) => name in input)) {
    const crossBreedId = is.isCrossBreed ? is.crossBreedId : null;
    const { breed, crossBreed } = await readBreeds(tx, is.breedId, crossBreedId);
    const facts = { isCrossBreed: is.isCrossBreed, crossBreedId, gender: is.gender };
    const isChosen = 'breedId' in input;
    const isCrossChosen = 'crossBreedId' in input && input.crossBreedId !== before?.crossBreedId;
    faults.push(...checkBreeds(facts, breed, crossBreed, caller.actor, isChosen, isCrossChosen));
  }
  if (PLACE_FIELDS.some((name) => name in input)) faults.push(...(await checkOnMap(tx, is)));
  for (const name of ['transponder', 'secondTransponder'] as const) {
    const number = input[name];
    const fault = number ? transponderFault(number, { allowTest: services.settings.demo }) : undefined;
    if (fault) faults.push({ property: name, error: fault });
    // As at registration: an animal that carries such a transponder gets another one, under which it is found.
    else if (number && number !== before?.[name] && (await isRecalled(tx, number)))
      faults.push({ property: name, error: 'TRANSPONDER_RECALLED' });
  }
  if (faults.length > 0) throw formError(faults);
}

/**
 * Returns the columns that follow from the changes of an animal: the category of new breeds, a cross breed that no
 * longer applies, corrected errors, and the numbers of the animal.
 */
export async function editedColumns(tx: Tx, before: Animal, changes: Changes<Animal>): Promise<Values> {
  const is = { ...before, ...changes } as Animal;
  const more: Record<string, unknown> = {};
  if (BREED_FIELDS.some((name) => name in changes) && !is.isCrossBreed && is.crossBreedId)
    more.crossBreedId = null;
  // What else the animal is kept for (hunting, guiding) stays as long as its breeds do.
  if ('breedId' in changes || 'crossBreedId' in changes || 'isCrossBreed' in changes) {
    const { breed, crossBreed } = await readBreeds(tx, is.breedId, is.isCrossBreed ? is.crossBreedId : null);
    if (breed) more.breedCategory = categoryOf(breed, crossBreed);
  }
  const errors = before.errors ?? [];
  // What was wrong with the former owner's data is no fault of the new one's.
  const isGiven = 'ownerId' in changes && changes.ownerId !== before.ownerId;
  const left = errors.filter(
    ({ property }) => !(property in changes) && !(isGiven && property.startsWith(OF_OWNER)),
  );
  if (left.length < errors.length) more.errors = left;
  await renumber(tx, before, changes);
  return more;
}

/** Keeps the numbers that mean the animal in step with its record; a number that is taken refuses. */
async function renumber(tx: Tx, was: Animal, given: Changes<Animal>): Promise<void> {
  for (const [name, kind, code] of [
    ['transponder', 'CURRENT', 'TRANSPONDER_ALREADY_REGISTERED'],
    ['secondTransponder', 'SECOND', 'DUPLICATE_SECOND_TRANSPONDER'],
  ] as const) {
    if (!(name in given) || given[name] === was[name]) continue;
    if (was[name])
      await tx.query(
        sql`delete from transponder_alias where transponder = ${was[name]} and animal_id = ${was.id}`,
      );
    if (!given[name]) continue;
    const taken = await findOne(tx, sql`select 1 from transponder_alias where transponder = ${given[name]}`);
    if (taken) throw formError([{ property: name, error: code }]);
    try {
      await tx.query(
        sql`insert into transponder_alias (transponder, animal_id, kind) values (${given[name]}, ${was.id}, ${kind})`,
      );
    } catch (error) {
      throw uniqueViolation(error) ? formError([{ property: name, error: code }]) : error;
    }
  }
}

import sql from 'sql-template-tag';
import { categoryOf, checkBreeds } from '../../../../resources/animal/rules.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { transponderFault } from '../../../../resources/numbers/transponder.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { uniqueViolation } from '../../../db/sql.ts';
import { formError } from '../../../errors.ts';
import { checkOnMap } from '../../owner/values.ts';
import { readBreeds } from '../record/breedFacts.ts';

type Values = Readonly<Record<string, unknown>>;

const BREED_FIELDS = ['breedId', 'isCrossBreed', 'crossBreedId', 'gender'];

/**
 * What an edit changes beyond what was given: the category that new breeds make, a cross breed that no longer
 * applies, errors that are put right, and the numbers that mean the animal.
 */
export async function editedColumns(
  tx: Tx,
  before: object,
  input: object,
  { actor }: SignedInCaller,
  { settings }: Services,
): Promise<Values> {
  const was = before as Values;
  const given = input as Values;
  const is = { ...was, ...given };
  const more: Record<string, unknown> = {};
  const faults: FieldError[] = [];

  if (BREED_FIELDS.some((name) => name in given)) {
    if (!is.isCrossBreed && is.crossBreedId) more.crossBreedId = null;
    const crossBreedId = (is.isCrossBreed ? is.crossBreedId : null) as number | null;
    const { breed, crossBreed } = await readBreeds(tx, is.breedId as number, crossBreedId);
    const facts = { isCrossBreed: is.isCrossBreed as boolean, crossBreedId, gender: is.gender as string };
    faults.push(...checkBreeds(facts, breed, crossBreed, actor, 'breedId' in given));
    // What else the animal is kept for (hunting, guiding) stays as long as its breeds do.
    if (breed && ('breedId' in given || 'crossBreedId' in given || 'isCrossBreed' in given)) {
      more.breedCategory = categoryOf(breed, crossBreed);
    }
  }
  if ('postalCode' in given || 'parishId' in given) {
    faults.push(
      ...(await checkOnMap(tx, { postalCode: is.postalCode as string, parishId: is.parishId as number })),
    );
  }
  for (const name of ['transponder', 'secondTransponder'] as const) {
    const number = given[name];
    if (typeof number !== 'string') continue;
    const fault = transponderFault(number, { allowTest: settings.demo });
    if (fault) faults.push({ property: name, error: fault });
  }
  if (faults.length > 0) throw formError(faults);
  const errors = (was.errors ?? []) as FieldError[];
  const left = errors.filter(({ property }) => !(property in given));
  if (left.length < errors.length) more.errors = left;
  await renumber(tx, was, given);
  return more;
}

/** Keeps the numbers that mean the animal in step with its record; a number that is taken refuses. */
async function renumber(tx: Tx, was: Values, given: Values): Promise<void> {
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

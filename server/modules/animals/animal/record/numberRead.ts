import sql, { type Sql } from 'sql-template-tag';
import { isTransponder, readTransponder } from '../../../../../resources/numbers/transponderShape.ts';
import type { Counting, SignedInCaller } from '../../../../context.ts';
import type { Queryable } from '../../../../db/db.ts';
import { animalOfNumber } from '../../../../db/transponder.ts';
import { countNumberRead, uncountNumbers } from '../../../common/securityAlert/countNumberRead.ts';
import { canFindAnyAnimal, isOwnNumber } from './scope.ts';

/**
 * Counts a transponder by which the caller reads an animal, or finds none; an id finds animals of the own lists alone.
 * @param isInScope false where it is known that the caller's entities do not open the animal
 * @throws Refusal 429 TOO_MANY_REQUESTS
 */
export async function countTransponderRead(
  db: Queryable,
  services: Pick<Counting, 'settings'>,
  caller: SignedInCaller,
  key: string,
  isInScope?: boolean,
): Promise<void> {
  if (!isTransponder(key) || !canFindAnyAnimal(caller)) return;
  // The operator's staff open every animal: theirs is what their own entity registered.
  if (isInScope && !caller.actor.isOperator) return;
  const isKnown = isInScope === false && !caller.actor.isOperator;
  await countNumberRead(db, services, caller, {
    number: key,
    ...(!isKnown && { isOwn: isOwnNumber(caller, key) }),
  });
}

/**
 * Counts a transponder by which the caller names an animal to act on it, also one who may not find it: what refuses the act says
 * whether the number is on record. Before the transaction opens, which a refusal takes back with all that it counted.
 * @throws Refusal 429 TOO_MANY_REQUESTS
 */
export async function countTransponderNamed(
  counting: Counting,
  caller: SignedInCaller,
  key: string,
): Promise<void> {
  if (isTransponder(key))
    await countNumberRead(counting.db, counting, caller, { number: key, isOwn: isOwnNumber(caller, key) });
}

/**
 * A statement by which an animal that the caller's entity has treated is not among those that the account read by: a campaign of
 * vaccination is bound by the limit of its entity alone. What is read without an act stays counted.
 */
export const uncountTreated = (actor: SignedInCaller['actor'], animalId: number): Sql =>
  uncountNumbers(
    actor,
    sql`select unnest(array[transponder, second_transponder]) from animal where id = ${animalId}`,
  );

/**
 * Counts the numbers on record outside the caller's scope under which an animal is to be registered: they are refused, and
 * the refusal says that they are taken. Before the transaction opens.
 * @param animalId the animal that gets another number: those that it has are its own
 * @throws Refusal 429 TOO_MANY_REQUESTS
 */
export async function countNumbersToRegister(
  counting: Counting,
  caller: SignedInCaller,
  {
    transponder,
    secondTransponder,
  }: { readonly transponder?: unknown; readonly secondTransponder?: unknown },
  animalId = 0,
): Promise<void> {
  for (const given of [transponder, secondTransponder]) {
    const number = typeof given === 'string' ? readTransponder(given) : '';
    if (!isTransponder(number)) continue;
    // eslint-disable-next-line no-await-in-loop -- few registrations name a second number
    await countNumberRead(counting.db, counting, caller, {
      number,
      isOwn: sql`${animalOfNumber(number)} is null or ${animalOfNumber(number)} = ${animalId}
        or ${isOwnNumber(caller, number)}`,
      isToRegister: true,
    });
  }
}

import { isTransponder } from '../../../../../resources/numbers/transponder.ts';
import type { Services, SignedInCaller } from '../../../../context.ts';
import type { Queryable } from '../../../../db/db.ts';
import { countNumberRead } from '../../../common/securityAlert/countNumberRead.ts';
import { canFindAnyAnimal, isOwnNumber } from './scope.ts';

/**
 * Counts a transponder by which the caller reads an animal, or finds none; an id finds animals of the own lists alone.
 * @param isInScope false where it is known that the caller's entities do not open the animal
 * @throws Refusal 429 TOO_MANY_REQUESTS
 */
export async function countTransponderRead(
  db: Queryable,
  services: Pick<Services, 'settings'>,
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

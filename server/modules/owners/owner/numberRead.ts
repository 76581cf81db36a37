import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { cleanIdentityCard } from '../../../../resources/numbers/identityCard.ts';
import { cleanPassport } from '../../../../resources/numbers/passport.ts';
import { cleanVatNumber } from '../../../../resources/numbers/vatNumber.ts';
import { getOwnerByVat } from '../../../../resources/owners/owner/calls.ts';
import { readOwnerInput } from '../../../../resources/owners/owner/checkedOwner.ts';
import type { EmbeddedOwner } from '../../../../resources/owners/owner/embedded.ts';
import type { Counting, SignedInCaller } from '../../../context.ts';
import { countNumberRead } from '../../common/securityAlert/countNumberRead.ts';
import { findOwnerId } from './findOwner.ts';
import { hasOwnerGround } from './scope.ts';

/**
 * Finds the owner with a tax number, which is counted as read by it, found or not.
 * @throws Refusal 429 TOO_MANY_REQUESTS
 */
export async function findOwnerCounted(
  counting: Counting,
  caller: SignedInCaller,
  { country, vatNumber }: { readonly country: string; readonly vatNumber: string },
): Promise<number | undefined> {
  const id = await findOwnerId(counting.db, { country, vatNumber });
  await countNumberRead(counting.db, counting, caller, {
    number: `${country} ${cleanVatNumber(country, vatNumber)}`,
    ...(id !== undefined && { isOwn: hasOwnerGround(caller, sql`${id}::bigint`) }),
  });
  return id;
}

/**
 * Counts the tax number by which a form names an owner without all that a new one owes: whether the form is taken says whether
 * the number is on record. The page has found the owner by the same number before, which counts once.
 * @throws Refusal 429 TOO_MANY_REQUESTS
 */
export async function countGivenOwner(
  counting: Counting,
  caller: SignedInCaller,
  given: EmbeddedOwner | null | undefined,
): Promise<void> {
  const { actor } = caller;
  if (!given?.vatNumber || !allows(getOwnerByVat.access, actor)) return;
  const { owner, errorsIfNew } = readOwnerInput(given, actor, '');
  if (!owner.vatNumber || errorsIfNew.length === 0) return;
  const country = owner.country?.toUpperCase() ?? 'PT';
  await findOwnerCounted(counting, caller, { country, vatNumber: owner.vatNumber });
}

/** The numbers that a form gives of an owner. */
interface GivenNumbers {
  readonly country?: unknown;
  readonly vatNumber?: unknown;
  readonly idCard?: unknown;
  readonly passport?: unknown;
}

/**
 * Counts the numbers under which an owner is to be registered, or which one is to have, where they are another's outside the
 * scope: the answer says so. The operator's staff read all owners.
 * @throws Refusal 429 TOO_MANY_REQUESTS
 */
export async function countOwnerToRegister(
  counting: Counting,
  caller: SignedInCaller,
  { country, vatNumber, idCard, passport }: GivenNumbers,
  ownerId = 0,
): Promise<void> {
  if (caller.actor.isOperator) return;
  const from = typeof country === 'string' && country !== '' ? country.toUpperCase() : null;
  const number = typeof vatNumber === 'string' ? cleanVatNumber(from ?? 'PT', vatNumber) : '';
  const card = typeof idCard === 'string' ? cleanIdentityCard(idCard) : '';
  const travel = typeof passport === 'string' ? cleanPassport(passport) : '';
  const ofRecord = sql`coalesce((select country from owner where id = ${ownerId}), 'PT')`;
  const given: readonly (readonly [string, Sql])[] = [
    [number, sql`o.country = ${from ?? ofRecord} and o.vat_number = ${number}`],
    [card, sql`o.id_card = ${card}`],
    [travel, sql`o.passport = ${travel}`],
  ];
  for (const [one, where] of given) {
    if (!one) continue;
    // eslint-disable-next-line no-await-in-loop -- an owner has one number, hardly ever two
    await countNumberRead(counting.db, counting, caller, {
      number: `owner ${one}`,
      isOwn: sql`not exists (select from owner o where ${where} and o.id <> ${ownerId} and not ${hasOwnerGround(caller, sql`o.id`)})`,
      isToRegister: true,
    });
  }
}

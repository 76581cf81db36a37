import { cleanPassport } from '../../../../../resources/numbers/passport.ts';
import sql, { empty } from 'sql-template-tag';
import { compareAnimals, type Compared } from '../../../../../resources/animals/animal/alike.ts';
import { MAX_ALIKE, type findAnimalsAlike } from '../../../../../resources/animals/animal/calls.ts';
import { allows, anyOf } from '../../../../../resources/kit/access.ts';
import type { AnswerOf, BodyOf } from '../../../../../resources/kit/call.ts';
import { cleanIdentityCard } from '../../../../../resources/numbers/identityCard.ts';
import { misreadings } from '../../../../../resources/numbers/misreading.ts';
import { getOwnerByVat } from '../../../../../resources/owners/owner/calls.ts';
import type { OwnerInput } from '../../../../../resources/owners/owner/embedded.ts';
import { READ_OWNERS } from '../../../../../resources/owners/owner/schema.ts';
import type { SignedInCaller } from '../../../../context.ts';
import type { Queryable } from '../../../../db/db.ts';
import { atMost } from '../../../../db/sql.ts';
import { ownerIdOf } from '../../../owners/owner/findOwner.ts';
import { animalScope, canFindAnyAnimal, isInScope } from './scope.ts';

/** Animals of one owner that are compared, the latest first: a kennel has thousands. */
const OF_OWNER = 200;

/**
 * The last digits of a number, by which an index finds the few numbers that differ before them. A misread digit among
 * them is looked for number by number: the first digits of whole deliveries are the same.
 * The statement has the number once more, as the index `transponder_alias_end` does.
 */
const LAST_DIGITS = 7;

/** The permission to find an owner by number, and so to learn that an animal is this owner's. */
const MEET_OWNERS = anyOf(READ_OWNERS, getOwnerByVat.access);

export type Alike = AnswerOf<typeof findAnimalsAlike>[number];

interface Candidate extends Compared {
  readonly id: number;
  readonly status: Alike['status'];
  /** All its numbers, one of which may be the one that was misread. */
  readonly numbers: readonly string[];
  readonly isSameOwner: boolean;
}

/** The values of the animal that is being registered; others are not compared. */
type GivenAnimal = Pick<BodyOf<typeof findAnimalsAlike>, 'transponder' | 'name' | 'birthdate' | 'breedId'> & {
  readonly owner: OwnerInput;
};

/**
 * Finds the registered animals that may be the one that is being registered, the most similar first: by misreadings of
 * the number, in the whole country for a caller who can find any animal by number, and among the owner's animals in the
 * caller's scope. The owner of an animal outside that scope does not count.
 */
export async function findAlike(db: Queryable, caller: SignedInCaller, given: GivenAnimal): Promise<Alike[]> {
  const { transponder, name, birthdate = null, breedId = null, owner } = given;
  const { idCard, passport } = owner;
  const meant = {
    ...owner,
    country: owner.country?.toUpperCase(),
    idCard: idCard && cleanIdentityCard(idCard),
    passport: passport && cleanPassport(passport),
  };
  const found = allows(MEET_OWNERS, caller.actor) ? ownerIdOf(meant) : undefined;
  const last = transponder.slice(-LAST_DIGITS);
  const misread = misreadings(transponder);
  const alikeAtEnd = misread.filter((number) => number.endsWith(last)).join();
  const others = misread.filter((number) => !number.endsWith(last)).join();
  // Of most registrations neither number nor owner is known, and nothing is to be compared.
  const hints = await db.query<{ readonly animalId: number | null; readonly ownerId: number | null }>(sql`
  select animal_id, null::bigint as owner_id from transponder_alias
    where transponder = any(string_to_array(${others}, ','))
  union all
  select animal_id, null from transponder_alias
    where right(transponder, 7) = ${last} and strpos(${alikeAtEnd}, transponder) > 0${
      found ? sql` union all select null, id from (${found}) meant` : empty
    }`);
  if (hints.length === 0) return [];
  const numbered = hints.flatMap(({ animalId }) => animalId ?? []);
  const meantId = hints.find(({ ownerId }) => ownerId !== null)?.ownerId ?? null;
  const scope = animalScope(caller);
  const within = scope ? sql` and ${scope}` : empty;
  const candidates = await db.query<Candidate & { readonly givenSpeciesId: number | null }>(sql`
  with recursive tree as (
    select id, id as species_id from breed where parent_id is null
    union all select b.id, p.species_id from breed b join tree p on b.parent_id = p.id),
  candidate as (
    select t.id from animal t where t.id = any(${numbered}::bigint[])${canFindAnyAnimal(caller) ? empty : within}
    union (select t.id from animal t where t.owner_id = ${meantId}::bigint${within}
      order by t.registration_date desc, t.id desc ${atMost(OF_OWNER)}))
  select t.id, t.transponder, t.name, t.birthdate, t.status,
    (select species_id from tree where tree.id = t.breed_id) as species_id,
    (select species_id from tree where tree.id = ${breedId}::bigint) as given_species_id,
    array(select x.transponder from transponder_alias x where x.animal_id = t.id order by 1) as numbers,
    coalesce(t.owner_id = ${meantId}::bigint and ${isInScope(caller)}, false) as is_same_owner
  from candidate join animal t using (id)`);
  return candidates
    .map((one) => {
      const compared: Compared = { transponder, name, birthdate, speciesId: one.givenSpeciesId };
      const { points, reasons } = compareAnimals(compared, {
        ...one,
        transponder: one.numbers.find((number) => misread.includes(number)) ?? one.transponder,
      });
      return {
        id: one.id,
        transponder: one.transponder,
        name: one.name,
        status: one.status,
        points,
        reasons,
      };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.points - a.points || b.id - a.id)
    .slice(0, MAX_ALIKE)
    .map(({ points: _, reasons, ...one }): Alike => ({ ...one, reasons: [...reasons] }));
}

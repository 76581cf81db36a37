import sql, { empty } from 'sql-template-tag';
import { compareAnimals, type Compared } from '../../../../resources/animal/alike.ts';
import { findAnimalsAlike, MAX_ALIKE } from '../../../../resources/animal/calls.ts';
import { allows, any } from '../../../../resources/kit/access.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { cleanIdentityCard } from '../../../../resources/numbers/identityCard.ts';
import { misreadings } from '../../../../resources/numbers/misreading.ts';
import { getOwnerByVat } from '../../../../resources/owner/calls.ts';
import { READ_OWNERS } from '../../../../resources/owner/schema.ts';
import { handleRead } from '../../../http/handle.ts';
import { findOwnerId } from '../../owner/resolveOwner.ts';
import { animalScope, findsAny, isInScope } from '../record/scope.ts';

/** Animals of one owner that are compared, the latest first: a kennel has thousands. */
const OF_OWNER = 200;

/** Who may find an owner by its number, and so be told that an animal is this owner's. */
const MEET_OWNERS = any(READ_OWNERS, getOwnerByVat.access);

type Alike = AnswerOf<typeof findAnimalsAlike>[number];

interface Candidate extends Compared {
  readonly id: number;
  readonly status: Alike['status'];
  /** The number that was misread, where it is not the present one. */
  readonly readAs: string | null;
  readonly isSameOwner: boolean;
}

/**
 * Looks for the misreadings of the number by equality, anywhere in the country for whoever finds any animal by number,
 * and for the owner's animals among the caller's own. Whose an animal beyond these is, counts for nothing.
 */
export const findAnimalsAlikeHandler = handleRead(
  findAnimalsAlike,
  async ({ db, body, caller, noteRead }) => {
    const { transponder, name, birthdate = null, breedId = null, owner } = body;
    const { idCard, passport } = owner;
    const meant = {
      ...owner,
      country: owner.country?.toUpperCase(),
      idCard: idCard && cleanIdentityCard(idCard),
      passport: passport?.toUpperCase().replace(/[\s.-]/g, ''),
    };
    const ownerId = allows(MEET_OWNERS, caller.actor) ? ((await findOwnerId(db, meant)) ?? null) : null;
    const scope = animalScope(caller);
    const within = scope ? sql` and ${scope}` : empty;
    const numbers = misreadings(transponder);
    const isMisread = sql`x.transponder = any(${numbers}::text[])`;
    const candidates = await db.query<Candidate & { readonly givenSpeciesId: number | null }>(sql`
    with recursive tree as (
      select id, id as species_id from breed where parent_id is null
      union all select b.id, p.species_id from breed b join tree p on b.parent_id = p.id),
    candidate as (
      select t.id from transponder_alias x join animal t on t.id = x.animal_id
      where ${isMisread}${findsAny(caller) ? empty : within}
      union (select t.id from animal t where t.owner_id = ${ownerId}::bigint${within}
        order by t.registration_date desc, t.id desc limit ${OF_OWNER}))
    select t.id, t.transponder, t.name, t.birthdate, t.status,
      (select species_id from tree where tree.id = t.breed_id) as species_id,
      (select species_id from tree where tree.id = ${breedId}::bigint) as given_species_id,
      (select min(x.transponder) from transponder_alias x where x.animal_id = t.id and ${isMisread}) as read_as,
      coalesce(t.owner_id = ${ownerId}::bigint and ${isInScope(caller)}, false) as is_same_owner
    from candidate join animal t using (id)`);
    const found = candidates
      .map((one) => {
        const given: Compared = { transponder, name, birthdate, speciesId: one.givenSpeciesId };
        const { points, reasons } = compareAnimals(given, {
          ...one,
          transponder: one.readAs ?? one.transponder,
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
    noteRead({ objectId: null, details: { found: found.map(({ id }) => id) } });
    return found;
  },
);

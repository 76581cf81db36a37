import { cleanEmail } from '../../../../resources/numbers/email.ts';
import { cleanPassport } from '../../../../resources/numbers/passport.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { cleanIdentityCard } from '../../../../resources/numbers/identityCard.ts';
import { normalisePhone } from '../../../../resources/numbers/phone.ts';
import { cleanVatNumber } from '../../../../resources/numbers/vatNumber.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { findOwnersAlike, getOwnerByVat } from '../../../../resources/owners/owner/calls.ts';
import { READ_OWNERS } from '../../../../resources/owners/owner/schema.ts';
import { handleRead } from '../../../http/handle.ts';
import { countOwnerToRegister } from './numberRead.ts';
import { ownerScope } from './scope.ts';

/** The most owners of an answer; each reason is looked for no further. */
const MAX_OWNERS_ALIKE = 5;
/** Letters of the shortest name that is compared. */
const SHORTEST_NAME = 5;

/** Names that share so many of their groups of three letters are alike; the words may stand in another order. */
const MIN_SIMILARITY = 0.6;

/**
 * Whether the name of `t` is written a little otherwise, or is the same but for words between the first and the last. The
 * same name is alike as well where its postal code is another one.
 */
function isAlike(name: string | null): Sql {
  const words = (text: Sql): Sql => sql`string_to_array(fold_text(${text}), ' ')`;
  const [theirs, given] = [words(sql`t.name`), words(sql`${name}::text`)];
  return sql`(similarity(fold_text(t.name), fold_text(${name}::text)) >= ${MIN_SIMILARITY}
    or ((${theirs} <@ ${given} or ${given} <@ ${theirs}) and (${theirs})[1] = (${given})[1]
      and (${theirs})[cardinality(${theirs})] = (${given})[cardinality(${given})]))`;
}

/**
 * Each reason is one look into an index of its own. Who may find an owner by a number finds it in the whole country;
 * for others, as for contacts, name and place, the owners that the caller may read are compared, if any.
 */
export const findOwnersAlikeHandler = handleRead(findOwnersAlike, async (context) => {
  const { db, body, caller, services, noteRead } = context;
  const scope = allows(READ_OWNERS, caller.actor) ? ownerScope(caller) : sql`false`;
  const within: Sql = scope ? sql` and ${scope}` : empty;
  const findsAny = allows(getOwnerByVat.access, caller.actor);
  const byNumber = findsAny ? empty : within;
  if (findsAny) await countOwnerToRegister(services, caller, body, body.id ?? 0);
  const country = body.country?.toUpperCase() || 'PT';
  const number = body.vatNumber ? cleanVatNumber(country, body.vatNumber) : null;
  const idCard = body.idCard ? cleanIdentityCard(body.idCard) : null;
  const passport = cleanPassport(body.passport ?? '') || null;
  const email = cleanEmail(body.email ?? '') || null;
  const phones = [body.phone, body.phone2, body.phone3].flatMap((phone) => normalisePhone(phone ?? '') ?? []);
  const name = body.name && body.name.length >= SHORTEST_NAME ? body.name : null;
  const place = body.postalCode?.slice(0, 4) || null;
  // The municipality in which names are compared.
  const county = body.parishId
    ? sql`select county_id from parish where id = ${body.parishId}`
    : sql`select county_id from postal_code where cp4 = ${place}::text`;
  const found = await db.query<AnswerOf<typeof findOwnersAlike>[number]>(sql`
    with found as (
      (select t.id, 'NUMBER' as reason from owner t where t.country = ${country} and t.vat_number = ${number}::text${byNumber})
      union all (select t.id, 'NUMBER' from owner t where t.id_card = ${idCard}::text${byNumber} limit ${MAX_OWNERS_ALIKE})
      union all (select t.id, 'NUMBER' from owner t where t.passport = ${passport}::text${byNumber} limit ${MAX_OWNERS_ALIKE})
      union all (select t.id, 'EMAIL' from owner t where t.email = ${email}::text${within} limit ${MAX_OWNERS_ALIKE})
      union all (select t.id, 'PHONE' from owner t where t.phone = any(${phones}::text[])${within} limit ${MAX_OWNERS_ALIKE})
      union all (select t.id, 'PHONE' from owner t where t.phone2 = any(${phones}::text[])${within} limit ${MAX_OWNERS_ALIKE})
      union all (select t.id, 'PHONE' from owner t where t.phone3 = any(${phones}::text[])${within} limit ${MAX_OWNERS_ALIKE})
      union all (select t.id, 'NAME_AND_PLACE' from owner t
        where fold_text(t.name) = fold_text(${name}::text) and left(t.postal_code, 4) = ${place}::text${within}
        limit ${MAX_OWNERS_ALIKE})
      union all (select t.id, 'NAME_ALIKE' from owner t
        where t.name_keys && array(
          select unnest(name_keys(${name}::text, p.id)) from parish p where p.county_id in (${county}))
          and ${isAlike(name)}${within}
        order by similarity(fold_text(t.name), fold_text(${name}::text)) desc, t.id limit ${MAX_OWNERS_ALIKE})
    )
    select o.id, o.name,
      (select c.name from parish p join county c on c.id = p.county_id where p.id = o.parish_id) as county,
      array_agg(distinct f.reason) as reasons
    from found f join owner o on o.id = f.id
    where o.id <> ${body.id ?? 0} and o.merged_into_id is null
    group by o.id order by count(distinct f.reason) desc, o.id limit ${MAX_OWNERS_ALIKE}`);
  noteRead({ objectId: null, details: { found: found.map(({ id }) => id) } });
  return found.map((one) => ({
    ...one,
    // The same name says more than a similar one.
    reasons: one.reasons.filter(
      (reason) => reason !== 'NAME_ALIKE' || !one.reasons.includes('NAME_AND_PLACE'),
    ),
  }));
});

import sql, { type Sql } from 'sql-template-tag';
import { animalTransfer, FURTHER_ORIGINS } from '../../../resources/animalTransfer/schema.ts';
import type { SignedInCaller } from '../../context.ts';
import { hooksFor, type Asked } from '../../crud/hooks.ts';
import { queryIds, queryWords } from '../../../resources/kit/query.ts';
import { queryText, type SearchQuery } from '../../crud/searchShape.ts';
import { freeText, likeText } from '../../crud/where.ts';
import type { Transfer } from './transfers.ts';
import { animalOfNumber, digitsOf } from '../animal/record/number.ts';

/** Whose requests a caller sees, over alias `t`: all for the operator, else those that the caller's entities made. */
export function transferScope({ actor, scopeEntityIds }: SignedInCaller): Sql | null {
  if (actor.isOperator) return null;
  if (scopeEntityIds.length === 0) return sql`t.creation_user_id = ${actor.id}`;
  return sql`t.creation_entity_id = any(${[...scopeEntityIds]}::bigint[])`;
}

/** Filters that name what they want; without one of them the queue leaves out what owners asked for themselves. */
const EXACT = ['origin', 'ids', 'transponder', 'animalId', 'universalSearch'];

function asked(query: SearchQuery, caller: SignedInCaller): Asked {
  if (EXACT.some((name) => query[name] !== undefined)) return { query };
  const scope = transferScope(caller);
  return {
    query,
    scope: scope === null ? sql`t.origin <> 'OWNERS'` : sql`${scope} and t.origin <> 'OWNERS'`,
  };
}

const byNumber = (text: string): Sql => {
  const digits = digitsOf(text) ?? text.replace(/\D/g, '');
  return digits.length === 15
    ? sql`t.animal_id = ${animalOfNumber(digits)}`
    : sql`t.search_text like ${`%${likeText(digits)}%`}`;
};

const select = sql`
  r_animal_id.transponder,
  r_animal_id.name as animal_name,
  t.new_owner ->> 'name' as new_owner_name,
  (select jsonb_build_object('id', u.id, 'name', u.name) from app_user u where u.id = t.creation_user_id) as creation_user`;

export const animalTransferHooks = hooksFor<typeof animalTransfer, Transfer>(animalTransfer, {
  scope: transferScope,
  asked,
  select,
  filters: {
    universalSearch: {
      shape: queryText(),
      where: (text: string) => (digitsOf(text) ? byNumber(text) : freeText(text)),
    },
    transponder: { shape: queryText(30), where: byNumber },
    origin: {
      shape: (productToken) => queryWords([productToken, ...FURTHER_ORIGINS]),
      where: (origins: string[]) => sql`t.origin = any(${origins}::text[])`,
    },
    creationUserId: {
      shape: queryIds(),
      where: (ids: number[]) => sql`t.creation_user_id = any(${ids}::bigint[])`,
    },
    requesterName: {
      shape: queryText(),
      where: (text: string) => sql`fold_text(t.requester_name) like fold_text(${`%${likeText(text)}%`})`,
    },
  },
  selectOne: sql`t.new_owner, t.new_owner_id, t.previous_owner_id, t.use_owner_address, t.animal_postal_code,
    t.animal_locality, t.animal_parish_id, t.animal_address, t.comments, t.reason, t.creation_user_id,
    t.decision_user_id`,
  searchText: ({ animalId, previousOwnerId, newOwner: { name, vatNumber } }) => sql`(
    select fold_text(concat_ws(' ', a.transponder, a.name, o.name, ${name ?? null}::text, ${vatNumber ?? null}::text))
    from animal a left join owner o on o.id = ${previousOwnerId}::bigint where a.id = ${animalId})`,
  auditDetails: ({ transponder }) => ({ transponder }),
  present: (record) => ({
    ...record,
    publicRequest: record.requesterName ? { requesterName: record.requesterName } : null,
    labels: [],
  }),
});

import sql, { empty } from 'sql-template-tag';
import { AUDIT_ACTIONS } from '../../../../resources/common/audit/actions.ts';
import { listOwnReads, type OwnRead } from '../../../../resources/account/ownerAccount/calls.ts';
import { atMost } from '../../../db/sql.ts';
import { handleRead } from '../../../http/handle.ts';

/** Rows of a page. */
const PER_PAGE = 30;
/** Animals of an owner whose reads are listed, the last registered ones: each is a look into the index. */
const MAX_ANIMALS = 500;

/**
 * Each record has its place in the index of objects, from which its newest rows are taken; an animal is named by its
 * id or by a number. Reads of an animal count from the request by which it came to this owner: the ones before are about
 * another. Staff are named by entity and role, as they act in these, not for themselves.
 */
export const listOwnReadsHandler = handleRead(listOwnReads, async ({ db, caller, query, services }) => {
  const { ownerId, id: userId } = caller.actor;
  const place = query.after
    ? sql`and (l.at, l.id) < (select b.at, b.id from audit_kept b where b.id = ${query.after})`
    : empty;
  const rows = await db.query<OwnRead>(sql`
    with own_animal as (
      select a.id, a.name, a.transponder, coalesce((select max(t.creation_timestamp) from animal_transfer t
          where t.animal_id = a.id and t.accepted), a.creation_timestamp) as since
      from animal a where a.owner_id = ${ownerId} order by a.id desc ${atMost(MAX_ANIMALS)}
    ), own as (
      select 'owner' as type, ${String(ownerId)}::text as key, null::bigint as animal_id,
        '-infinity'::timestamptz as since
      union all select 'animal', a.id::text, a.id, a.since from own_animal a
      union all select 'animal', t.transponder, a.id, a.since
        from own_animal a join transponder_alias t on t.animal_id = a.id
    ), found as (
      select l.*, own.animal_id from own cross join lateral (
        select l.id, l.at, l.action, l.user_id, l.impersonator_id, l.details from audit_kept l
        where l.object_id = own.key and l.object_type = own.type and l.at >= own.since
          and l.action = any(${[...AUDIT_ACTIONS.READ]}::text[])
          and (l.user_id is distinct from ${userId} or l.impersonator_id is not null) ${place}
        order by l.at desc, l.id desc ${atMost(PER_PAGE + 1)}
      ) l
      order by l.at desc, l.id desc ${atMost(PER_PAGE + 1)}
    )
    select f.id, f.at, f.action, a.name as animal_name, a.transponder,
      case when u.id is null then 'PUBLIC' when p.name = ${services.settings.productToken} then 'OPERATOR'
        when e.id is null and u.type = 'VETERINARY' then 'VETERINARY' else 'ENTITY' end as reader,
      e.name as entity, r.name as role, f.details ->> 'reason' as reason,
      coalesce(f.details -> 'reason' = 'null', false) as is_without_reason
    from found f
    left join own_animal a on a.id = f.animal_id
    left join app_user u on u.id = coalesce(f.impersonator_id, f.user_id)
    left join entity e on e.id = u.entity_id
    left join entity_profile p on p.id = e.profile_id
    left join role r on r.id = u.role_id
    order by f.at desc, f.id desc`);
  const content = rows.slice(0, PER_PAGE);
  return { content, next: rows.length > PER_PAGE ? content.at(-1)!.id : null };
});

import sql from 'sql-template-tag';
import { PAGE_MAX } from '../../../../resources/kit/calls/paging.ts';
import { searchOwnEntities } from '../../../../resources/account/personalArea/associationCalls.ts';
import type { EntityAssociation } from '../../../../resources/access/session/types.ts';
import { directionOf, queryPage } from '../../../crud/queryPage.ts';
import { handleRead } from '../../../http/handle.ts';

// Upwards from what waits to what can be entered: the page asks for the statuses downwards.
const RANK = sql`case v.status when 'ACCEPTED' then 2 when 'PENDING_VETERINARY_RESPONSE' then 1 else 0 end`;

export const searchOwnEntitiesHandler = handleRead(searchOwnEntities, ({ db, caller, query }) => {
  const way = directionOf(query);
  const order =
    query.sortProperty === 'name'
      ? sql`e.name ${way}`
      : sql`${RANK} ${way}, v.last_use_timestamp desc nulls last, e.name`;
  return queryPage<EntityAssociation>(db, query, {
    select: sql`v.status, v.is_clinical_director, v.last_use_timestamp,
        jsonb_build_object('id', e.id, 'name', e.name, 'brand', e.brand, 'vatNumber', e.vat_number,
          'profile', jsonb_build_object('id', p.id, 'name', p.name, 'isBillable', p.is_billable)) as entity`,
    from: sql`veterinary_entity v join entity e on e.id = v.entity_id and e.active
        join entity_profile p on p.id = e.profile_id`,
    where: sql`v.veterinary_id = ${caller.actor.veterinaryId}::bigint`,
    order: sql`${order}, e.id`,
    size: PAGE_MAX,
  });
});

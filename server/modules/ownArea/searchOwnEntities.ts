import sql from 'sql-template-tag';
import { searchOwnEntities } from '../../../resources/ownArea/associationCalls.ts';
import type { EntityAssociation } from '../../../resources/session/types.ts';
import { handleRead } from '../../http/handle.ts';

interface Row {
  readonly total: number;
  readonly id: number;
  readonly name: string;
  readonly brand: string | null;
  readonly vatNumber: string | null;
  readonly profileId: number;
  readonly profileName: string;
  readonly isBillable: boolean;
  readonly status: EntityAssociation['status'];
  readonly isClinicalDirector: boolean;
}

export const searchOwnEntitiesHandler = handleRead(searchOwnEntities, async ({ db, caller, query }) => {
  const { itemsPerPage = 100, currentPage = 0, sortProperty = 'status', sortDirection = 'DESC' } = query;
  const way = sortDirection === 'ASC' ? sql`asc` : sql`desc`;
  const order = sortProperty === 'name' ? sql`e.name ${way}` : sql`v.status ${way}, e.name`;
  const rows = await db.query<Row>(sql`
    select count(*) over ()::int as total, e.id, e.name, e.brand, e.vat_number, p.id as profile_id, p.name as profile_name,
      p.is_billable, v.status, v.is_clinical_director
    from veterinary_entity v
    join entity e on e.id = v.entity_id and e.active
    join entity_profile p on p.id = e.profile_id
    where v.veterinary_id = ${caller.actor.veterinaryId}::bigint
    order by ${order}, e.id limit ${itemsPerPage} offset ${itemsPerPage * currentPage}`);
  const totalItems = rows[0]?.total ?? 0;
  return {
    content: rows.map(
      ({ id, name, brand, vatNumber, profileId, profileName, isBillable, status, isClinicalDirector }) => ({
        entity: { id, name, brand, vatNumber, profile: { id: profileId, name: profileName, isBillable } },
        status,
        isClinicalDirector,
      }),
    ),
    totalItems,
    totalPages: Math.ceil(totalItems / itemsPerPage),
    currentPage,
    itemsPerPage,
  };
});

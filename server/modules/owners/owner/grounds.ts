import sql, { type Sql } from 'sql-template-tag';
import type { OwnerGround } from '../../../../resources/owners/owner/grounds.ts';

/**
 * A statement by which an entity reads an owner from then on; a ground that was ended holds again.
 * @param entities a query of entities' ids, of which those that are null count for nothing
 */
export const showOwnerTo = (entities: Sql, ownerId: number, ground: OwnerGround): Sql => sql`
  insert into owner_entity (entity_id, owner_id, ground)
  select e.id, ${ownerId}::bigint, ${ground} from (${entities}) e (id) where e.id is not null
  on conflict (entity_id, owner_id, ground) do update set ended_timestamp = null
    where owner_entity.ended_timestamp is not null`;

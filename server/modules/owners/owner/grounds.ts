import sql, { type Sql } from 'sql-template-tag';
import type { OwnerGround } from '../../../../resources/owners/owner/grounds.ts';

/** A statement by which an entity, if there is one, reads an owner from then on; a ground that was ended holds again. */
export const showOwnerTo = (entityId: number | null, ownerId: number, ground: OwnerGround): Sql => sql`
  insert into owner_entity (entity_id, owner_id, ground)
  select ${entityId}::bigint, ${ownerId}::bigint, ${ground} where ${entityId}::bigint is not null
  on conflict (entity_id, owner_id, ground) do update set ended_timestamp = null, since_timestamp = now()
    where owner_entity.ended_timestamp is not null`;

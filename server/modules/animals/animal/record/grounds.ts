import sql, { type Sql } from 'sql-template-tag';
import type { AnimalGround } from '../../../../../resources/animals/animal/grounds.ts';

/** A statement by which an entity, if there is one, finds an animal from then on; a ground that was ended holds again. */
export const showAnimalTo = (entityId: number | null, animalId: number, ground: AnimalGround): Sql => sql`
  insert into animal_entity (entity_id, animal_id, ground)
  select ${entityId}::bigint, ${animalId}::bigint, ${ground} where ${entityId}::bigint is not null
  on conflict (entity_id, animal_id, ground) do update set ended_timestamp = null
    where animal_entity.ended_timestamp is not null`;

/** A statement that ends a ground of an entity; nothing where there is no entity. */
export const endGround = (entityId: number | null, animalId: number, ground: AnimalGround): Sql => sql`
  update animal_entity set ended_timestamp = now()
  where entity_id = ${entityId}::bigint and animal_id = ${animalId} and ground = ${ground} and ended_timestamp is null`;

/** A statement that ends what the owner allowed: with a new owner the consent of the former one is void. */
export const endConsent = (animalId: number): Sql => sql`
  update animal_entity set ended_timestamp = now()
  where animal_id = ${animalId} and ground = 'CONSENT' and ended_timestamp is null`;

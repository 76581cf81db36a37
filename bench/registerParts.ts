import sql from 'sql-template-tag';
import { getOne, type Db } from '../server/db/db.ts';
import type { RegisterWork } from './job.ts';
import type { RecordedStatement } from './recording.ts';
import { RANGE } from './registration.ts';

/** Returns the records that registrations need: a breed, a veterinarian, and an existing address. */
export async function registerWork(db: Db): Promise<RegisterWork> {
  const found = await getOne<Omit<RegisterWork, 'kind' | 'path' | 'first'>>(
    db,
    sql`select
      (select id from breed where group_type = 'BREED' and type = 'A' and not is_locked order by id limit 1) as breed_id,
      (select id from veterinary where active order by id limit 1) as veterinary_id,
      p.parish_id, p.cp4 || '-' || p.cp3 as postal_code, p.locality
    from postal_code p where p.parish_id is not null order by p.id limit 1`,
  );
  return { kind: 'register', path: '', first: Math.floor(Math.random() * RANGE), ...found };
}

/**
 * The INSERT of one animal with all that the database asks for, for an owner who is there already; the first
 * value, its transponder, is another each time.
 */
export async function registerInsert(db: Db): Promise<RecordedStatement> {
  const row = await getOne<{ breedId: number; ownerId: number; entityId: number }>(
    db,
    sql`select breed_id, owner_id, entity_id from animal where entity_id is not null order by id limit 1`,
  );
  const { text, values } = sql`
    insert into animal (transponder, name, gender, breed_id, color, birthdate, owner_id, entity_id, search_text)
    values (${'000000000000000'}, 'Ensaio', 'MALE', ${row.breedId}, 'castanho', '2026-09-01', ${row.ownerId},
      ${row.entityId}, ${'ensaio titular de ensaio'}) returning id`;
  return { text, values };
}

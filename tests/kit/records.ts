import sql, { type Sql } from 'sql-template-tag';
import { getOne, type Db } from '../../server/db/db.ts';

let counter = 0;

/** Rows that stand for a record of each kind that can be changed: a new kind needs its line here. */
const rows: Readonly<Record<string, (db: Db) => Promise<Sql>>> = {
  vaccine: async () =>
    sql`insert into vaccine (name, immunization_time_period, immunization_time_unit) values (${`Vacina ${counter}`}, 1, 'YEAR')`,
  breed: async () => sql`insert into breed (name, group_type) values (${`Raça ${counter}`}, 'BREED')`,
  entityProfile: async () => sql`insert into entity_profile (name) values (${`Outro perfil ${counter}`})`,
  entity: async (db) =>
    sql`insert into entity (name, vat_number, profile_id) values ('Entidade', ${`E${counter}`}, ${await makeRecord(db, 'entityProfile')})`,
  veterinary: async () => sql`insert into veterinary (name, ballot_number) values ('Vet', ${`K${counter}`})`,
  veterinaryAssociation: async (db) =>
    sql`insert into veterinary_entity (veterinary_id, entity_id, status) values
      (${await makeRecord(db, 'veterinary')}, ${await makeRecord(db, 'entity')}, 'PENDING_ENTITY_RESPONSE')`,
  role: async () => sql`insert into role (name) values (${`Outro papel ${counter}`})`,
  user: async (db) =>
    sql`insert into app_user (name, email, entity_id, role_id) values ('U', ${`kit${counter}@example.test`}, ${await makeRecord(db, 'entity')}, ${await makeRecord(db, 'role')})`,
  owner:
    async () => sql`insert into owner (type, name, country, is_local_resident, vat_number, responsible, address)
    values ('COLLECTIVE', 'Titular', 'ES', false, ${`B${10_000_000 + counter}`}, 'Ana Ruiz', 'Calle Mayor 1')`,
  animal: async (db) =>
    sql`insert into animal (transponder, name, gender, breed_id, color, birthdate, owner_id) values
      (${String(620_099_000_000_000 + counter)}, 'Bobi', 'MALE', ${await makeRecord(db, 'breed')}, 'preto', '2020-01-01', ${await makeRecord(db, 'owner')})`,
};

export const hasRecord = (module: string): boolean => module in rows;

/** Writes such a row, and answers its id. */
export async function makeRecord(db: Db, module: string): Promise<number> {
  counter += 1;
  return (await getOne<{ id: number }>(db, sql`${await rows[module]!(db)} returning id`)).id;
}

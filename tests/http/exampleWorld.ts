import sql from 'sql-template-tag';
import { parentField } from '../../resources/kit/module.ts';
import { toSnake } from '../../resources/kit/names.ts';
import {
  EXAMPLE_BALLOT,
  EXAMPLE_KNOWN_NIF,
  EXAMPLE_KNOWN_NIPC,
  EXAMPLE_OTHER_TRANSPONDER,
  EXAMPLE_TRANSPONDER,
  EXAMPLE_MOMENT,
} from '../../resources/kit/values/exampleValue.ts';
import { modules } from '../../resources/schemas.ts';
import { ident } from '../../server/db/sql.ts';
import type { TestServer } from '../helpers/server.ts';
import { hasRecord, makeRecord } from '../kit/records.ts';

/** Records with the ids and numbers that the examples name. */
export async function makeExampleWorld({ db }: TestServer): Promise<void> {
  const tables = [...new Set(modules.map(({ table }) => table))];
  for (const table of tables)
    await db.query(
      sql`select setval(s, 1, false) from pg_get_serial_sequence(${table}, 'id') s
        where s is not null and not exists (select from ${ident(table)} where id < 100)`,
    );
  for (const { name } of modules) if (hasRecord(name)) await makeRecord(db, name);
  await makeRecord(db, 'animal');
  await makeRecord(db, 'owner');
  await db.query(sql`insert into district (id, code, name) values (1, '11', 'Lisboa')`);
  await db.query(sql`insert into county (id, district_id, code, name) values (1, 1, '1106', 'Lisboa')`);
  await db.query(sql`insert into parish (id, county_id, code, name) values (1, 1, '110601', 'Ajuda')`);
  await db.query(sql`
    insert into postal_code (cp4, cp3, county_id, parish_id, locality, street)
    values ('1000', '001', 1, 1, 'Lisboa', 'Rua das Flores')`);
  await db.query(sql`insert into address_import (is_whole_country) values (true)`);
  await db.query(sql`
    insert into breed (id, name, group_type, parent_id) values
      (1001, 'Cão', 'INTERMEDIATE_GROUP', null), (1002, 'Grupo 8', 'FINAL_GROUP', 1001)`);
  await db.query(
    sql`update breed set group_type = 'BREED', type = 'A', has_licensing = true, parent_id = 1002 where id < 1001`,
  );
  await db.query(sql`update animal set transponder = ${EXAMPLE_TRANSPONDER} where id = 1`);
  await db.query(sql`update animal set transponder = ${EXAMPLE_OTHER_TRANSPONDER} where id = 2`);
  await db.query(sql`delete from transponder_alias where animal_id < 3`);
  await db.query(sql`
    insert into transponder_alias (transponder, animal_id, kind) select transponder, id, 'CURRENT' from animal where id < 3`);
  await db.query(sql`update owner set vat_number = ${EXAMPLE_KNOWN_NIF}, country = 'PT' where id = 1`);
  await db.query(sql`update entity set vat_number = ${EXAMPLE_KNOWN_NIPC} where id = 1`);
  await db.query(sql`update veterinary set ballot_number = ${EXAMPLE_BALLOT} where id = 1`);
  for (const { parent, table } of modules)
    if (parent)
      await db.query(sql`update ${ident(table)} set ${ident(toSnake(parentField(parent)))} = 1 where id = 1`);
}

/** The version of a record that a path names. */
export async function makeVersion({ db }: TestServer, path: string): Promise<void> {
  // The trainings of an owner have an address of their own below it.
  const base = path.includes('/training/') ? '/owner-trainings/' : path;
  const module = modules
    .filter((one) => base.startsWith(`/${one.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  if (module)
    await db.query(sql`
      insert into record_version (id, module, record_id, version, revision_type, revision_timestamp, data)
      values (1, ${module.name}, 1, 1, 'CREATE', ${EXAMPLE_MOMENT}, '{}')`);
}

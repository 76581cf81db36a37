import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Field, FieldKind } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { toSnake } from '../../resources/kit/names.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne, type Db } from '../../server/db/db.ts';

let counter = 0;

/** Rows of the kinds that want more than their required fields; any other follows from its declaration. */
const rows: Readonly<Record<string, (db: Db) => Promise<Sql>>> = {
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
  animalTransfer: async (db) =>
    sql`insert into animal_transfer (animal_id, origin, new_owner) values (${await makeRecord(db, 'animal')}, 'COLEIRA', '{}')`,
  ownerMerge: async (db) =>
    sql`insert into owner_merge (survivor_id, absorbed_id, grounds, origin)
      values (${await makeRecord(db, 'owner')}, ${await makeRecord(db, 'owner')}, 'Repetida', 'COLEIRA')`,
  ownerErasure: async (db) =>
    sql`insert into owner_erasure (owner_id, grounds, origin) values (${await makeRecord(db, 'owner')}, 'A pedido', 'COLEIRA')`,
  ownerReview: async (db) =>
    sql`insert into owner_review (owner_id, cause, origin) values (${await makeRecord(db, 'owner')}, 'REGISTRATION', 'COLEIRA')`,
  deathRequest: async () =>
    sql`insert into death_request (origin, transponder, death_date, relation, vat_number)
      values ('PUBLIC', ${String(620_097_000_000_000 + counter)}, '2024-05-01', 'OWNER', '123456789')`,
  diacRequest: async () =>
    sql`insert into diac_request (origin, transponder, vat_number, grounds)
      values ('PUBLIC', ${String(620_096_000_000_000 + counter)}, '123456789', 'Extravio')`,
  herdingDog: async () =>
    sql`insert into herding_dog (origin, transponder, holding_mark, species, animal_count, municipality, vat_number)
      values ('PUBLIC', ${String(620_095_000_000_000 + counter)}, 'PTAB12', 'SHEEP', 40, 'Seia', '123456789')`,
  ownerDataUpdate: async () =>
    sql`insert into owner_data_update (origin, vat_number, phone)
      values ('PUBLIC', '123456789', '+351912345678')`,
  transponder: async (db) =>
    sql`insert into transponder (number, lot, manufacturer, entity_id)
      values (${String(620_093_000_000_000 + counter)}, 'L1', 'Datamars', ${await makeRecord(db, 'entity')})`,
  transponderMovement: async (db) =>
    sql`insert into transponder_movement (to_entity_id, numbers, first_number, quantity, lot, manufacturer)
      values (${await makeRecord(db, 'entity')}, '620093000009999', '620093000009999', 1, 'L1', 'Datamars')`,
  animalLicense: async (db) =>
    sql`insert into animal_license (animal_id, license_date, date_end)
      values (${await makeRecord(db, 'animal')}, '2024-05-01', '2025-05-01')`,
  animalPreRegister: async () =>
    sql`insert into animal_pre_register (transponder, animal_name, owner_name, origin, request_reason, animal, owner)
    values (${String(620_094_000_000_000 + counter)}, 'Bobi', 'Ana', 'COLEIRA', 'Motivo', '{}', '{}')`,
  lostAnimal: async () =>
    sql`insert into lost_animal (transponder, status, event_date, event_local, participant_name, participant_contact,
      gender, color, validation_status)
    values (${String(620_098_000_000_000 + counter)}, 'LOST', '2020-01-01', 'Rua', 'Ana', '+351912345678', 'MALE', 'preto', 'PENDING')`,
  pendingLostAnimal: async (db) =>
    sql`insert into pending_lost_animal (id, animal_id, origin) values (${await makeRecord(db, 'lostAnimal')}, ${await makeRecord(db, 'animal')}, 'COLEIRA')`,
  lostAnimalMatch: async (db) =>
    sql`insert into lost_animal_match (lost_id, found_id, score)
    values (${await makeRecord(db, 'lostAnimal')}, ${await makeRecord(db, 'lostAnimal')}, 60)`,
  animal: async (db) =>
    sql`insert into animal (transponder, name, gender, breed_id, color, birthdate, owner_id) values
      (${String(620_099_000_000_000 + counter)}, 'Bobi', 'MALE', ${await makeRecord(db, 'breed')}, 'preto', '2020-01-01', ${await makeRecord(db, 'owner')})`,
  animalMerge: async (db) => {
    const old = 620_094_000_000_000 + counter;
    return sql`insert into animal_merge (animal_id, old_transponder, old_animal_id, reason, trace)
      select id, ${String(old)}, ${old % 1_000_000_000}, 'erro', jsonb_build_object(
        'absorbed', jsonb_build_object('id', ${old % 1_000_000_000}::int, 'version', 1, 'transponder', ${String(old)}::text,
          'name', name, 'gender', gender, 'breedId', breed_id, 'color', color, 'birthdate', birthdate, 'ownerId', owner_id),
        'survivor', '{"id": 0, "taken": []}'::jsonb,
        'moved', '{"records": {}, "ended": [], "documents": [], "transponders": [], "entities": [], "addedEntities": []}'::jsonb)
      from animal where id = ${await makeRecord(db, 'animal')}`;
  },
  aggression: async (db) =>
    sql`insert into aggression (animal_id, aggression_date) values (${await makeRecord(db, 'animal')}, '2024-05-01')`,
  interventionType: async () =>
    sql`insert into intervention_type (id, name) values (${1000 + counter}, ${`Tipo ${counter}`})`,
};

const VALUES: Readonly<Partial<Record<FieldKind, (field: Field) => unknown>>> = {
  text: () => `Valor ${counter}`,
  longText: () => `Valor ${counter}`,
  richText: () => '<p>Valor</p>',
  integer: ({ min }) => min ?? 1,
  decimal: ({ min }) => min ?? 1,
  boolean: () => false,
  choice: ({ values }) => values?.[0],
  choices: () => [],
  date: () => '2020-01-01',
  timestamp: () => '2020-01-01T00:00:00Z',
  email: () => `registo${counter}@example.test`,
  country: () => 'PT',
};

/** A row with the required fields of a declaration. */
async function plainRow(db: Db, { name, table, fields, request }: AnyModule): Promise<Sql> {
  const given: (readonly [string, unknown])[] = request ? [['origin', 'COLEIRA']] : [];
  for (const [property, field] of Object.entries(fields)) {
    if (!field.isRequired || field.options.virtual || field.options.initial !== undefined) continue;
    const value = field.to === undefined ? VALUES[field.kind]?.(field) : await makeRecord(db, field.to);
    if (value === undefined) throw new Error(`${name}.${property} is a ${field.kind}: give it a value here`);
    given.push([toSnake(property), value]);
  }
  const columns = join(given.map(([column]) => raw(column)));
  return sql`insert into ${raw(table)} (${columns}) values (${join(given.map(([, value]) => value as string))})`;
}

/** The module, where its records are made by the generated call. */
const plainModule = (name: string): AnyModule | undefined =>
  modules.find(
    (module) => module.name === name && module.access.create && !module.without?.includes('create'),
  );

export const hasRecord = (module: string): boolean => module in rows || plainModule(module) !== undefined;

/** Writes such a row, and answers its id. */
export async function makeRecord(db: Db, name: string): Promise<number> {
  counter += 1;
  const row = rows[name];
  const module = plainModule(name);
  if (!row && !module) throw new Error(`No row stands for a record of ${name}`);
  const insert = row ? await row(db) : await plainRow(db, module!);
  return (await getOne<{ id: number }>(db, sql`${insert} returning id`)).id;
}

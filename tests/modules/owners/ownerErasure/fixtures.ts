import sql, { empty, join, raw } from 'sql-template-tag';
import { getOne, type Db } from '../../../../server/db/db.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { newNif, person } from '../owner/owners.ts';

/** What the operator's staff who ask for and decide on erasures may do. */
export const STAFF = [
  ...CLINIC,
  'LOCK_OWNER',
  'MANAGE_OWNER_RIGHTS',
  'MANAGE_ANIMAL_TRANSFER',
  'READ_VERSIONS',
  'UPLOAD_DOCUMENTS',
  'WRITE_ANIMAL_PROTECTED_FIELDS',
  'WRITE_OWNER_TRAINING',
  'WRITE_OWNER_VALIDATED_ID_FIELDS',
] as const;

/** What a search for the person looks for: no other person in the database has these values. */
export const TELLING = {
  name: 'Zulmira Quintanilha Bragança',
  formerName: 'Zulmira Quintanilha Sotero',
  email: 'zulmira.qb@example.test',
  phone: '+351913777888',
  formerPhone: '+351914666777',
  street: 'Rua dos Jacarandás Azuis',
} as const;

const PAGE = (words: string): string =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<<>>\nendobj\n% ${words}\ntrailer\n<<>>\n%%EOF\n`).toString('base64');

export interface ErasureWorld {
  readonly world: World;
  readonly asker: Person;
  readonly decider: Person;
  /** An owner of whom there is something in every place, with a dead animal and one that was transferred. */
  makeKnownOwner(): Promise<{ id: number; vatNumber: string; userId: number; deadTransponder: string }>;
  ask(ownerId: number, who?: Person): ReturnType<Person['call']>;
  decide(id: number, who?: Person): ReturnType<Person['call']>;
}

export async function makeErasureWorld(server: TestServer): Promise<ErasureWorld> {
  const { db } = server;
  const world = await makeWorld(db);
  const operator = { permissions: STAFF, profile: { name: 'operator' } };
  const asker = await clinic(server, operator);
  const decider = await clinic(server, operator);
  const call = async (method: 'POST' | 'PUT', path: string, body: object, who = asker) => {
    const answer = await who.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  return {
    world,
    asker,
    decider,
    ask: (ownerId, who = asker) =>
      who.call('POST', '/owner-erasures/', {
        ownerId,
        grounds: `${TELLING.name} pede que os seus dados sejam apagados.`,
      }),
    decide: (id, who = decider) =>
      who.call('PUT', `/owner-erasures/${id}/decision`, { validation: 'ACCEPTED' }),
    async makeKnownOwner() {
      const vatNumber = newNif();
      const known = person(world.parishId, {
        name: TELLING.formerName,
        vatNumber,
        email: TELLING.email,
        phone: TELLING.formerPhone,
        street: TELLING.street,
      });
      const dead = await register(asker, world, { owner: known });
      const given = await register(asker, world, { owner: known });
      const id = dead.ownerId as number;
      await call('PUT', `/owners/${id}`, { name: TELLING.name, phone: TELLING.phone, version: 1 });
      await call('PUT', `/owners/${id}/training`, {
        certificationNumber: 'C-1',
        certificationDate: '2024-05-01',
        trainingEntity: 'Escola',
      });
      await call('POST', `/documents/owner/${id}`, {
        documents: [{ filename: `${TELLING.name}.pdf`, contents: PAGE(TELLING.name) }],
      });
      const transfer = await call('POST', `/animal-transfers/${given.transponder}`, {
        documents: [{ filename: 'a.pdf', contents: PAGE(vatNumber) }],
        newOwner: person(world.parishId, {
          name: 'Nuno Teles',
          email: 'nuno@example.test',
          phone: '915000222',
        }),
      });
      await call('PUT', `/animal-transfers/${transfer.id}/decision`, { validation: 'ACCEPTED' });
      await call('PUT', `/animals/${dead.transponder}/mark-dead`, {
        deathTimestamp: new Date().toISOString().slice(0, 10),
      });
      await call('POST', '/ticketing/', {
        category: 'OTHER',
        subject: 'OTHER',
        description: `A Sra. ${TELLING.name} (${vatNumber}, 913 777 888) ligou.`,
      });
      await asker.call('GET', `/owners/search?universalSearch=${encodeURIComponent(TELLING.name)}`);
      await asker.call('GET', `/owners/search?email=${encodeURIComponent(TELLING.email)}`);
      const { id: userId } = await getOne<{ id: number }>(
        db,
        sql`insert into app_user (name, email, owner_id, search_text)
          values (${TELLING.name}, ${TELLING.email}, ${id}, ${TELLING.email}) returning id`,
      );
      await plantEverywhere(db, { id, vatNumber, userId, animalId: dead.id, deciderId: decider.id });
      return { id, vatNumber, userId, deadTransponder: dead.transponder };
    },
  };
}

/** Puts the person into the places that other people's work and jobs write to. */
async function plantEverywhere(
  db: Db,
  at: { id: number; vatNumber: string; userId: number; animalId: number; deciderId: number },
): Promise<void> {
  const { id, vatNumber, userId, animalId, deciderId } = at;
  const named = JSON.stringify({ name: TELLING.name, vatNumber, email: TELLING.email });
  await db.query(sql`insert into owner_review (owner_id, cause, origin, previous_name, previous_vat_number, closed,
    validation_status) values (${id}, 'IDENTITY_CHANGED', 'COLEIRA', ${TELLING.formerName}, ${vatNumber}, true, 'DONE')`);
  const update = await getOne<{ id: number }>(
    db,
    sql`insert into owner_data_update (owner_id, origin, vat_number, requester_name, requester_email, phone, street, closed,
        validation_status, accepted, search_text)
      values (${id}, 'PUBLIC', ${vatNumber}, ${TELLING.name}, ${TELLING.email}, ${TELLING.phone}, ${TELLING.street}, true,
        'DONE', true, 'zulmira quintanilha braganca') returning id`,
  );
  await db.query(sql`insert into public_request (reference, form, module, record_id, email, language)
    values ('ABCDEFGHIJ', 'ownerData', 'ownerDataUpdate', ${update.id}, ${TELLING.email}, 'pt')`);
  await db.query(sql`insert into public_code (token_hash, purpose, form, email, expires_at)
    values (sha256('x'::bytea), 'FORM', 'ownerData', ${TELLING.email}, now() + interval '1 hour')`);
  await db.query(sql`insert into death_request (origin, transponder, death_date, relation, vat_number, requester_name, observations)
    values ('PUBLIC', '620097000000001', '2024-05-01', 'OWNER', ${vatNumber}, ${TELLING.name}, ${`Vivia na ${TELLING.street}`})`);
  await db.query(sql`insert into animal_pre_register (transponder, animal_name, owner_name, origin, request_reason, animal, owner)
    values ('620094000000001', 'Bobi', ${TELLING.name}, 'COLEIRA', 'Motivo', '{}', ${named}::jsonb)`);
  await db.query(sql`insert into lost_animal (animal_id, transponder, status, event_date, event_local, participant_name,
      participant_contact, gender, color, validation_status, search_text)
    values (${animalId}, '620098000000001', 'LOST', '2020-01-01', ${TELLING.street}, ${TELLING.name}, ${TELLING.phone}, 'MALE',
      'preto', 'ACCEPTED', 'zulmira quintanilha braganca')`);
  await db.query(sql`insert into notification (user_id, type, object_id, additional_info)
    values (${deciderId}, 'DOCUMENT', '1', ${named}::jsonb)`);
  await db.query(sql`insert into outbox (kind, payload) values ('MAIL', ${JSON.stringify({ to: TELLING.email, subject: 'x', text: TELLING.name })}::jsonb),
    ('MAIL', ${JSON.stringify({ to: 'outro@example.test', subject: 'x', text: `Titular: ${TELLING.name}` })}::jsonb)`);
  await db.query(sql`insert into idempotency_key (user_id, key, request_hash, status, body)
    values (${deciderId}, 'erasure-1', 'x', 200, ${named}::jsonb)`);
  await db.query(sql`insert into user_preference (user_id, key, value) values
    (${userId}, 'a', ${named}::jsonb), (${deciderId}, 'owner.list', ${named}::jsonb)`);
  await db.query(
    sql`insert into label (object_type, object_id, value) values ('OWNER_REVIEW', 1, ${TELLING.name})`,
  );
  await db.query(sql`insert into audit_log (user_id, action, object_type, object_id, details)
    values (${deciderId}, 'SEARCH', 'owner', null, ${JSON.stringify({ filter: { vatNumber, text: 'ZULMIRA QUINTANILHA BRAGANCA' } })}::jsonb)`);
}

/** Every table outside the sealed one where one of these values stands, in whatever column: `table: value`. */
export async function findEverywhere(db: Db, values: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ name: string; binary: string[] }>(sql`
    select t.table_name as name,
      array(select c.column_name::text from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.table_name and c.data_type = 'bytea') as "binary"
    from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> 'sealed_owner'`);
  const found: string[] = [];
  for (const { name, binary } of tables) {
    const inBytes = binary.map(
      (column) => sql`or position(convert_to(v, 'UTF8') in ${raw(`t."${column}"`)}) > 0`,
    );
    const rows = await db.query<{ v: string }>(sql`
      select distinct v from ${raw(`"${name}"`)} t, unnest(${[...values]}::text[]) v
      where position(fold_text(v) in fold_text(t::text)) > 0 ${inBytes.length > 0 ? join(inBytes, ' ') : empty}`);
    found.push(...rows.map(({ v }) => `${name}: ${v}`));
  }
  return found;
}

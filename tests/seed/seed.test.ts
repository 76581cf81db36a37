import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { proveLedger } from '../../server/modules/money/billingTransaction/proof.ts';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { isValidIdentityCard } from '../../resources/numbers/identityCard.ts';
import { isValidNif } from '../../resources/numbers/nif.ts';
import { isValidPhone } from '../../resources/numbers/phone.ts';
import { foldText } from '../../resources/numbers/text.ts';
import { USER_LANGUAGES } from '../../resources/access/user/languages.ts';
import { transponderFault, transponderOrigin } from '../../resources/numbers/transponder.ts';
import { isValidVat } from '../../resources/numbers/vatNumber.ts';
import type { Db } from '../../server/db/db.ts';
import { DEMO_ACCOUNTS, DEMO_OWNER_EMAIL, DEMO_PASSWORD } from '../../server/modules/access/user/seed.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { seedMany } from '../../server/seed/seedMany.ts';
import { buildRegistry } from '../../server/registry.ts';
import { findUnderived } from '../../server/write/derived.ts';
import { testDatabase } from '../helpers/database.ts';

const settings = { productToken: 'COLEIRA' };
const today = '2026-11-20';
let db: Db;

/** The only value of a query. */
async function value(statement: string): Promise<unknown> {
  const [row] = await db.query<Record<string, unknown>>(sql`${raw(statement)}`);
  return Object.values(row ?? {})[0];
}

/** The contents of a table as one word; what never repeats is left out. */
async function fingerprint(of: Db, table: string): Promise<string> {
  const rows = await of.query<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${raw(table)} t order by t`,
  );
  for (const { row } of rows)
    for (const name of ['password_hash', 'password_timestamp', 'updated_at']) delete row[name];
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

beforeAll(async () => {
  db = await testDatabase();
  await seedDemo(db, settings, { today });
});
afterAll(() => db.close());

const count = (what: string) => value(`select count(*) from ${what}`);

describe('the demonstration', () => {
  it('derived values › equal what the child records give', async () => {
    const found = await Promise.all(
      buildRegistry().tables.map(
        async (table) => [table.module.name, await findUnderived(db, table)] as const,
      ),
    );
    expect(found.filter(([, ids]) => ids.length > 0)).toEqual([]);
  });

  it('every child record › has the version that it was made with', async () => {
    // The parameters of certificates are reference data.
    const children = buildRegistry().tables.filter(
      ({ module: { name, parent } }) => parent && name !== 'certificateParameter',
    );
    const found = await Promise.all(
      children.map(async ({ module, name }) => {
        const [row] = await db.query<{ missing: number; written: number }>(sql`
          select count(*) filter (where v.id is null)::int as missing, count(v.id)::int as written from ${name} t
          left join record_version v on v.module = ${module.name} and v.record_id = t.id
            and v.version = t.version and (v.data ->> 'id')::bigint = t.id`);
        return [module.name, row] as const;
      }),
    );
    expect(found.filter(([, row]) => row!.missing > 0)).toEqual([]);
    expect(found.find(([name]) => name === 'healthIntervention')![1]!.written).toBeGreaterThan(1000);
  });

  it('the number of records › is as documented, with records in every state', async () => {
    expect(await count('animal')).toBe(2000);
    expect(await count('owner')).toBe(900);
    expect(await count('animal_merge where not is_reverted')).toBe(2);
    expect(await count('owner_merge where not closed')).toBe(3);
    expect(await count('owner_merge where accepted is false')).toBe(1);
    expect(await count("transponder_alias where kind = 'MERGED'")).toBe(2);
    expect(await count('entity')).toBe(41);
    expect(await count('veterinary')).toBe(60);
    for (const state of [
      "status = 'LOST'",
      "status = 'FOUND'",
      "status = 'DEAD'",
      "lock_reason = 'STAFF'",
      "errors <> '[]'",
    ]) {
      expect(await count(`animal where ${state}`), state).toBeGreaterThan(4);
    }
    for (const state of ['not closed', 'accepted', 'not accepted', 'closed and accepted is null']) {
      expect(await count(`animal_transfer where ${state}`), state).toBeGreaterThan(3);
    }
    expect(await count('animal where photo_id is not null')).toBeGreaterThan(300);
    expect(
      await count(
        "lost_animal where not is_closed and validation_status = 'ACCEPTED' and animal_id is not null",
      ),
    ).toBe(await count("animal where status in ('LOST', 'FOUND')"));
  });

  it('reports › are made after the event, and closed after that, and the status of the animal changes with them', async () => {
    for (const fault of ['creation_timestamp::date < event_date', 'closed_date < creation_timestamp'])
      expect(await count(`lost_animal where ${fault}`), fault).toBe(0);
    expect(
      await count(`lost_animal l join record_version v on v.module = 'animal' and v.record_id = l.animal_id
        where not l.is_closed and l.validation_status = 'ACCEPTED' and v.changed_fields = '{status}'
          and v.revision_timestamp <> l.creation_timestamp`),
    ).toBe(0);
  });

  it('the language of every user › is known to the calls', async () => {
    const languages = await db.query<{ language: string }>(
      sql`select distinct language from app_user order by language`,
    );
    expect(languages.map(({ language }) => language)).toEqual(USER_LANGUAGES.toSorted());
  });

  it('owners › have valid numbers and addresses', async () => {
    const owners = await db.query<Record<string, string | null>>(sql`
      select o.*, p.county_id = k.county_id as same_county from owner o
      left join parish p on p.id = o.parish_id
      left join postal_code k on k.cp4 || '-' || k.cp3 = o.postal_code and k.street = o.street and k.locality = o.locality`);
    for (const owner of owners) {
      const { vatNumber, idCard, phone, country } = owner;
      if (vatNumber) expect(isValidVat(country!, vatNumber), `${country} ${vatNumber}`).toBe(true);
      if (idCard) expect(isValidIdentityCard(idCard), idCard).toBe(true);
      expect(isValidPhone(phone!), phone!).toBe(true);
      if (country === 'PT') expect(owner.sameCounty).toBe(true);
    }
  });

  it('animals › have possible transponders and dates', async () => {
    const animals = await db.query<{
      transponder: string;
      name: string;
      ownerName: string;
      searchText: string;
    }>(
      sql`select a.transponder, a.name, o.name as owner_name, a.search_text from animal a join owner o on o.id = a.owner_id`,
    );
    for (const { transponder, name, ownerName, searchText } of animals) {
      expect(transponderFault(transponder)).toBeUndefined();
      expect(transponderOrigin(transponder).kind).not.toBe('UNKNOWN');
      expect(searchText).toBe(foldText(`${transponder} ${name} ${ownerName}`));
    }
    expect(
      await value(`select count(*) from animal where registration_date < birthdate or registration_date >= '${today}'
        or death_date < birthdate or death_date >= '${today}' or (status = 'DEAD') <> (death_date is not null)`),
    ).toBe(0);
    expect(
      await value(`select count(*) from animal a join breed b on b.id = a.breed_id
        where b.group_type <> 'BREED' or (a.gender = 'UNDEFINED' and not b.can_have_undefined_gender)
          or (b.type = 'G' and a.breed_category <> 'G') or (a.license_date_end is not null and not b.has_licensing)`),
    ).toBe(0);
  });

  it('numbers, scopes, versions and billing transactions › are consistent', async () => {
    expect(
      await value(`select count(*) from animal a where not exists (
        select from transponder_alias t where t.transponder = a.transponder and t.animal_id = a.id and t.kind = 'CURRENT')`),
    ).toBe(0);
    expect(
      await value(`select count(*) from animal_entity l join animal a on a.id = l.animal_id where l.ground = 'REGISTERED' and not exists (
        select from owner_entity o where o.entity_id = l.entity_id and o.owner_id = a.owner_id)`),
    ).toBe(0);
    expect(
      await value(`select count(*) from animal a where version <> (
        select max(version) from record_version v where module = 'animal' and record_id = a.id)`),
    ).toBe(0);
    expect(
      await value(`select count(*) from animal_transfer t join record_version v on v.module = 'animal'
          and v.record_id = t.animal_id and v.version = 1
        where t.accepted and (v.data->>'ownerId')::bigint <> t.previous_owner_id`),
    ).toBe(0);
    expect((await proveLedger(db)).faults).toEqual([]);
    expect(await value('select min(balance_after) from billing_transaction')).toBe(0);
    expect(
      await value(`select count(*) from (
        select balance_after, sum(credits) over (partition by entity_id order by date, id) as balance
        from billing_transaction) t where balance_after <> balance`),
    ).toBe(0);
  });

  it('breeds › form a tree: species, group, breed', async () => {
    const [counts] = await db.query(sql`
      select count(*) filter (where group_type = 'INTERMEDIATE_GROUP' and parent_id is null) as species,
        count(*) filter (where group_type = 'FINAL_GROUP' and p = 'INTERMEDIATE_GROUP') as groups,
        count(*) filter (where group_type = 'BREED' and p = 'FINAL_GROUP') as breeds,
        count(*) filter (where type = 'G' and disclaimer <> '') as dangerous, count(*) as all
      from (select b.*, (select group_type from breed u where u.id = b.parent_id) as p from breed b) b`);
    const { species, groups, breeds, all, dangerous } = counts as Record<string, number>;
    expect([species, groups]).toEqual([3, 18]);
    expect(species! + groups! + breeds!).toBe(all);
    expect(breeds).toBeGreaterThan(100);
    expect(dangerous).toBe(7);
  });

  it('fills every search text', async () => {
    const tables = await db.query<{ tableName: string }>(
      sql`select table_name from information_schema.columns where column_name = 'search_text'`,
    );
    // Only what clears a register has a text of its own.
    const hasText: Record<string, string> = { aggression: 'clear_registry_reason is not null' };
    for (const { tableName } of tables) {
      const rows = `from ${tableName} where ${hasText[tableName] ?? 'true'}`;
      expect(await value(`select count(*) ${rows} and search_text = ''`), tableName).toBe(0);
    }
  });

  it('tax numbers of entities › are valid', async () => {
    const rows = await db.query<{ vatNumber: string }>(
      sql`select vat_number from entity where vat_number is not null`,
    );
    expect(rows.length).toBeGreaterThan(35);
    for (const { vatNumber } of rows) expect(isValidNif(vatNumber)).toBe(true);
  });

  it('a second seed › changes nothing', async () => {
    expect(await seedDemo(db, settings, { today })).toBe(false);
    expect(await value('select count(*) from app_user')).toBe(52);
  });
});

describe('the accounts of the demonstration', () => {
  const find = async (email: string) => {
    const [row] = await db.query<Record<string, unknown>>(sql`
      select u.type, u.password_hash, u.veterinary_id, r.permissions, p.name as profile, p.is_billable, b.value as balance
      from app_user u join role r on r.id = u.role_id left join entity e on e.id = u.entity_id
      left join entity_profile p on p.id = e.profile_id left join credit_balance b on b.entity_id = e.id
      where u.email = ${email} and u.status = 'ACTIVE'`);
    return row!;
  };

  it('all open with the same password', async () => {
    for (const { email } of DEMO_ACCOUNTS) {
      const { passwordHash } = await find(email);
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await verify(String(passwordHash), DEMO_PASSWORD)).toBe(true);
    }
  });

  it('the owner › has no role, and two living animals', async () => {
    const [row] = await db.query<Record<string, unknown>>(sql`
      select u.password_hash, u.role_id, u.entity_id,
        (select count(*)::int from animal a where a.owner_id = u.owner_id and a.status = 'NORMAL') as animals
      from app_user u where u.email = ${DEMO_OWNER_EMAIL}`);
    expect(row).toMatchObject({ roleId: null, entityId: null });
    expect(row!.animals).toBeGreaterThanOrEqual(2);
    expect(await verify(String(row!.passwordHash), DEMO_PASSWORD)).toBe(true);
  });

  it('each account › has the permissions of its description', async () => {
    expect(await find('operator@demo.test')).toMatchObject({
      type: 'NORMAL',
      permissions: PERMISSIONS,
      profile: 'COLEIRA',
    });
    expect(await find('colleague@demo.test')).toMatchObject({ permissions: PERMISSIONS, profile: 'COLEIRA' });
    expect(await find('clinic@demo.test')).toMatchObject({ type: 'NORMAL', isBillable: true, balance: 120 });
    expect(await find('nocredit@demo.test')).toMatchObject({ type: 'NORMAL', isBillable: true, balance: 0 });
    expect(await find('kennel@demo.test')).toMatchObject({
      type: 'NORMAL',
      isBillable: false,
      balance: null,
    });
    expect(await find('reader@demo.test')).toMatchObject({ type: 'NORMAL', permissions: ['READ_ANIMAL'] });
    const vet = await find('vet@demo.test');
    expect(vet).toMatchObject({ type: 'VETERINARY', profile: null });
    const statuses = await db.query<{ status: string }>(
      sql`select status from veterinary_entity where veterinary_id = ${vet.veterinaryId} order by status`,
    );
    expect(statuses.map(({ status }) => status)).toEqual([
      'ACCEPTED',
      'ACCEPTED',
      'PENDING_ENTITY_RESPONSE',
      'PENDING_VETERINARY_RESPONSE',
    ]);
    const ofClinic = await db.query<{ status: string; email: string | null }>(sql`
      select v.status, u.email from veterinary_entity v left join app_user u on u.veterinary_id = v.veterinary_id
      where v.entity_id = (select entity_id from app_user where email = 'clinic@demo.test') and v.status <> 'ACCEPTED' order by v.status`);
    expect(ofClinic).toEqual([
      { status: 'PENDING_ENTITY_RESPONSE', email: expect.any(String) },
      { status: 'PENDING_VETERINARY_RESPONSE', email: expect.any(String) },
    ]);
    expect(await value('select count(*) from app_user where entity_id = 1')).toBe(0);
  });
});

describe('making it again', () => {
  it('a second register seeded on the same day › has the same rows', async () => {
    const other = await testDatabase();
    try {
      await seedDemo(other, settings, { today });
      for (const table of [
        'entity',
        'veterinary',
        'app_user',
        'owner',
        'animal',
        'animal_transfer',
        'lost_animal',
        'file_content',
      ]) {
        expect(await fingerprint(other, table), table).toBe(await fingerprint(db, table));
      }
    } finally {
      await other.close();
    }
  });

  it('a second seed › keeps what staff have changed in the reference data', async () => {
    await db.query(sql`update role set permissions = '{READ_ANIMAL}' where name = 'Junta de freguesia'`);
    await db.query(sql`update configuration set value = '3' where key = 'registrationCredits'`);
    await seedReference(db, settings);
    expect(await value("select permissions from role where name = 'Junta de freguesia'")).toEqual([
      'READ_ANIMAL',
    ]);
    expect(await value("select value from configuration where key = 'registrationCredits'")).toBe(3);
  });
});

describe('filling a database for measurements', () => {
  it('adds to what is there, numbers and links included', async () => {
    await seedMany(db, { animals: 3000, owners: 1200, today });
    expect(await value('select count(*) from animal')).toBe(5000);
    expect(await value('select count(*) from owner')).toBe(2100);
    expect(await value("select count(*) from transponder_alias where kind = 'CURRENT'")).toBe(5000);
    expect(
      await value("insert into animal_entity select 39, max(id), 'TREATED' from animal returning animal_id"),
    ).toBe(5000);
    expect(await value("select nextval(pg_get_serial_sequence('animal', 'id'))")).toBe(5001);
    expect(
      await value(`select count(*) from animal a where status in ('LOST', 'FOUND') and not exists (
        select from lost_animal l where l.animal_id = a.id and not is_closed)`),
    ).toBe(0);
  });

  it('builds the indexes anew where the load is large', async () => {
    const own = await testDatabase();
    try {
      const names = () =>
        own.query(sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`);
      const before = await names();
      await seedMany(own, { animals: 2_000, owners: 800, today, rebuildFrom: 2_000 });
      expect(await names()).toEqual(before);
      const [row] = await own.query(sql`select count(*) from animal`);
      expect(row).toEqual({ count: 2_000 });
    } finally {
      await own.close();
    }
  });
});

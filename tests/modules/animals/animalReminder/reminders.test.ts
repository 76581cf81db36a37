import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { addDays, dayIn, showDate } from '../../../../resources/numbers/dates.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { hashToken } from '../../../../server/auth/session.ts';
import { getOne } from '../../../../server/db/db.ts';
import { openPostgres } from '../../../../server/db/postgres.ts';
import { deleteExpired } from '../../../../server/jobs/cleanup.ts';
import {
  pageOfEnding,
  sendReminders,
} from '../../../../server/modules/animals/animalReminder/sendReminders.ts';
import { testDatabase, testDatabaseUrl } from '../../../helpers/database.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, register, type World } from '../animal/fixtures.ts';
import { setConfiguration } from '../../../helpers/configuration.ts';
import { makeRecord } from '../../../kit/records.ts';

const SETTINGS = { publicUrl: 'https://coleira.example.pt' };
const IN_20_DAYS = addDays(dayIn(), 20);

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
let animal: { id: number; transponder: string; ownerId: number };

interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const send = () => sendReminders(server.db, SETTINGS);
const mails = () =>
  server.db
    .query<StoredMail>(sql`select payload->>'to' as to, payload->>'subject' as subject, payload->>'text' as text
    from outbox where kind = 'MAIL' order by id`);
const setAnimal = (set: Sql) => server.db.query(sql`update animal set ${set} where id = ${animal.id}`);
const setOwner = (set: Sql) => server.db.query(sql`update owner set ${set} where id = ${animal.ownerId}`);
const endsOn = (day: string) => setAnimal(sql`rabies_immunization_date_end = ${day}`);
const tokenIn = ({ text }: StoredMail): string => /reminders#([\w-]+)/.exec(text)?.[1] ?? '';
const refuse = (token: string, refused = true) =>
  server.visitor.call('POST', '/public-reminders', { token, refused });
const readOwner = async () => (await operator.call('GET', `/owners/${animal.ownerId}`)).body;

/** Sends a reminder and returns the secret of its link. */
async function sentToken(): Promise<string> {
  await endsOn(IN_20_DAYS);
  await send();
  return tokenIn((await mails()).at(-1)!);
}

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.db.query(sql`update animal set rabies_immunization_date_end = null, license_date_end = null`);
  await server.db.query(sql`delete from outbox`);
  await setDays(30);
  const { id, transponder, owner } = await register(staff, world);
  animal = { id, transponder, ownerId: owner.id };
  await setOwner(sql`email = 'titular@example.test', skip_reminders = false`);
});

describe('reminders', () => {
  it('a rabies vaccination that ends within the days › are mailed once, in Portuguese', async () => {
    await endsOn(IN_20_DAYS);
    expect([await send(), await send()]).toEqual([1, 0]);
    const sent = await mails();
    expect(sent).toMatchObject([
      { to: 'titular@example.test', subject: 'Vacinação antirrábica a terminar: Farrusco' },
    ]);
    expect(sent[0]!.text).toContain(
      `transponder ${spaced(animal.transponder)}) termina em ${showDate(IN_20_DAYS)}.`,
    );
    expect(sent[0]!.text).toContain(`${SETTINGS.publicUrl}/public/reminders#`);
  });

  it('vaccination and licence of an owner whose account is in English › are two mails in English', async () => {
    await server.db.query(sql`insert into app_user (name, email, language, owner_id)
      values ('Ana', ${`conta${animal.id}@example.test`}, 'en-US', ${animal.ownerId})`);
    await setAnimal(sql`rabies_immunization_date_end = ${IN_20_DAYS}, license_date_end = ${IN_20_DAYS}`);
    expect(await send()).toBe(2);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Rabies vaccination ends soon: Farrusco',
      'Licence ends soon: Farrusco',
    ]);
  });

  it('a vaccination that gives a new last day › are mailed again once that day is near', async () => {
    await endsOn(IN_20_DAYS);
    expect(await send()).toBe(1);
    await endsOn(addDays(dayIn(), 365));
    expect(await send()).toBe(0);
    await endsOn(addDays(dayIn(), 30));
    expect(await send()).toBe(1);
  });

  it.each([
    ['yesterday', -1, 0],
    ['today', 0, 1],
    ['on the last of the days', 30, 1],
    ['a day later', 31, 0],
  ])('a vaccination that ends %s › are as many as are due', async (_, days, expected) => {
    await endsOn(addDays(dayIn(), days));
    expect(await send()).toBe(expected);
  });

  it.each([
    ['a dead animal', () => setAnimal(sql`status = 'DEAD'`)],
    ['a lost animal', () => setAnimal(sql`status = 'LOST'`)],
    ['a record that death has locked', () => setAnimal(sql`is_locked = true, lock_reason = 'DEATH'`)],
    ['an owner without an email', () => setOwner(sql`email = null`)],
    ['an owner who has refused', () => setOwner(sql`skip_reminders = true`)],
    ['an owner who has died', () => setOwner(sql`lock_owner_dead = true`)],
    ['no days in the configuration', () => setDays(0)],
  ])('%s › are none', async (_, arrange) => {
    await endsOn(IN_20_DAYS);
    await arrange();
    expect(await send()).toBe(0);
  });

  it('more animals than one statement reads › reach each, and stop at the limit of a run', async () => {
    await server.db.query(sql`
      insert into animal (transponder, name, gender, breed_id, color, birthdate, owner_id, rabies_immunization_date_end)
      select (620077000000000 + n)::text, 'Bobi', 'MALE', ${world.dog}, 'preto', '2020-01-01', ${animal.ownerId},
        ${IN_20_DAYS}::date + (n % 3)::int from generate_series(1, 450) n`);
    expect(await sendReminders(server.db, SETTINGS, 120)).toBe(120);
    expect(await send()).toBe(330);
    const { twice } = await getOne<{ twice: number }>(
      server.db,
      sql`select count(*)::int - count(distinct payload->>'text')::int as twice from outbox where kind = 'MAIL'`,
    );
    expect(twice).toBe(0);
    await server.db.query(sql`delete from animal where transponder like '620077%'`);
  });

  it('both kinds › are found by the index on their last day', async () => {
    for (const kind of ['RABIES', 'LICENSE'] as const) {
      const plan = await server.db.transaction(async (tx) => {
        await tx.query(sql`set local enable_seqscan = off`);
        await tx.query(sql`set local enable_sort = off`);
        const after = { dateEnd: dayIn(), id: 1 };
        return tx.query<Record<string, string>>(sql`explain ${pageOfEnding(kind, 30, after)}`);
      });
      const lines = plan.map((row) => Object.values(row)[0]!).join('\n');
      const index = kind === 'RABIES' ? 'animal_rabies_end' : 'animal_license_in_force';
      expect(lines).toMatch(new RegExp(`Index Scan using ${index} `));
      expect(lines).not.toMatch(/Seq Scan/);
    }
  });

  it('a reminder that was sent › is on the life line, for the animal’s own staff', async () => {
    await sentToken();
    const { body } = await staff.call('GET', `/animals/${animal.id}/life-line?kinds=animalReminder`);
    expect(body.content).toMatchObject([
      { kind: 'animalReminder', record: { kind: 'RABIES', dateEnd: IN_20_DAYS } },
    ]);
    expect(JSON.stringify(body)).not.toContain('token');
    const stranger = await clinic(server);
    const seen = await stranger.call('GET', `/animals/${animal.transponder}/life-line`);
    expect(seen.status).toBe(200);
    expect(seen.body.kinds).not.toContain('animalReminder');
  });

  it('a year after the day › are deleted', async () => {
    await sentToken();
    await server.db.query(
      sql`update animal_reminder set date_end = current_date - 366 where animal_id = ${animal.id}`,
    );
    expect((await deleteExpired(server.db)).animal_reminder).toBe(1);
  });
});

describe('the link of a reminder', () => {
  it('refused › the owner’s record says so in a version and in the audit, and no mail follows', async () => {
    const token = await sentToken();
    const before = await readOwner();
    const answer = await refuse(token);
    expect([answer.status, answer.body]).toEqual([200, { refused: true }]);
    const after = await readOwner();
    expect([after.skipReminders, after.version]).toEqual([true, before.version + 1]);
    const row = await getOne(
      server.db,
      sql`select user_id, action, object_id from audit_log where object_type = 'owner' and action like 'REMINDERS%'
        order by id desc limit 1`,
    );
    expect(row).toEqual({ userId: null, action: 'REMINDERS_REFUSED', objectId: String(animal.ownerId) });
    await endsOn(addDays(IN_20_DAYS, 1));
    expect(await send()).toBe(0);
  });

  it('mailed to a record that a merge absorbed since › refuses for the one that was kept', async () => {
    const token = await sentToken();
    const kept = await makeRecord(server.db, 'owner');
    await setOwner(sql`merged_into_id = ${kept}`);
    try {
      expect((await refuse(token)).status).toBe(200);
      expect((await operator.call('GET', `/owners/${kept}`)).body.skipReminders).toBe(true);
      expect((await readOwner()).skipReminders).toBe(false);
    } finally {
      await setOwner(sql`merged_into_id = null`);
    }
  });

  it('refused twice › makes one version; wanted again › reminders follow', async () => {
    const token = await sentToken();
    await refuse(token);
    const { version } = await readOwner();
    expect((await refuse(token)).status).toBe(200);
    expect((await readOwner()).version).toBe(version);
    expect((await refuse(token, false)).body).toEqual({ refused: false });
    await endsOn(addDays(IN_20_DAYS, 1));
    expect(await send()).toBe(1);
  });

  it('a wrong secret, the stored hash included › is refused with REMINDER_LINK_EXPIRED', async () => {
    const token = await sentToken();
    for (const wrong of ['', 'abc', `${token}A`, hashToken(token).toString('hex')]) {
      const answer = await refuse(wrong);
      expect([answer.status, answer.body.data.message]).toEqual([409, 'REMINDER_LINK_EXPIRED']);
    }
    expect((await readOwner()).skipReminders).toBe(false);
  });

  it('opened, without a press of the button › changes nothing', async () => {
    const token = await sentToken();
    const answer = await server.visitor.call('GET', `/public-reminders?token=${token}&refused=true`);
    expect(answer.status).toBe(404);
    expect((await readOwner()).skipReminders).toBe(false);
  });
});

describe('the field of an owner’s record', () => {
  it('set by staff › is kept in a version; without WRITE_OWNER › is refused', async () => {
    const { version } = await readOwner();
    const path = `/owners/${animal.ownerId}`;
    expect((await staff.call('PUT', path, { version, skipReminders: true })).status).toBe(200);
    const after = await readOwner();
    expect([after.skipReminders, after.version]).toEqual([true, version + 1]);
    const reader = await server.person({ permissions: ['READ_OWNER'] });
    expect((await reader.call('PUT', path, { version, skipReminders: false })).status).toBe(403);
  });
});

describe.runIf(testDatabaseUrl)('two servers that send reminders', () => {
  it('at the same moment › send one mail for each animal', async () => {
    const own = await testDatabase();
    const servers = [1, 2].map(() => openPostgres(own.url!, { connections: 3 }));
    await own.query(sql`insert into configuration (key, value) values ('reminderDays', '30')`);
    for (let made = 0; made < 40; made += 1) await makeRecord(own, 'animal');
    await own.query(sql`update owner set email = 'titular@example.test'`);
    await own.query(sql`update animal set rabies_immunization_date_end = ${IN_20_DAYS}`);
    const sent = await Promise.all(servers.map((db) => sendReminders(db, SETTINGS)));
    // What one was sending was left by the other, which finds nothing of it later.
    expect(sent[0]! + sent[1]!).toBe(40);
    expect(await sendReminders(own, SETTINGS)).toBe(0);
    const { mailed } = await getOne<{ mailed: number }>(
      own,
      sql`select count(distinct payload->>'text')::int as mailed from outbox where kind = 'MAIL'`,
    );
    expect(mailed).toBe(40);
    for (const db of servers) await db.close();
    await own.close();
  });
});

async function setDays(days: number): Promise<void> {
  const answer = await setConfiguration(operator, 'reminderDays', days);
  expect(answer.status).toBe(200);
}

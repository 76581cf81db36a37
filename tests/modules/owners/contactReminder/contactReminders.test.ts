import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { contactAge } from '../../../../resources/owners/owner/contactAge.ts';
import { getOne } from '../../../../server/db/db.ts';
import { openPostgres } from '../../../../server/db/postgres.ts';
import { deleteExpired } from '../../../../server/jobs/cleanup.ts';
import {
  pageOfOld,
  sendContactReminders,
} from '../../../../server/modules/owners/contactReminder/sendContactReminders.ts';
import { setConfiguration } from '../../../helpers/configuration.ts';
import { testDatabase, testDatabaseUrl } from '../../../helpers/database.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';
import { clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';

const SETTINGS = { publicUrl: 'https://coleira.example.pt' };

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
let ownerId: number;
let animalId: number;

const send = () => sendContactReminders(server.db, SETTINGS);
const mails = () =>
  server.db.query<{ to: string; subject: string; text: string }>(
    sql`select payload->>'to' as to, payload->>'subject' as subject, payload->>'text' as text
    from outbox where kind = 'MAIL' order by id`,
  );
const setOwner = (set: Sql) => server.db.query(sql`update owner set ${set} where id = ${ownerId}`);
const confirmedBefore = (interval: string) =>
  setOwner(sql`contact_confirmed_at = now() - ${interval}::interval, contact_checked_at = null`);
const confirm = (token: string) => server.visitor.call('POST', '/public-contacts', { token });
const readOwner = async () => (await operator.call('GET', `/owners/${ownerId}`)).body;
const isToday = (moment: string) => Date.now() - Date.parse(moment) < 3_600_000;

/** Sends the mail of the owner, and returns the secret of its link. */
async function sentToken(): Promise<string> {
  await confirmedBefore('13 months');
  await send();
  return /contacts#([\w-]+)/.exec((await mails()).at(-1)!.text)![1]!;
}

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  expect((await setConfiguration(operator, 'contactReminders', true)).status).toBe(200);
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.db.query(sql`update owner set email = null`);
  await server.db.query(sql`delete from outbox`);
  const { id, owner } = await register(staff, world);
  animalId = id;
  ownerId = owner.id;
  await setOwner(sql`email = 'titular@example.test', phone = '+351912345678', locality = 'Seia',
    skip_reminders = false, contact_confirmed_at = null, contact_checked_at = null`);
});

describe('the link of a reminder', () => {
  it.each([
    ['a dead owner', sql`lock_owner_dead = true`],
    ['an owner merged into another', sql`merged_into_id = (select max(id) from owner)`],
  ])('of %s › confirms nothing', async (_, set) => {
    const token = await sentToken();
    await register(staff, world);
    await setOwner(set);
    const { status, body } = await confirm(token);
    expect([status, body.data.message]).toEqual([409, 'CONTACT_LINK_EXPIRED']);
  });
});

describe('the age of contacts', () => {
  it.each([
    [null, null],
    ['2026-11-23T10:00:00Z', { isOld: false, count: 0, unit: 'day' }],
    ['2026-11-03T10:00:00Z', { isOld: false, count: 20, unit: 'day' }],
    ['2026-08-23T10:00:00Z', { isOld: false, count: 3, unit: 'month' }],
    ['2025-11-24T10:00:00Z', { isOld: false, count: 11, unit: 'month' }],
    ['2025-11-23T10:00:00Z', { isOld: true, count: 1, unit: 'year' }],
    ['2023-01-01T10:00:00Z', { isOld: true, count: 3, unit: 'year' }],
  ])('confirmed at %s › is in the largest whole unit', (at, expected) => {
    expect(contactAge(at, '2026-11-23')).toEqual(expected);
  });
});

describe('the contacts of an owner', () => {
  it('entered › count as checked, not as confirmed by the owner', async () => {
    const { owner } = await register(staff, world);
    const { body } = await operator.call('GET', `/owners/${owner.id}`);
    expect(isToday(body.contactCheckedAt)).toBe(true);
    expect(body.contactConfirmedAt).toBeNull();
  });

  it('a phone that staff enter › counts as checked; a changed name does not', async () => {
    await confirmedBefore('2 years');
    const path = `/owners/${ownerId}`;
    const { version } = await readOwner();
    expect((await operator.call('PUT', path, { version, name: 'Ana Nova' })).status).toBe(200);
    expect(isToday((await readOwner()).contactCheckedAt)).toBe(false);
    const again = { version: version + 1, phone: '+351919876543' };
    expect((await operator.call('PUT', path, again)).status).toBe(200);
    expect(isToday((await readOwner()).contactCheckedAt)).toBe(true);
    expect(isToday((await readOwner()).contactConfirmedAt)).toBe(false);
  });

  it('the field itself › cannot be written', async () => {
    const { version } = await readOwner();
    const body = { version, contactConfirmedAt: '2026-01-01T00:00:00Z' };
    expect((await operator.call('PUT', `/owners/${ownerId}`, body)).status).toBe(422);
  });

  it('confirmed by staff › are checked now, with an audit row; without WRITE_OWNER › is 403', async () => {
    const path = `/owners/${ownerId}/confirm-contacts`;
    const reader = await server.person({ permissions: ['READ_OWNER'] });
    expect((await reader.call('PUT', path)).status).toBe(403);
    const stranger = await clinic(server, { permissions: ['READ_OWNER', 'WRITE_OWNER'] });
    expect((await stranger.call('PUT', path)).status).toBe(404);
    expect((await operator.call('PUT', path)).status).toBe(200);
    expect(isToday((await readOwner()).contactCheckedAt)).toBe(true);
    expect((await readOwner()).contactConfirmedAt).toBeNull();
    const row = await getOne(
      server.db,
      sql`select user_id from audit_log where action = 'CONFIRM_CONTACTS' and object_id = ${String(ownerId)}`,
    );
    expect(row).toEqual({ userId: operator.id });
  });

  it('of a locked owner › are refused, and of an old one nothing is locked', async () => {
    await confirmedBefore('5 years');
    expect((await readOwner()).operations.EDIT.allowed).toBe(true);
    await setOwner(sql`is_locked = true`);
    const answer = await operator.call('PUT', `/owners/${ownerId}/confirm-contacts`);
    expect([answer.status, answer.body.data.message]).toEqual([409, 'OWNER_IS_LOCKED']);
  });

  it('owners › are filtered by the day of the confirmation', async () => {
    await setOwner(sql`contact_confirmed_at = '2020-05-05T12:00:00Z'`);
    const { body } = await operator.call('GET', '/owners/search?contactConfirmedAtTo=2020-06-01');
    expect(body.content.map(({ id }: { id: number }) => id)).toEqual([ownerId]);
  });
});

describe('the yearly mail', () => {
  it('contacts older than a year › are asked about once, without their values', async () => {
    await confirmedBefore('13 months');
    expect([await send(), await send()]).toEqual([1, 0]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'titular@example.test', subject: 'Os seus contactos estão certos?' });
    expect(mail!.text).toContain('um telefone terminado em 678 e uma morada em Seia');
    expect(mail!.text).not.toContain('912345');
    const link = /\/public\/contacts#(\S+)/.exec(mail!.text)![1]!;
    expect(link).toMatch(/^[\w-]{40,}$/);
  });

  it('an unanswered mail › is followed by the next one after a year', async () => {
    await confirmedBefore('13 months');
    expect(await send()).toBe(1);
    await server.db.query(sql`update contact_reminder set creation_timestamp = now() - interval '13 months',
      due_date = due_date - 365`);
    expect([await send(), await send()]).toEqual([1, 0]);
  });

  it.each([
    ['contacts of less than a year', () => confirmedBefore('11 months')],
    ['an owner who was registered lately', async () => {}],
    ['an owner without an email', () => setOwner(sql`email = null`)],
    ['an owner who refused reminders', () => setOwner(sql`skip_reminders = true`)],
    ['an owner who has died', () => setOwner(sql`lock_owner_dead = true`)],
    [
      'an owner without living animals',
      () => server.db.query(sql`update animal set status = 'DEAD' where id = ${animalId}`),
    ],
    ['a register that asks none', () => setConfiguration(operator, 'contactReminders', false)],
  ])('%s › are not mailed', async (name, arrange) => {
    if (!name.includes('lately')) await confirmedBefore('13 months');
    await arrange();
    expect(await send()).toBe(0);
    await setConfiguration(operator, 'contactReminders', true);
  });

  it('more owners than a run may mail › are left for the next run', async () => {
    await confirmedBefore('13 months');
    const other = await makeRecord(server.db, 'animal');
    await server.db
      .query(sql`update owner set email = 'outro@example.test', contact_confirmed_at = now() - interval '3 years'
      where id = (select owner_id from animal where id = ${other})`);
    expect(await sendContactReminders(server.db, SETTINGS, 1)).toBe(1);
    expect((await mails())[0]!.to).toBe('outro@example.test');
    expect(await send()).toBe(1);
  });

  it('old contacts › are found by their index', async () => {
    const plan = await server.db.transaction(async (tx) => {
      await tx.query(sql`set local enable_seqscan = off`);
      await tx.query(sql`set local enable_sort = off`);
      const after = { confirmedAt: '2020-01-01T00:00:00Z', id: 1 };
      return tx.query<Record<string, string>>(sql`explain ${pageOfOld(after)}`);
    });
    const lines = plan.map((row) => Object.values(row)[0]!).join('\n');
    expect(lines).toMatch(/Index Scan using owner_contact_age /);
  });

  it('two years after it was sent › is deleted', async () => {
    await sentToken();
    await server.db.query(sql`update contact_reminder set creation_timestamp = now() - interval '731 days'`);
    expect((await deleteExpired(server.db)).contact_reminder).toBeGreaterThan(0);
  });
});

describe('the link of the mail', () => {
  it('pressed › confirms the contacts in a version and in the audit; pressed again › changes nothing', async () => {
    const token = await sentToken();
    await server.db
      .query(sql`update owner_contact c set value = case c.contact when 'email' then o.email else o.phone end,
      since_timestamp = now() - interval '16 days' from owner o where o.id = c.owner_id and o.id = ${ownerId}`);
    const { version } = await readOwner();
    const answer = await confirm(token);
    expect([answer.status, answer.body]).toEqual([200, { confirmed: true }]);
    const after = await readOwner();
    expect([isToday(after.contactConfirmedAt), after.version]).toEqual([true, version + 1]);
    // The holder of the email has answered, not the one of the phone.
    expect(after.provenContacts).toEqual(['email']);
    expect((await confirm(token)).status).toBe(200);
    expect((await readOwner()).version).toBe(version + 1);
    const row = await getOne(
      server.db,
      sql`select user_id from audit_log where action = 'CONFIRM_CONTACTS' and object_id = ${String(ownerId)}`,
    );
    expect(row).toEqual({ userId: null });
  });

  it('contacts that changed since the mail › are not confirmed by it', async () => {
    const token = await sentToken();
    await setOwner(sql`contact_confirmed_at = now()`);
    const answer = await confirm(token);
    expect([answer.status, answer.body.data.message]).toEqual([409, 'CONTACT_LINK_EXPIRED']);
  });

  it('a wrong secret, and the page opened without the button › change nothing', async () => {
    const token = await sentToken();
    for (const wrong of ['', 'abc', `${token}A`]) expect((await confirm(wrong)).status).toBe(409);
    expect((await server.visitor.call('GET', `/public-contacts?token=${token}`)).status).toBe(404);
    expect(isToday((await readOwner()).contactConfirmedAt)).toBe(false);
  });

  it('refused › no mail follows', async () => {
    const token = await sentToken();
    const answer = await server.visitor.call('POST', '/public-reminders', { token, refused: true });
    expect(answer.status).toBe(200);
    await server.db.query(sql`delete from contact_reminder`);
    expect(await send()).toBe(0);
  });
});

describe.runIf(testDatabaseUrl)('two servers that ask for contacts', () => {
  it('at the same moment › send one mail to each owner', async () => {
    const own = await testDatabase();
    const servers = [1, 2].map(() => openPostgres(own.url!, { connections: 3 }));
    await own.query(sql`insert into configuration (key, value) values ('contactReminders', 'true')`);
    for (let made = 0; made < 40; made += 1) await makeRecord(own, 'animal');
    await own.query(sql`update owner set email = 'titular@example.test',
      contact_confirmed_at = now() - interval '2 years'`);
    const [{ owners }] = (await own.query(
      sql`select count(distinct owner_id)::int as owners from animal`,
    )) as [{ owners: number }];
    const sent = await Promise.all(servers.map((db) => sendContactReminders(db, SETTINGS)));
    expect(sent[0]! + sent[1]!).toBe(owners);
    expect(await sendContactReminders(own, SETTINGS)).toBe(0);
    for (const db of servers) await db.close();
    await own.close();
  });
});

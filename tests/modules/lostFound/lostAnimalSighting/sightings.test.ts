import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  MOST_SIGHTINGS,
  SIGHTING_MAILS_A_DAY,
  SIGHTINGS_A_DAY,
} from '../../../../resources/lostFound/lostAnimalSighting/calls.ts';
import { getOne } from '../../../../server/db/db.ts';
import { RETENTION } from '../../../../server/jobs/retention.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { find, lose, lostClinic, lostOperator, message, placeOf } from '../lostAnimal/reports.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
let countyId: number;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await lostClinic(server);
  operator = await lostOperator(server);
  countyId = (await placeOf(server, world.parishId)).eventCountyId;
});
afterAll(() => server.close());

/** Limits are per address: another visitor for each test. */
let addresses = 0;
const visitorCall = (path: string, body: object, address: string) =>
  server.app
    .inject({ method: 'POST', url: `/api${path}`, payload: body, remoteAddress: address })
    .then((answer) => ({ status: answer.statusCode, headers: {}, body: answer.json() }));
const newAddress = (): string => `198.51.100.${(addresses += 1)}`;

const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);
const seen = (more: object = {}) => ({
  countyId,
  place: 'Jardim da Estrela, junto ao coreto',
  seenDate: yesterday,
  seenTime: '18:30',
  details: 'Coleira azul, parecia assustado.',
  ...more,
});

const codeOf = async (id: number): Promise<string> =>
  (
    await getOne<{ code: string }>(
      server.db,
      sql`select code from lost_animal_poster where lost_animal_id = ${id}`,
    )
  ).code;
const made = async (more: Record<string, unknown> = {}) => {
  const { lost } = await lose(operator, staff, world, {
    allowsAdvertising: true,
    participantName: 'Beatriz Quental',
    participantEmail: `beatriz${(addresses += 1)}@example.test`,
    ...more,
  });
  return { id: lost.id as number, email: lost.participantEmail as string, code: await codeOf(lost.id) };
};
const report = (code: string, more: object = {}, address = newAddress()) =>
  visitorCall(`/public-sightings/${code}`, seen(more), address);
const listOf = async (id: number, who = staff) =>
  (await who.call('GET', `/lost-animals/${id}/sightings`)).body;
const mailsTo = (email: string) =>
  server.db.query<{ payload: { to: string; text: string; subject: string } }>(
    sql`select payload from outbox where payload->>'to' = ${email} order by id`,
  );
const tokenFor = async (email: string): Promise<string> =>
  decodeURIComponent(/\/public\/sightings#(\S+)/.exec((await mailsTo(email)).at(-1)!.payload.text)![1]!);

describe('a sighting of a lost animal', () => {
  test('from a visitor › is stored, mailed to the reporter without its words, noted in the audit, and shown to staff', async () => {
    const { id, email, code } = await made();
    const answer = await report(code, { contact: '961 000 000', sharesContact: true });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    const [sighting] = await listOf(id);
    expect(sighting).toMatchObject({
      county: { code: expect.any(String) },
      place: 'Jardim da Estrela, junto ao coreto',
      details: 'Coleira azul, parecia assustado.',
      isHidden: false,
      photo: null,
    });
    expect(sighting).not.toHaveProperty('contact');
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/Estrela|Coleira azul|961/);
    const audited = await server.db.query(
      sql`select details from audit_log where action = 'SIGHTING_REPORTED' and object_id = ${String(id)}`,
    );
    expect(audited).toHaveLength(1);
    expect(JSON.stringify(audited)).not.toContain('Estrela');
  });

  test('the mail to the reporter › is in the language of the account with that address, else in Portuguese', async () => {
    const [known, unknown] = [await made(), await made()];
    const { id } = await server.person({ permissions: [] });
    await server.db.query(
      sql`update app_user set email = upper(${known.email}), language = 'en-US' where id = ${id}`,
    );
    await report(known.code);
    await report(unknown.code);
    expect((await mailsTo(known.email))[0]!.payload.subject).toContain('there is a sighting');
    expect((await mailsTo(unknown.email))[0]!.payload.subject).toContain('avistamento');
  });

  test('its photo › is drawn anew, without what the camera wrote into it', async () => {
    const { id, code } = await made();
    const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: '#a05010' } });
    const bytes = await picture
      .withExif({ IFD0: { Copyright: 'Segredo' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Segredo')).toBe(true);
    expect((await report(code, { photo: bytes.toString('base64') })).status).toBe(200);
    const photo = Buffer.from((await listOf(id))[0].photo, 'base64');
    expect(photo.includes('Segredo')).toBe(false);
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 600 });
  });

  test.each([
    ['countyId', { countyId: null }, 'MISSING_COUNTY'],
    ['countyId', { countyId: 999_999 }, 'INVALID_COUNTY'],
    ['place', { place: ' \u200B ' }, 'MISSING_LOCAL'],
    ['seenDate', { seenDate: '2090-01-01' }, 'INVALID_EVENT_DATE'],
    ['seenDate', { seenDate: '2026-02-30' }, 'INVALID_EVENT_DATE'],
    ['seenDate', { seenTime: '25:00' }, 'INVALID_EVENT_DATE'],
    ['sharesContact', { contact: '961 000 000' }, 'INVALID_VALUE'],
  ])('a wrong %s %j › is refused under its field, and stores nothing', async (property, more, error) => {
    const { id, code } = await made();
    const { status, body } = await report(code, more);
    expect([status, body.errors]).toEqual([422, [{ property, error }]]);
    expect(await listOf(id)).toEqual([]);
  });

  test('an unknown code, a report without consent, a found animal and a closed one › are refused', async () => {
    const [hidden, closed] = [await made(), await made()];
    const found = await find(staff, { allowsAdvertising: true });
    await server.db.query(sql`update lost_animal set allows_advertising = false where id = ${hidden.id}`);
    await server.db.query(sql`update lost_animal set is_closed = true where id = ${closed.id}`);
    expect((await report('3467ACDEFGHJKMNP')).status).toBe(404);
    expect((await report(hidden.code)).status).toBe(404);
    expect((await report(await codeOf(found.id))).status).toBe(404);
    expect(message(await report(closed.code))).toBe('409 LOST_ALREADY_CLOSED');
  });

  test('many from one address, or of one report › meet a limit, and mails stop before', async () => {
    const { id, email, code } = await made();
    const address = newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await report(code, {}, address)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    for (let n = 10; n < SIGHTINGS_A_DAY; n += 1) expect((await report(code)).status).toBe(200);
    expect((await report(code)).status).toBe(429);
    expect(await listOf(id)).toHaveLength(SIGHTINGS_A_DAY);
    expect(await mailsTo(email)).toHaveLength(SIGHTING_MAILS_A_DAY);
  });
});

describe('a report with as many sightings as it may have', () => {
  test('of earlier days › takes no further one', async () => {
    const { id, code } = await made();
    await report(code);
    await server.db.query(sql`insert into lost_animal_sighting
      (lost_animal_id, county_id, place, seen_timestamp, creation_timestamp)
      select ${id}, ${countyId}, 'Rua', now() - interval '3 days', now() - interval '3 days'
      from generate_series(1, ${MOST_SIGHTINGS - 1}::int)`);
    expect((await report(code)).status).toBe(429);
  });
});

describe('the reporter behind the link of the mail', () => {
  const open = (token: string) => visitorCall('/own-sightings/open', { token }, newAddress());
  const change = (token: string, body: object) =>
    visitorCall('/own-sightings/change', { token, ...body }, newAddress());

  test('each choice of the reporter › takes effect: hidden sightings, no mails, no further sightings', async () => {
    const { id, email, code } = await made();
    await report(code, { contact: '961 000 000', sharesContact: true });
    const token = await tokenFor(email);
    const opened = (await open(token)).body;
    expect(opened).toMatchObject({ isOpen: true, takesSightings: true, mailsSightings: true });
    expect(opened.sightings[0]).toMatchObject({ contact: '961 000 000' });
    const hidden = (await change(token, { hide: opened.sightings[0].id })).body;
    expect(hidden.sightings[0].isHidden).toBe(true);
    expect((await listOf(id))[0].isHidden).toBe(true);
    await change(token, { mailsSightings: false });
    expect((await report(code)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    await change(token, { takesSightings: false });
    expect(message(await report(code))).toBe('409 SIGHTINGS_CLOSED');
  });

  test('another report’s sighting › is not touched by the link', async () => {
    const [mine, other] = [await made(), await made()];
    await report(mine.code);
    await report(other.code);
    const [foreign] = await listOf(other.id);
    await change(await tokenFor(mine.email), { hide: foreign.id });
    expect((await listOf(other.id))[0].isHidden).toBe(false);
  });

  test('a wrong token, or one that was mailed to an earlier address › opens nothing', async () => {
    const { id, email, code } = await made();
    await report(code);
    const token = await tokenFor(email);
    await server.db.query(
      sql`update lost_animal set participant_email = 'novo@example.test' where id = ${id}`,
    );
    expect(message(await open(token))).toBe('409 SIGHTING_LINK_EXPIRED');
    expect(message(await open('x'.repeat(43)))).toBe('409 SIGHTING_LINK_EXPIRED');
  });

  test('a closed report › is said to be closed, and shows no sighting', async () => {
    const { id, email, code } = await made();
    await report(code);
    await server.db.query(sql`update lost_animal set is_closed = true where id = ${id}`);
    expect((await open(await tokenFor(email))).body).toMatchObject({ isOpen: false, sightings: [] });
  });
});

describe('staff', () => {
  test('with the permission › delete a sighting with a reason, which the audit keeps', async () => {
    const { id, code } = await made();
    await report(code);
    const [{ id: sightingId }] = await listOf(id);
    const remove = (who: Person, body: object) =>
      who.call('PUT', `/lost-animal-sightings/${sightingId}/remove`, body);
    expect((await remove(staff, { reason: 'Ofensivo' })).status).toBe(403);
    expect((await remove(operator, {})).body.errors).toEqual([
      { property: 'reason', error: 'MISSING_REASON' },
    ]);
    expect((await remove(operator, { reason: 'Ofensivo' })).status).toBe(200);
    expect(await listOf(id)).toEqual([]);
    const [row] = await server.db.query<{ details: { reason: string } }>(
      sql`select details from audit_log where action = 'SIGHTING_REMOVED' and object_id = ${String(id)}`,
    );
    expect(row!.details.reason).toBe('Ofensivo');
  });
});

describe('the cleanup job', () => {
  test('sightings and links › are deleted 30 days after their report was closed, not before', async () => {
    const [old, recent] = [await made(), await made()];
    for (const { code } of [old, recent]) await report(code);
    const close = (id: number, days: number) =>
      server.db
        .query(sql`update lost_animal set is_closed = true, closed_date = now() - make_interval(days => ${days})
        where id = ${id}`);
    await close(old.id, 31);
    await close(recent.id, 29);
    for (const table of ['lost_animal_sighting', 'lost_animal_sighting_link'])
      for (const statement of RETENTION[table]!.statements!)
        await server.db.query(statement({ notifications: 1, ticketFiles: 1, mails: 1 } as never));
    const left = async (id: number) =>
      getOne<{ n: number }>(
        server.db,
        sql`select (select count(*) from lost_animal_sighting where lost_animal_id = ${id})::int
          + (select count(*) from lost_animal_sighting_link where lost_animal_id = ${id})::int as n`,
      );
    expect([(await left(old.id)).n, (await left(recent.id)).n]).toEqual([0, 2]);
  });
});

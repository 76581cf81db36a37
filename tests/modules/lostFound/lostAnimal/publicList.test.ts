import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { find, lose, lostClinic, lostOperator, placeOf } from './reports.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
let place: Awaited<ReturnType<typeof placeOf>>;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await lostClinic(server);
  operator = await lostOperator(server);
  place = await placeOf(server, world.parishId);
});
afterAll(() => server.close());

const list = async (query = ''): Promise<{ content: Record<string, unknown>[]; hasMore: boolean }> =>
  (await server.visitor.call('GET', `/public-lost-animals?${query}`)).body;
const made = async (more: Record<string, unknown> = {}): Promise<number> =>
  (await lose(operator, staff, world, { eventCountry: 'PT', ...place, allowsAdvertising: true, ...more }))
    .lost.id;
const codes = async (query = ''): Promise<unknown[]> => (await list(query)).content.map(({ code }) => code);
const codeOf = async (id: number): Promise<string> =>
  (
    await server.db.query<{ code: string }>(
      sql`select code from lost_animal_poster where lost_animal_id = ${id}`,
    )
  )[0]!.code;

describe('the public list of animals lost and found', () => {
  test('a report whose reporter agrees › is in it with looks and municipality, and nothing of a person or street', async () => {
    const id = await made({ participantName: 'Beatriz Quental', eventLocal: 'Rua da Casa Amarela, 7' });
    const { content } = await list();
    const [line] = content.filter((one) => one.code !== undefined);
    expect(line).toMatchObject({ code: await codeOf(id), status: 'LOST', eventDate: '2026-01-10' });
    expect(Object.keys(line!).sort()).toEqual(
      ['code', 'eventDate', 'hasPhoto', 'looks', 'name', 'place', 'species', 'status'].sort(),
    );
    expect(JSON.stringify(content)).not.toMatch(/Quental|912|Casa Amarela/);
  });

  test('reports without consent, closed or waiting › are not in it, nor counted for their municipality', async () => {
    const counted = async () =>
      (await server.visitor.call('GET', '/public-lost-animals/places')).body.find(
        (one: { id: number }) => one.id === place.eventCountyId,
      );
    const before = [await codes(), await counted()];
    await made({ allowsAdvertising: false });
    const [closed, waiting] = [await made(), await made()];
    await server.db.query(sql`update lost_animal set is_closed = true where id = ${closed}`);
    await server.db.query(sql`update lost_animal set validation_status = 'PENDING' where id = ${waiting}`);
    expect([await codes(), await counted()]).toEqual(before);
    expect(before[1]).toMatchObject({ lost: 1, found: 0, district: { id: place.eventDistrictId } });
  });

  test('a photo › is there for a report in the list that has one, and gone with it', async () => {
    const photo = (
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0f5a4c' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
    const [shown, hidden, without] = [
      await made({ photo }),
      await made({ photo, allowsAdvertising: false }),
      await made(),
    ];
    const photoOf = async (code: string) =>
      server.app.inject({ method: 'GET', url: `/api/public-lost-animals/${code}/photo` });
    const code = await codeOf(shown);
    const { content } = await list();
    expect(content.filter(({ hasPhoto }) => hasPhoto).map((one) => one.code)).toEqual([code]);
    const answer = await photoOf(code);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40 });
    expect((await photoOf(await codeOf(without))).statusCode).toBe(404);
    expect((await photoOf('AAAA-AAAA-AAAA')).statusCode).toBe(404);
    await server.db.query(sql`
      insert into lost_animal_poster (lost_animal_id, code) select ${hidden}, 'ZZZZZZZZZZZZ' on conflict do nothing`);
    expect((await photoOf(await codeOf(hidden))).statusCode).toBe(404);
    await server.db.query(sql`update lost_animal set is_closed = true where id = ${shown}`);
    expect((await photoOf(code)).statusCode).toBe(404);
    await server.db.query(sql`update lost_animal set is_closed = true where id in (${hidden}, ${without})`);
  });

  test('place, species and kind › narrow it, and the newest events come first', async () => {
    const abroad = await find(staff, { allowsAdvertising: true, eventDate: '2026-02-01' });
    const all = await codes();
    expect(all[0]).toBe(await codeOf(abroad.id));
    expect(await codes('status=FOUND')).toEqual([all[0]]);
    expect(await codes(`districtId=${place.eventDistrictId}`)).toEqual(all.slice(1));
    expect(await codes(`countyId=${place.eventCountyId}&status=LOST`)).toEqual(all.slice(1));
    expect(await codes('countyId=99999')).toEqual([]);
    const kinds = await Promise.all(['dog', 'cat', 'ferret'].map((kind) => codes(`species=${kind}`)));
    expect(kinds.flat().length).toBeLessThanOrEqual(all.length);
    expect((await server.visitor.call('GET', '/public-lost-animals?species=horse')).status).toBe(400);
  });

  test('more than a page › go on on the next, none twice', async () => {
    const [first] = await server.db.query<{ id: number }>(
      sql`select max(id) as id from lost_animal where allows_advertising`,
    );
    await server.db.query(sql`
      with copied as (
        insert into lost_animal (status, transponder, gender, color, event_date, event_country, event_local,
          participant_name, participant_contact, allows_advertising, validation_status)
        select 'FOUND', '7240980000' || lpad(n::text, 5, '0'), gender, color, event_date, event_country, event_local,
          participant_name, participant_contact, true, 'ACCEPTED'
        from lost_animal, generate_series(1, 25) n where id = ${first!.id} returning id)
      insert into lost_animal_poster (lost_animal_id) select id from copied`);
    const [one, two] = [await list(), await list('currentPage=1')];
    expect([one.content.length, one.hasMore, two.hasMore]).toEqual([20, true, false]);
    const seen = [...one.content, ...two.content].map(({ code }) => code);
    expect(new Set(seen).size).toBe(27);
  });
});

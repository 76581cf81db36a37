import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addYears, dayIn } from '../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { clinic, faults, makeWorld, registration, type World } from '../modules/animals/animal/fixtures.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
});
afterAll(() => server.close());

/** Moves an account to another time zone, as its profile would. */
async function living(person: Person, timezone: string): Promise<Person> {
  await server.db.query(sql`update app_user set timezone = ${timezone} where id = ${person.id}`);
  return person;
}

describe('a day that must not lie ahead', () => {
  // Between these two it is never the same day.
  const EARLIEST = 'Pacific/Kiritimati';
  const LATEST = 'Pacific/Pago_Pago';

  it('where that day has begun for the user › is accepted', async () => {
    const staff = await living(await clinic(server), EARLIEST);
    const answer = await staff.call('POST', '/animals/', registration(world, { birthdate: dayIn(EARLIEST) }));
    expect(faults(answer)).toEqual([]);
  });

  it('where that day has not begun › is refused under its field', async () => {
    const staff = await living(await clinic(server), LATEST);
    const ahead = dayIn(EARLIEST);
    const answer = await staff.call('POST', '/animals/', registration(world, { birthdate: ahead }));
    expect(answer.status).toBe(422);
    expect(faults(answer)).toContain('birthdate INVALID_BIRTHDATE');
    const today = await staff.call('POST', '/animals/', registration(world, { birthdate: dayIn(LATEST) }));
    expect(faults(today)).toEqual([]);
  });

  it('the date of a death › is compared with the day of the user too', async () => {
    const staff = await living(await clinic(server), LATEST);
    const { body } = await staff.call('POST', '/animals/', registration(world));
    const die = (deathTimestamp: string) =>
      staff.call('PUT', `/animals/${body.transponder}/mark-dead`, { deathTimestamp, version: body.version });
    expect(faults(await die(dayIn(EARLIEST)))).toEqual(['deathTimestamp INVALID_DEATH_TIMESTAMP']);
    // The day of a moment depends on the time zone of the user: here it is still the day before.
    const moment = `${dayIn('UTC')}T00:30:00.000Z`;
    const dead = await die(moment);
    expect(dead.body).toMatchObject({ deathDate: dayIn(LATEST, new Date(moment)) });
  });
});

describe('a day that cannot be meant', () => {
  it('the zero of a spreadsheet, or a birth of more than 40 years ago › is refused under its field', async () => {
    const staff = await clinic(server);
    const longAgo = addDays(addYears(dayIn('Europe/Lisbon'), -40), -3);
    for (const birthdate of ['1900-01-01', longAgo]) {
      const answer = await staff.call('POST', '/animals/', registration(world, { birthdate }));
      expect([answer.status, faults(answer)]).toEqual([422, ['birthdate INVALID_BIRTHDATE']]);
    }
    const old = await staff.call(
      'POST',
      '/animals/',
      registration(world, { birthdate: addDays(longAgo, 6) }),
    );
    expect(faults(old)).toEqual([]);
  });

  it('one that is stored already › stays while other fields change', async () => {
    const staff = await clinic(server);
    const { body } = await staff.call('POST', '/animals/', registration(world));
    await server.db.query(sql`update animal set birthdate = '1900-01-01' where id = ${body.id}`);
    const change = { version: body.version, name: 'Outro nome', birthdate: '1900-01-01' };
    expect(faults(await staff.call('PUT', `/animals/${body.id}`, change))).toEqual([]);
  });
});

describe('a list narrowed to a day', () => {
  const MOMENTS = [
    '2026-03-28T14:59:59.000Z',
    '2026-03-28T15:00:00.000Z',
    '2026-03-28T23:59:59.000Z',
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T00:59:59.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-03-29T14:59:59.000Z',
    '2026-03-29T15:00:00.000Z',
    '2026-03-29T22:59:59.000Z',
    '2026-03-29T23:00:00.000Z',
    '2026-03-29T23:59:59.000Z',
    '2026-03-30T00:00:00.000Z',
  ];
  // The night of 29 March: 23 hours in Portugal, 24 in Japan.
  it.each([
    ['Europe/Lisbon', '2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.000Z'],
    ['Atlantic/Azores', '2026-03-29T01:00:00.000Z', '2026-03-29T23:59:59.000Z'],
    ['Asia/Tokyo', '2026-03-28T15:00:00.000Z', '2026-03-29T14:59:59.000Z'],
  ])('shows whoever lives in %s the hours of that day there', async (zone, first, last) => {
    const reader = await living(await server.person({ permissions: ['READ_TRANSACTIONS'] }), zone);
    await server.db.query(sql`
      insert into billing_transaction (date, entity_id, type, credits, balance_after)
      select moment::timestamptz, u.entity_id, 'CHARGE', 1, 1 from unnest(${MOMENTS}::text[]) moment, app_user u where u.id = ${reader.id}`);
    const { body } = await reader.call(
      'GET',
      '/billing-transactions/search?dateFrom=2026-03-29&dateTo=2026-03-29&itemsPerPage=100',
    );
    const seen = body.content.map((row: { date: string }) => row.date).sort();
    expect(seen).toEqual(MOMENTS.slice(MOMENTS.indexOf(first), MOMENTS.indexOf(last) + 1));
  });

  it.each(['2026-02-31', '2026-13-01', '2026-01-01; drop table x', '2026-01-01T25:00:00Z', 'ontem'])(
    'cannot be asked for by %j',
    async (day) => {
      const reader = await server.person({ permissions: ['READ_TRANSACTIONS'] });
      const answer = await reader.call(
        'GET',
        `/billing-transactions/search?dateFrom=${encodeURIComponent(day)}`,
      );
      expect(answer.status).toBe(400);
    },
  );
});

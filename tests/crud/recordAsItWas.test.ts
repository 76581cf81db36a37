import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import { addDays, dayIn } from '../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../modules/animals/animal/fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, { permissions: [...CLINIC, 'LOCK_ANIMAL'] });
});
afterAll(() => server.close());

const versions = async (id: number, query = '', who = staff) =>
  who.call('GET', `/animals/${id}/versions${query}`);

describe('a record as it was', () => {
  it('on a day › is the version in force at its end, and nothing before the record existed', async () => {
    const { id } = await register(staff, world);
    const days = [1, 2].map((at) => addDays(dayIn(), -10 * at));
    // Two states of earlier: versions are never changed, and may be added.
    for (const [at, day] of days.entries())
      await server.db.query(
        sql`insert into record_version (module, record_id, version, revision_type, revision_timestamp, data)
          select module, record_id, ${-at}, 'UPDATE', ${`${day}T12:00:00Z`}::timestamptz,
            data || jsonb_build_object('name', ${`Nome ${at}`}::text)
          from record_version where module = 'animal' and record_id = ${id} and version = 1`,
      );
    const named = async (at: string) =>
      (await versions(id, `?at=${at}`)).body.map(({ name }: { name: string }) => name);
    expect(await named(addDays(days[1]!, -1))).toEqual([]);
    expect(await named(days[1]!)).toEqual(['Nome 1']);
    expect(await named(addDays(days[0]!, -1))).toEqual(['Nome 1']);
    expect(await named(days[0]!)).toEqual(['Nome 0']);
    expect(await named(dayIn())).toEqual(['Farrusco']);
    expect((await versions(id, '?at=2024-02-30')).status).toBe(400);
  });

  it('a version › names what was done, without what the reader may not see', async () => {
    const { id, transponder } = await register(staff, world);
    await server.db.query(sql`update animal set order_number = 'N77' where id = ${id}`);
    await staff.call('PUT', `/animals/${transponder}/lock`, { isLocked: true });
    const { body } = await versions(id);
    expect(body.map((one: { revisionAction: string }) => one.revisionAction)).toEqual(['LOCK', 'REGISTER']);
    const [now] = (await versions(id, `?at=${dayIn()}`)).body;
    expect(now).toMatchObject({ isLocked: true });
    expect(now).not.toHaveProperty('orderNumber');
    const other = await clinic(server);
    expect((await versions(id, `?at=${dayIn()}`, other)).status).toBe(404);
  });
});

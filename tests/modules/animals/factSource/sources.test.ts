import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FactSource } from '../../../../resources/animals/factSource/calls.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../animal/fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let animal: { readonly id: number; readonly transponder: string; readonly version: number };

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, { permissions: CLINIC });
  animal = await register(staff, world);
});
afterAll(() => server.close());

const sources = async (who = staff, key = animal.transponder): Promise<FactSource[]> =>
  (await who.call('GET', `/animals/${key}/sources`)).body;
const sourceOf = async (field: string): Promise<FactSource | undefined> =>
  (await sources()).find((one) => one.field === field);

describe('the sources of the facts of an animal', () => {
  it('a fact given at the registration › says so, and by whom', async () => {
    expect(await sourceOf('color')).toMatchObject({ isFirst: true, by: 'STAFF' });
  });

  it('a fact that was changed › has the moment of that change, the others keep theirs', async () => {
    const before = await sources();
    const record = (await staff.call('GET', `/animals/${animal.transponder}`)).body;
    const saved = await staff.call('PUT', `/animals/${record.id}`, {
      name: 'Farrusco Segundo',
      version: record.version,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const after = await sources();
    const changed = after.filter((one, at) => one.at !== before[at]?.at).map(({ field }) => field);
    expect(changed).toEqual(['name']);
    expect(await sourceOf('name')).toMatchObject({ isFirst: false, by: 'STAFF' });
  });

  it('the name of a user › is not in the answer', async () => {
    const user = (await staff.call('GET', '/users/me')).body;
    expect(JSON.stringify(await sources())).not.toContain(user.name);
  });

  it('an animal outside what the caller may find, or none › is not found', async () => {
    const other = await clinic(server, { permissions: ['READ_ANIMAL'] });
    expect((await other.call('GET', `/animals/${animal.id}/sources`)).status).toBe(404);
    expect((await staff.call('GET', '/animals/620999999999999/sources')).status).toBe(404);
  });
});

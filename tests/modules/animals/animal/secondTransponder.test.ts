import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import {
  CLINIC,
  clinic,
  faults,
  makeWorld,
  newTransponder,
  register,
  registration,
  type World,
} from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, {
    permissions: [...CLINIC, 'WRITE_ANIMAL_PROTECTED_FIELDS', 'MERGE_ANIMALS'],
  });
});
afterAll(() => server.close());

const add = async (id: number, secondTransponder: string | null, who = staff) => {
  const { version } = (await staff.call('GET', `/animals/${id}`)).body;
  return who.call('PUT', `/animals/${id}`, { version, secondTransponder });
};
const found = async (text: string) =>
  (await staff.call('GET', `/animals/search?universalSearch=${text}`)).body.content.map(
    ({ id }: { id: number }) => id,
  );

describe('a second transponder', () => {
  it('once added › finds its animal as the first one does, whole or in part, and is not registered again', async () => {
    const made = await register(staff, world);
    const second = newTransponder('985');
    expect((await add(made.id, second)).status).toBe(200);
    for (const number of [made.transponder, second])
      expect((await staff.call('GET', `/animals/${number}`)).body).toMatchObject({
        id: made.id,
        transponder: made.transponder,
        secondTransponder: second,
      });
    expect(await found(second)).toEqual([made.id]);
    expect(await found(second.slice(0, 14))).toContain(made.id);
    expect(await found(second.slice(-8))).toContain(made.id);
    const check = await staff.call('POST', `/animals/transponder/validate/${second}`);
    expect(check.body).toMatchObject({ canRegister: false, animalId: made.id });
    // Taken away, it means nothing any more.
    expect((await add(made.id, null)).status).toBe(200);
    expect((await staff.call('GET', `/animals/${second}`)).status).toBe(404);
  });

  it('that is the first, second or merged one of any animal › is refused', async () => {
    const [one, two, old] = [
      await register(staff, world),
      await register(staff, world),
      await register(staff, world),
    ];
    const second = newTransponder('985');
    await add(one.id, second);
    await staff.call('POST', '/animal-merges/', {
      transponder: two.transponder,
      oldTransponder: old.transponder,
      reason: 'transponder substituído',
    });
    for (const taken of [one.transponder, second, two.transponder, old.transponder])
      expect(faults(await add(two.id, taken))).toEqual(['secondTransponder DUPLICATE_SECOND_TRANSPONDER']);
    await expect(
      server.db.query(
        sql`insert into transponder_alias (transponder, animal_id, kind) values (${second}, ${two.id}, 'CURRENT')`,
      ),
    ).rejects.toThrow();
  });

  it('given at the registration › is neither the first one nor any that is taken', async () => {
    const one = await register(staff, world);
    const transponder = newTransponder();
    const ask = (secondTransponder: string) =>
      staff.call('POST', '/animals/', registration(world, { transponder, secondTransponder }));
    for (const taken of [transponder, one.transponder])
      expect(faults(await ask(taken))).toEqual(['secondTransponder DUPLICATE_SECOND_TRANSPONDER']);
    expect((await ask(newTransponder('985'))).status).toBe(200);
  });

  it('given to several animals at the same time › belongs to one', async () => {
    const animals = await Promise.all([1, 2, 3, 4].map(() => register(staff, world)));
    const second = newTransponder('985');
    const answers = await Promise.all(animals.map(({ id }) => add(id, second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('without the permission to correct transponders › is refused', async () => {
    const made = await register(staff, world);
    const clerk = await server.person({
      permissions: ['READ_ANIMAL', 'WRITE_ANIMAL_NAME'],
      profile: { name: 'operator' },
    });
    const answer = await add(made.id, newTransponder('985'), clerk);
    expect(faults(answer)).toEqual(['secondTransponder UNWRITABLE_FIELD']);
  });
});

import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareAnimals, type AlikeReason } from '../../../../resources/animals/animal/alike.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { misreadings } from '../../../../resources/numbers/misreading.ts';
import { getOne, type Queryable } from '../../../../server/db/db.ts';
import { findAlike } from '../../../../server/modules/animals/animal/record/alike.ts';
import { callerOf } from '../../../helpers/caller.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';
import { CLINIC, clinic, makeWorld, register, registration, type World } from './fixtures.ts';

const NUMBER = '620098100000123';
const given = { transponder: NUMBER, name: 'Bobi', birthdate: '2024-05-01', speciesId: 1 };
const other = {
  transponder: '900000000000001',
  name: 'Bobi',
  birthdate: '2024-05-01',
  speciesId: 1,
  isSameOwner: false,
};
const misread = '620098100000193';
const swapped = '620098100000132';

describe('the comparison of an animal that is being registered', () => {
  it.each<[string, Partial<typeof other>, readonly AlikeReason[]]>([
    [
      'the same owner, name, birth date and species',
      { isSameOwner: true },
      ['SAME_NAME', 'SAME_OWNER', 'NEAR_BIRTHDATE', 'SAME_SPECIES'],
    ],
    [
      'a name alike of the same owner',
      { isSameOwner: true, name: 'Bóby', birthdate: '2023-05-01' },
      ['ALIKE_NAME', 'SAME_OWNER', 'SAME_SPECIES'],
    ],
    [
      'a longer name of the same owner',
      { isSameOwner: true, name: 'Bobi da Quinta', birthdate: '2023-05-01' },
      ['ALIKE_NAME', 'SAME_OWNER', 'SAME_SPECIES'],
    ],
    [
      'one digit different and the same name',
      { transponder: misread, birthdate: '2023-05-01' },
      ['TRANSPONDER_MISREAD', 'SAME_NAME', 'SAME_SPECIES'],
    ],
    [
      'two digits swapped, of the same owner, with another name',
      { transponder: swapped, isSameOwner: true, name: 'Luna' },
      ['TRANSPONDER_SWAPPED', 'SAME_OWNER', 'NEAR_BIRTHDATE', 'SAME_SPECIES'],
    ],
    ['the same name of another owner', {}, []],
    ['the next number of a litter', { transponder: misread, isSameOwner: true, name: 'Luna' }, []],
    [
      'the same name of the same owner, years later',
      { isSameOwner: true, name: 'Boby', birthdate: '2014-05-01' },
      [],
    ],
    ['another species', { transponder: misread, isSameOwner: true, speciesId: 2 }, []],
    ['short names that differ in a letter', { isSameOwner: true, name: 'Rex' }, []],
  ])('%s › gives %j %j', (_, more, reasons) => {
    expect(compareAnimals(given, { ...other, ...more }).reasons).toEqual(reasons);
  });

  it('two names that differ in one letter, or in two swapped › have a reason, those that differ in more have none', () => {
    const reasonsOf = (name: string) =>
      compareAnimals({ ...given, name: 'Farrusco' }, { ...other, name, isSameOwner: true }).reasons;
    for (const name of ['Farusco', 'Farrusca', 'Farrucso', 'FARRUSCO '])
      expect(reasonsOf(name).join(' '), name).toMatch(/_NAME/);
    for (const name of ['Farrusca Preta', 'Farusca']) expect(reasonsOf(name), name).toEqual([]);
  });
});

let server: TestServer;
let world: World;
let staff: Person;
let stranger: Person;
let animal: { id: number; transponder: string; name: string; ownerId: number };
let owner: Record<string, unknown>;

interface Found {
  readonly id: number;
  readonly reasons: readonly string[];
}

const alike = async (who: Person, more: object = {}): Promise<Found[]> => {
  const answer = await who.call('POST', '/animals/alike', {
    transponder: '900000000000001',
    name: 'Farrusco',
    breedId: world.dog,
    owner: { country: 'PT', vatNumber: owner.vatNumber },
    ...more,
  });
  expect(answer.status).toBe(200);
  return answer.body;
};
const reasonsFor = (found: Found[]): readonly string[] | undefined =>
  found.find(({ id }) => id === animal.id)?.reasons;
const numberMisread = () => misreadings(animal.transponder).at(-1)!;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  stranger = await clinic(server);
  owner = ownerFields(world.parishId);
  animal = await register(staff, world, { owner });
});
afterAll(() => server.close());

describe('animals alike', () => {
  it('of the same owner › are found in one’s own scope, and not by another entity', async () => {
    expect(reasonsFor(await alike(staff))).toEqual(['SAME_NAME', 'SAME_OWNER', 'SAME_SPECIES']);
    expect(await alike(stranger)).toEqual([]);
  });

  it('with a number misread › are found by another entity too, with number, name and status alone and no word of the owner', async () => {
    const found = await alike(stranger, { transponder: numberMisread() });
    expect(found).toEqual([
      {
        id: animal.id,
        transponder: animal.transponder,
        name: 'Farrusco',
        status: 'NORMAL',
        reasons: expect.arrayContaining(['SAME_NAME', 'SAME_SPECIES']),
      },
    ]);
    expect(found[0]!.reasons).not.toContain('SAME_OWNER');
    expect(reasonsFor(await alike(staff, { transponder: numberMisread() }))).toContain('SAME_OWNER');
  });

  it('with a number misread at any place, the first or the second › are found', async () => {
    const first = '956000217800418';
    const second = '956000318900529';
    const { id } = await register(staff, world, {
      owner: ownerFields(world.parishId),
      name: 'Tareco',
      transponder: first,
    });
    await server.db.query(sql`
      with numbered as (
        insert into transponder_alias (transponder, animal_id, kind) values (${second}, ${id}, 'SECOND'))
      update animal set second_transponder = ${second} where id = ${id}`);
    const at = (place: number) => (number: string) =>
      [...number].with(place, String((Number(number[place]) + 1) % 10)).join('');
    const withSwap = (number: string) => number.slice(0, 7) + number[8]! + number[7]! + number.slice(9);
    for (const number of [first, second]) {
      for (const wrong of [0, 7, 8, 14].map(at).concat(withSwap)) {
        const found = await alike(stranger, { name: 'Tareco', transponder: wrong(number) });
        expect(
          found.map((one) => one.id),
          `${number} as ${wrong(number)}`,
        ).toEqual([id]);
      }
    }
  });

  it('of a caller who may not find any animal by its number › are those of the own scope', async () => {
    const registrar = await server.person({ permissions: ['REGISTER_ANIMAL'] });
    expect(await alike(registrar, { transponder: numberMisread() })).toEqual([]);
  });

  it('of a caller who may not find owners by their number › have a number misread, and no word of the owner', async () => {
    const { entityId } = await getOne<{ entityId: number }>(
      server.db,
      sql`select entity_id from app_user where id = ${staff.id}`,
    );
    const colleague = await server.person({ permissions: ['REGISTER_ANIMAL', 'READ_ANIMAL'], entityId });
    expect(await alike(colleague)).toEqual([]);
    expect(reasonsFor(await alike(colleague, { transponder: numberMisread() }))).not.toContain('SAME_OWNER');
  });

  it('more than five › are the five most alike', async () => {
    const of = ownerFields(world.parishId);
    for (let made = 0; made < 6; made += 1)
      await register(staff, world, {
        owner: of,
        name: 'Piloto',
        transponder: `95600000${made}${made}${made}1234`,
      });
    const found = await alike(staff, { name: 'Piloto', owner: { country: 'PT', vatNumber: of.vatNumber } });
    expect(found).toHaveLength(5);
  });

  it('a search that found some › leaves its row, one that found none leaves none', async () => {
    const rows = () =>
      server.db.query<{ details: unknown }>(
        sql`select details from audit_log where user_id = ${staff.id} and action = 'SEARCH' order by id`,
      );
    const before = (await rows()).length;
    await alike(staff, { name: 'Nenhum' });
    expect(await rows()).toHaveLength(before);
    await alike(staff);
    expect((await rows()).at(-1)!.details).toMatchObject({ found: [animal.id] });
  });

  it('without REGISTER_ANIMAL, or without a whole number › is refused', async () => {
    const reader = await server.person({ permissions: CLINIC.filter((one) => one !== 'REGISTER_ANIMAL') });
    const body = { transponder: NUMBER, name: 'Bobi', owner: {} };
    expect((await reader.call('POST', '/animals/alike', body)).status).toBe(403);
    expect((await staff.call('POST', '/animals/alike', { ...body, transponder: '6200' })).status).toBe(400);
  });

  it('of the operator › are found in the whole country', async () => {
    const operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
    expect(reasonsFor(await alike(operator))).toContain('SAME_OWNER');
  });

  it('candidates › are looked up by index', async () => {
    // Of a few rows any index would do.
    await server.db.query(sql`
      with made as (
        insert into animal (transponder, name, gender, breed_id, color, birthdate, owner_id)
        select (956000100000000 + n)::text, 'Bobi', 'MALE', ${world.dog}, 'preto', '2020-01-01', ${animal.ownerId}
        from generate_series(1, 5000) n returning id, transponder)
      insert into transponder_alias (transponder, animal_id, kind) select transponder, id, 'CURRENT' from made`);
    await server.db.script('analyze animal, transponder_alias');
    // Who sees all animals: among the few of a clinic no index is needed to find an owner's.
    const operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
    const caller = await callerOf(server.db, operator);
    const plan = await server.db.transaction(async (tx) => {
      const asked: Sql[] = [];
      const noting: Queryable = {
        query: (statement) => {
          asked.push(statement);
          return tx.query(statement);
        },
      };
      const vatNumber = String(owner.vatNumber);
      await findAlike(noting, caller, {
        transponder: NUMBER,
        name: 'Bobi',
        owner: { country: 'PT', vatNumber },
      });
      await tx.query(sql`set local enable_seqscan = off`);
      const plans: Record<string, string>[] = [];
      for (const statement of asked)
        plans.push(...(await tx.query<Record<string, string>>(sql`explain ${statement}`)));
      return plans;
    });
    const lines = plan.map((row) => Object.values(row)[0]!).join('\n');
    expect(lines).toMatch(/transponder_alias_pkey/);
    expect(lines).toMatch(/transponder_alias_end/);
    expect(lines).toMatch(/animal_owner/);
    expect(lines).not.toMatch(/Seq Scan/);
  });
});

describe('a registration that was confirmed as another animal', () => {
  /** The owner of an animal as a registration names it. */
  const sameOwner = async ({ ownerId }: { ownerId: number }) => {
    const { vatNumber } = (await staff.call('GET', `/owners/${ownerId}`)).body;
    return { ...ownerFields(world.parishId), vatNumber };
  };

  const detailsOf = async ({ body }: TestAnswer): Promise<unknown> =>
    (
      await getOne<{ details: unknown }>(
        server.db,
        sql`select details from audit_log where action = 'REGISTER' and object_id = ${String(body.id)}`,
      )
    ).details;

  it('with the animals that were shown › keeps them in the audit', async () => {
    const body = registration(world, { anotherThan: [animal.transponder] });
    const made = await staff.call('POST', '/animals/', body);
    expect(made.status).toBe(200);
    expect(await detailsOf(made)).toMatchObject({ anotherThan: [animal.transponder] });
    const plain = await staff.call('POST', '/animals/', registration(world));
    expect(await detailsOf(plain)).not.toHaveProperty('anotherThan');
  });

  it('without the confirmation › is refused with the animals that are alike, leaves their audit row, and takes no credit', async () => {
    const first = await register(staff, world, { owner: ownerFields(world.parishId) });
    const body = registration(world, { owner: await sameOwner(first) });
    const credits = async () =>
      (
        await getOne<{ value: number }>(
          server.db,
          sql`select value from credit_balance where entity_id = (select entity_id from app_user where id = ${staff.id})`,
        )
      ).value;
    const before = await credits();
    const refused = await staff.call('POST', '/animals/', body);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ property: 'anotherThan', error: 'CONFIRM_ANOTHER_ANIMAL' }],
    ]);
    expect(refused.body.data.alike).toMatchObject([
      { id: first.id, transponder: first.transponder, name: 'Farrusco', status: 'NORMAL' },
    ]);
    expect(await credits()).toBe(before);
    expect((await staff.call('GET', `/animals/${String(body.transponder)}`)).status).toBe(404);
    expect(
      await server.db
        .query(sql`select 1 from audit_log where user_id = ${staff.id} and action = 'READ' and object_type = 'animal'
        and details->'found' @> ${JSON.stringify([first.id])}::jsonb`),
    ).toHaveLength(1);
    const wrong = await staff.call('POST', '/animals/', { ...body, anotherThan: [NUMBER] });
    expect(wrong.status).toBe(422);
    const confirmed = await staff.call('POST', '/animals/', { ...body, anotherThan: [first.transponder] });
    expect(confirmed.status).toBe(200);
  });

  it('with what is no transponder, or more than five › is refused as malformed', async () => {
    for (const anotherThan of [['abc'], Array.from({ length: 6 }, () => NUMBER)]) {
      const answer = await staff.call('POST', '/animals/', registration(world, { anotherThan }));
      expect(answer.status).toBe(400);
    }
  });
});

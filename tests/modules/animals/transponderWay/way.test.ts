import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, newTransponder, register, type World } from '../animal/fixtures.ts';

let server: TestServer;
let world: World;
let first: Person;
let second: Person;
let stranger: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  first = await clinic(server);
  second = await clinic(server, { permissions: [...CLINIC, 'WRITE_ANIMAL_PROTECTED_FIELDS'] });
  stranger = await server.person({ permissions: ['REGISTER_ANIMAL'] });
  operator = await server.person({
    permissions: [
      'MANAGE_TRACEABILITY',
      'READ_TRACEABILITY',
      'READ_ANIMAL',
      'READ_VERSIONS',
      'READ_AUDIT_LOG',
    ],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

const entityOf = async (who: Person): Promise<number> =>
  (await getOne<{ id: number }>(server.db, sql`select entity_id as id from app_user where id = ${who.id}`))
    .id;

async function move(who: Person, to: Person, number: string, more: object = {}): Promise<void> {
  const made = await who.call('POST', '/transponder-movements', {
    toEntityId: await entityOf(to),
    numbers: number,
    ...more,
  });
  expect(made.status).toBe(201);
  expect((await to.call('PUT', `/transponder-movements/${made.body.id}/accept`, {})).status).toBe(200);
}

/** A transponder that came from its maker by the first clinic to the second, which registered an animal with it. */
async function travelled(): Promise<string> {
  const number = newTransponder();
  await move(operator, first, number, { lot: 'L-W', manufacturer: 'Datamars' });
  await move(first, second, number);
  await register(second, world, { transponder: number });
  return number;
}

interface Event {
  readonly kind: string;
  readonly entity: { readonly id: number } | null;
  readonly toEntity: { readonly id: number } | null;
  readonly hidesEntity: boolean;
  readonly user: { readonly id: number } | null;
  readonly recordId: number | null;
}

const wayOf = (who: Person, number: string) => who.call('GET', `/transponders/${number}/way`);
const kindsOf = (events: readonly Event[]): string[] => events.map(({ kind }) => kind).sort();

describe('the way of a transponder', () => {
  test('the operator › reads all that happened, with names', async () => {
    const number = await travelled();
    const { body, status } = await wayOf(operator, number);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number,
      origin: { kind: 'COUNTRY', country: 'PT', manufacturer: null },
      stock: { state: 'REGISTERED', lot: 'L-W', manufacturer: 'Datamars' },
      animal: { transponder: number, kind: 'CURRENT' },
      recall: null,
      showsReads: true,
    });
    expect(kindsOf(body.events).filter((kind) => kind !== 'READ')).toEqual([
      'ACCEPTED',
      'ACCEPTED',
      'DELIVERY',
      'MOVEMENT',
      'REGISTERED',
    ]);
    expect(body.events.every(({ hidesEntity }: Event) => !hidesEntity)).toBe(true);
    const again = await wayOf(operator, number);
    expect(again.body.events).toContainEqual(
      expect.objectContaining({ kind: 'READ', user: expect.objectContaining({ id: operator.id }) }),
    );
  });

  test('the clinic that registered it › reads names where it took part', async () => {
    const number = await travelled();
    const { body } = await wayOf(second, number);
    const [own, other] = [await entityOf(second), await entityOf(first)];
    expect(body.showsReads).toBe(false);
    const byKind = (kind: string): Event => body.events.find((event: Event) => event.kind === kind);
    expect(byKind('MOVEMENT')).toMatchObject({
      entity: null,
      toEntity: { id: own },
      hidesEntity: true,
      user: null,
    });
    expect(byKind('MOVEMENT').recordId).toEqual(expect.any(Number));
    expect(byKind('DELIVERY')).toMatchObject({
      toEntity: null,
      hidesEntity: true,
      user: null,
      recordId: null,
    });
    expect(byKind('REGISTERED')).toMatchObject({ entity: { id: own } });
    expect(JSON.stringify(body)).not.toContain(`"id":${other},`);
  });

  test('an entity that has nothing to do with it › does not find it', async () => {
    expect((await wayOf(stranger, await travelled())).status).toBe(404);
    expect((await wayOf(stranger, newTransponder())).status).toBe(404);
  });

  test('of a number without a delivery › shows its animal, and no stock', async () => {
    const number = newTransponder();
    await register(second, world, { transponder: number });
    const { body } = await wayOf(second, number);
    expect(body).toMatchObject({ stock: null, animal: { transponder: number } });
    expect(kindsOf(body.events)).toEqual(['REGISTERED']);
  });

  test('of the second transponder of an animal › names the first', async () => {
    const [number, other] = [newTransponder(), newTransponder()];
    await register(second, world, { transponder: number, secondTransponder: other });
    const { body } = await wayOf(second, other);
    expect(body.animal).toMatchObject({
      transponder: number,
      kind: 'SECOND',
      others: [{ number, kind: 'CURRENT' }],
    });
  });

  test('marked as unusable and usable again › says when, why and by whom', async () => {
    const number = newTransponder();
    await move(operator, first, number, { lot: 'L-U', manufacturer: 'Datamars' });
    const { id } = (await first.call('GET', `/transponders/${number}`)).body;
    await first.call('PUT', `/transponders/${id}/unusable`, { unusableReason: 'Partido.' });
    await operator.call('PUT', `/transponders/${id}/usable`, {});
    const { body } = await wayOf(first, number);
    const of = (kind: string) => body.events.find((event: Event) => event.kind === kind);
    expect(of('UNUSABLE')).toMatchObject({ reason: 'Partido.', user: { id: first.id } });
    expect(of('USABLE')).toMatchObject({ user: null });
  });

  test('the id of its row › leads to the same, for those who find it', async () => {
    const number = await travelled();
    const { id } = (await operator.call('GET', `/transponders/${number}`)).body;
    expect((await wayOf(operator, String(id))).body.number).toBe(number);
    expect((await wayOf(first, String(id))).status).toBe(404);
  });
});

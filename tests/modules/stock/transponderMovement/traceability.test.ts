import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import {
  CLINIC,
  clinic,
  faults,
  makeWorld,
  registration,
  type World,
} from '../../animals/animal/fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let colleague: Person;
let operator: Person;
let ownEntity: number;
let otherEntity: number;

const LOT = { lot: 'L-2026-1', manufacturer: 'Datamars' };
let nextNumber = 620_060_000_000_000;
/** So many consecutive numbers that nothing else has: the first and the last. */
const take = (count: number): [string, string] => {
  const first = nextNumber;
  nextNumber += count + 1;
  return [String(first), String(first + count - 1)];
};

const entityOf = async (who: Person): Promise<number> =>
  (await getOne<{ id: number }>(server.db, sql`select entity_id as id from app_user where id = ${who.id}`))
    .id;
const move = (who: Person, body: object): Promise<TestAnswer> =>
  who.call('POST', '/transponder-movements', body);
const act = (who: Person, id: number, operation: string, body: object = {}): Promise<TestAnswer> =>
  who.call('PUT', `/transponder-movements/${id}/${operation}`, body);
const stateOf = async (who: Person, number: string) =>
  (await who.call('GET', `/transponders/${number}`)).body.state as string | undefined;
const check = async (who: Person, number: string) =>
  (await who.call('POST', `/animals/transponder/validate/${number}`, {})).body;
const register = (transponder: string, who = staff) =>
  who.call('POST', '/animals/', registration(world, { transponder }));
const message = (answer: TestAnswer): string => `${answer.status} ${answer.body.data?.message ?? ''}`;

/** Transponders that the clinic holds: the first and the last. */
async function held(count: number, more: object = {}): Promise<[string, string]> {
  const [first, last] = take(count);
  const made = await move(operator, { toEntityId: ownEntity, numbers: `${first}-${last}`, ...LOT, ...more });
  expect(message(await act(staff, made.body.id, 'accept'))).toBe('200 ');
  return [first, last];
}

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  colleague = await clinic(server);
  operator = await server.person({
    permissions: ['MANAGE_TRACEABILITY', 'READ_VERSIONS'],
    profile: { name: 'operator' },
  });
  ownEntity = await entityOf(staff);
  otherEntity = await entityOf(colleague);
});
afterAll(() => server.close());

describe('a delivery by the maker', () => {
  it('enters its transponders, which the receiver holds once it accepts', async () => {
    const [first, last] = take(100);
    const made = await move(operator, { toEntityId: ownEntity, numbers: `${first} - ${last}`, ...LOT });
    expect(made).toMatchObject({
      body: {
        firstNumber: first,
        quantity: 100,
        status: 'PENDING',
        fromEntityId: null,
        numbers: `${first}-${last}`,
      },
    });
    expect(await stateOf(operator, last)).toBe('IN_TRANSACTION');
    expect((await staff.call('GET', '/notifications/search')).body.content[0]).toMatchObject({
      type: 'TRACEABILITY',
      objectId: String(made.body.id),
      additionalInfo: { entity: 'Datamars', count: 100 },
    });
    const coming = await staff.call('GET', `/transponders/search?movementId=${made.body.id}`);
    expect(coming.body).toMatchObject({ totalItems: 100 });
    expect(coming.body.content[0].state).toBe('IN_TRANSACTION');
    expect(await stateOf(staff, first)).toBe('IN_TRANSACTION');
    expect((await staff.call('GET', `/transponders/search?number=${first}`)).body.totalItems).toBe(0);
    const accepted = await act(staff, made.body.id, 'accept', { version: made.body.version });
    expect(accepted).toMatchObject({ status: 200, body: { status: 'ACCEPTED', closingUserId: staff.id } });
    expect(await stateOf(staff, last)).toBe('AVAILABLE');
    const beginning = await staff.call(
      'GET',
      `/transponders/search?number=${first.slice(0, 13)}&lot=${LOT.lot}`,
    );
    expect(beginning.body.totalItems).toBe(100);
    expect((await staff.call('GET', '/transponders/search?lot=L-2026')).body.totalItems).toBe(0);
    const own = await staff.call('GET', `/transponders/search?movementId=${made.body.id}&itemsPerPage=1`);
    expect(own.body).toMatchObject({ totalItems: 100, content: [{ number: first, lot: LOT.lot }] });
  });

  it('of what is no range of numbers › is refused under its field', async () => {
    for (const numbers of ['620', '620098900000010-', 'todos'])
      expect(faults(await move(operator, { toEntityId: ownEntity, numbers, ...LOT }))).toEqual([
        'numbers INVALID_RANGE',
      ]);
  });

  it('of transponders that are held already › is refused, and none of the others is entered', async () => {
    const [first] = await held(1);
    const [next] = take(1);
    const answer = await move(operator, { toEntityId: otherEntity, numbers: `${next}\n${first}`, ...LOT });
    expect(faults(answer)).toEqual(['numbers TRANSPONDERS_ALREADY_DELIVERED']);
    expect((await operator.call('GET', `/transponders/${next}`)).status).toBe(404);
  });

  it('that was rejected › may be made again', async () => {
    const [first] = take(1);
    const made = await move(operator, { toEntityId: ownEntity, numbers: first, ...LOT });
    expect(faults(await act(staff, made.body.id, 'reject'))).toEqual(['rejectionReason MISSING_REASON']);
    const rejected = await act(staff, made.body.id, 'reject', { rejectionReason: 'Encomenda trocada.' });
    expect(rejected.body).toMatchObject({ status: 'REJECTED', rejectionReason: 'Encomenda trocada.' });
    expect(message(await act(staff, made.body.id, 'accept'))).toBe('409 MOVEMENT_ALREADY_CLOSED');
    const again = await move(operator, { toEntityId: otherEntity, numbers: first, ...LOT });
    expect(message(await act(colleague, again.body.id, 'accept'))).toBe('200 ');
  });

  it('without lot or maker › is refused under each', async () => {
    const [first] = take(1);
    const answer = await move(operator, { toEntityId: ownEntity, numbers: first });
    expect(faults(answer)).toEqual(['lot MISSING_LOT', 'manufacturer MISSING_MANUFACTURER']);
  });

  it('by an entity that does not manage all transponders › is not possible', async () => {
    const [first] = take(1);
    expect(faults(await move(staff, { toEntityId: otherEntity, numbers: first, lot: 'X' }))).toEqual([
      'lot UNWRITABLE_FIELD',
    ]);
    const answer = await move(staff, { toEntityId: otherEntity, fromEntityId: otherEntity, numbers: first });
    expect(faults(answer)).toEqual(['fromEntityId UNWRITABLE_FIELD']);
  });
});

describe('passing transponders on', () => {
  it('accepted › the receiver holds them, and both see the movement', async () => {
    const [first, last] = await held(10);
    const made = await move(staff, { toEntityId: otherEntity, numbers: `${first}-${last}` });
    expect(made.body).toMatchObject({ fromEntityId: ownEntity, quantity: 10, status: 'PENDING' });
    expect(message(await act(staff, made.body.id, 'accept'))).toBe('409 MOVEMENT_IS_OF_OTHERS');
    expect(message(await act(colleague, made.body.id, 'cancel'))).toBe('409 MOVEMENT_IS_OF_OTHERS');
    expect(message(await act(colleague, made.body.id, 'accept'))).toBe('200 ');
    expect(await stateOf(colleague, first)).toBe('AVAILABLE');
    expect((await staff.call('GET', `/transponders/${first}`)).status).toBe(404);
    const { body } = await staff.call('GET', `/transponder-movements/search?universalSearch=${last}`);
    expect(body.content.map(({ id }: { id: number }) => id)).toContain(made.body.id);
    const told = await staff.call('GET', '/notifications/search');
    expect(told.body.content[0]).toMatchObject({
      type: 'TRACEABILITY_ACCEPTED',
      additionalInfo: { count: 10 },
    });
  });

  it('taken back › leaves them with the giver', async () => {
    const [first] = await held(1);
    const made = await move(staff, { toEntityId: otherEntity, numbers: first });
    expect(await stateOf(staff, first)).toBe('IN_TRANSACTION');
    expect(message(await act(staff, made.body.id, 'cancel'))).toBe('200 ');
    expect(await stateOf(staff, first)).toBe('AVAILABLE');
  });

  it('of others’, registered, unusable or moving transponders › is refused, and nothing moves', async () => {
    const [first, last] = await held(3);
    const middle = String(Number(first) + 1);
    const all = { toEntityId: otherEntity, numbers: `${first}-${last}` };
    const refused = ['numbers TRANSPONDERS_NOT_AVAILABLE'];
    const marked = await staff.call('GET', `/transponders/${last}`);
    await staff.call('PUT', `/transponders/${marked.body.id}/unusable`, { unusableReason: 'Partiu-se.' });
    expect(faults(await move(staff, all))).toEqual(refused);
    expect((await register(middle)).status).toBe(200);
    expect(faults(await move(staff, { ...all, numbers: middle }))).toEqual(refused);
    expect(faults(await move(colleague, { toEntityId: ownEntity, numbers: first }))).toEqual(refused);
    expect(await stateOf(staff, first)).toBe('AVAILABLE');
    expect((await move(staff, { ...all, numbers: first })).status).toBeLessThan(300);
    expect(faults(await move(staff, { ...all, numbers: first }))).toEqual(refused);
  });

  it('to itself, or to an entity that is closed › is refused', async () => {
    const [first] = await held(1);
    const closed = await entityOf(await clinic(server));
    await server.db.query(sql`update entity set active = false where id = ${closed}`);
    for (const toEntityId of [ownEntity, closed])
      expect(faults(await move(staff, { toEntityId, numbers: first }))).toEqual([
        'toEntityId INVALID_ENTITY',
      ]);
  });

  it('by a clinic › finds every other by its name, without its number or contacts', async () => {
    const [{ name }] = (await server.db.query<{ name: string }>(
      sql`update entity set name = 'Clínica do Farol', email = 'farol@example.test', locality = 'Faro' where id = ${otherEntity} returning name`,
    )) as [{ name: string }];
    const path = '/transponder-receivers/search';
    const { body } = await staff.call('GET', `${path}?universalSearch=farol`);
    expect(body.content).toEqual([{ id: otherEntity, version: expect.any(Number), name, locality: 'Faro' }]);
    expect((await staff.call('GET', `${path}?universalSearch=farol@example`)).body.totalItems).toBe(0);
    expect((await staff.call('GET', `/entities/search?ids=${otherEntity}`)).body.totalItems).toBe(0);
    const keeper = await server.person({ permissions: ['WRITE_USER'] });
    expect((await keeper.call('GET', path)).status).toBe(403);
  });

  it('twice at once › one succeeds', async () => {
    const [first, last] = await held(5);
    const answers = await Promise.all(
      [1, 2].map(() => move(staff, { toEntityId: otherEntity, numbers: `${first}-${last}` })),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  it('by others › third parties do not see it, nor do users who register no animals', async () => {
    const [first] = await held(1);
    const made = await move(staff, { toEntityId: otherEntity, numbers: first });
    const third = await clinic(server);
    expect((await third.call('GET', `/transponder-movements/${made.body.id}`)).status).toBe(404);
    expect((await act(third, made.body.id, 'accept')).status).toBe(404);
    const reader = await clinic(server, { permissions: CLINIC.filter((one) => one !== 'REGISTER_ANIMAL') });
    expect((await reader.call('GET', '/transponders/search')).status).toBe(403);
    const auditor = await server.person({ permissions: ['READ_TRACEABILITY'] });
    expect((await auditor.call('GET', `/transponder-movements/${made.body.id}`)).status).toBe(200);
    expect((await act(auditor, made.body.id, 'cancel')).status).toBe(403);
  });
});

describe('a transponder that traceability knows', () => {
  it('held by the entity › is registered, and is then an animal’s', async () => {
    const [first] = await held(1);
    expect(await check(staff, first)).toMatchObject({
      canRegister: true,
      validated: true,
      notBillable: false,
    });
    expect((await register(first)).status).toBe(200);
    expect(await stateOf(staff, first)).toBe('REGISTERED');
  });

  it('of another entity › is not registered: the operator decides on a pre-registration', async () => {
    const [first] = await held(1);
    expect(await check(colleague, first)).toMatchObject({
      canRegister: false,
      canPreRegister: true,
      errorMessage: 'TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY',
    });
    expect(faults(await register(first, colleague))).toEqual([
      'transponder TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY',
    ]);
  });

  it('on its way to the entity › is accepted first', async () => {
    const [first] = take(1);
    await move(operator, { toEntityId: ownEntity, numbers: first, ...LOT });
    const code = 'TRANSPONDER_IN_PENDING_TRANSACTION_TO_REGISTER_ENTITY';
    expect(await check(staff, first)).toMatchObject({ canRegister: false, errorMessage: code });
    expect(faults(await register(first))).toEqual([`transponder ${code}`]);
    expect((await check(colleague, first)).errorMessage).toBe('TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY');
  });

  it('marked as unusable › is not registered until it is usable again', async () => {
    const [first] = await held(1);
    const { body } = await staff.call('GET', `/transponders/${first}`);
    const path = `/transponders/${body.id}`;
    const marked = await staff.call('PUT', `${path}/unusable`, { unusableReason: 'Não responde ao leitor.' });
    expect(marked.body).toMatchObject({ state: 'UNUSABLE', unusableReason: 'Não responde ao leitor.' });
    const refused = ['transponder CANNOT_REGISTER_UNUSABLE_TRANSPONDER'];
    expect(faults(await register(first))).toEqual(refused);
    expect(await check(staff, first)).toMatchObject({ canPreRegister: false });
    expect(message(await staff.call('PUT', `${path}/usable`, {}))).toBe('403 FORBIDDEN');
    expect(message(await operator.call('PUT', `${path}/usable`, {}))).toBe('200 ');
    expect((await register(first)).status).toBe(200);
    const late = await staff.call('PUT', `${path}/unusable`, { unusableReason: 'Tarde.' });
    expect(message(late)).toBe('409 TRANSPONDER_ALREADY_REGISTERED');
  });

  it('of a campaign › needs the permission, costs nothing, and is named by its campaign', async () => {
    const [first] = await held(1, { campaign: 'Cães de rua 2026' });
    expect(await stateOf(staff, first)).toBe('FREE');
    expect(faults(await register(first))).toEqual(['transponder CANNOT_REGISTER_FREE_TRANSPONDER']);
    const helper = await server.person({
      permissions: [...CLINIC, 'REGISTER_FREE_TRANSPONDER'],
      entityId: ownEntity,
    });
    expect(await check(helper, first)).toMatchObject({
      canRegister: true,
      notBillable: true,
      credits: null,
      campaign: 'Cães de rua 2026',
    });
  });

  it('that is not billed › is pre-registered by an entity that registers billed ones only', async () => {
    const billed = await clinic(server, {
      profile: { name: 'Só faturados', isBillable: true, canRegisterNonBillable: false },
    });
    const [first] = take(1);
    const toEntityId = await entityOf(billed);
    const made = await move(operator, { toEntityId, numbers: first, ...LOT, isBillable: false });
    await act(billed, made.body.id, 'accept');
    expect(await check(billed, first)).toMatchObject({
      canRegister: false,
      canPreRegister: true,
      notBillable: true,
      errorMessage: 'TRANSPONDER_NOT_BILLABLE',
    });
  });

  it('implanted before its delivery was entered › is registered already', async () => {
    const [first] = take(1);
    expect((await register(first)).status).toBe(200);
    await move(operator, { toEntityId: ownEntity, numbers: first, ...LOT });
    expect(await stateOf(operator, first)).toBe('REGISTERED');
  });
});

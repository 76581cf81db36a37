import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMultibancoReference } from '../../../../resources/numbers/multibanco.ts';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import { expireReferences } from '../../../../server/modules/money/multibancoReference/expireReferences.ts';
import { proveLedger } from '../../../../server/modules/money/billingTransaction/proof.ts';
import { testServer } from '../../../helpers/server.ts';
import { faults } from '../../animals/animal/fixtures.ts';
import {
  balanceOf,
  CLINIC,
  ENTITY_CODE,
  entityOf,
  madeReference,
  make,
  makeWorld,
  message,
  PATH,
  SETTINGS,
  type World,
} from './multibancoWorld.ts';

let world: World;
const fresh = () => world.server.person({ permissions: CLINIC, profile: { isBillable: true } });

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.server.close());

describe('the price of credits', () => {
  it.each([
    ['credits=10', { credits: 10, netAmount: 2000, vatAmount: 460, amount: 2460 }],
    ['amount=5000', { credits: 20, netAmount: 4000, vatAmount: 920, amount: 4920 }],
    ['amount=246', { credits: 1, amount: 246 }],
    ['amount=245', { credits: 0, amount: 0 }],
  ])('of %s › is said before a reference is made', async (query, expected) => {
    const { status, body } = await world.clinic.call('GET', `${PATH}/price?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ unitPrice: 200, vatRate: 23, lastDay: addDays(dayIn(), 3), ...expected });
  });

  it.each(['credits=0', 'credits=-1', 'credits=1.5', 'amount=100000000', 'credits=x', 'other=1'])(
    'of %s › is refused as malformed',
    async (query) => {
      expect((await world.clinic.call('GET', `${PATH}/price?${query}`)).status).toBe(400);
    },
  );
});

describe('a Multibanco reference', () => {
  it('that is made › is bound to entity, credits and price, with a number whose digits check', async () => {
    const who = await fresh();
    const { status, body } = await make(who, { amount: 2460 });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      entityId: await entityOf(world.server, who),
      status: 'PENDING',
      entityCode: ENTITY_CODE,
      credits: 10,
      unitPrice: 200,
      netAmount: 2000,
      vatRate: 23,
      vatAmount: 460,
      amount: 2460,
      lastDay: addDays(dayIn(), 3),
      isDemonstration: false,
      creationUserId: who.id,
    });
    expect(isMultibancoReference(ENTITY_CODE, body.number, 2460)).toBe(true);
    const other = (await madeReference(world)).reference;
    expect(other.number).not.toBe(body.number);
    expect((await who.call('PUT', `${PATH}/${body.id}`, { version: 1, credits: 99 })).status).toBe(404);
    expect((await who.call('DELETE', `${PATH}/${body.id}`)).status).toBe(404);
  });

  it('whose amount is not the one of today › is refused, and none is made', async () => {
    const who = await fresh();
    expect(message(await make(who, { amount: 2459 }))).toBe('409 PRICE_HAS_CHANGED');
    expect((await who.call('GET', `${PATH}/search`)).body.content).toEqual([]);
  });

  it.each([
    [{ credits: null }, 'credits MISSING_CREDITS'],
    [{ credits: 0 }, 'credits INVALID_CREDITS'],
    [{ credits: 100_001 }, 'credits INVALID_CREDITS'],
    [{ amount: 0 }, 'amount INVALID_AMOUNT'],
    [{ amount: 100_000_000 }, 'amount INVALID_AMOUNT'],
  ])('with %j › is refused', async (more, fault) => {
    const refused = await make(world.clinic, more);
    expect([refused.status, faults(refused)]).toEqual([422, [fault]]);
  });

  it('columns that the server sets › are refused in the body', async () => {
    expect((await make(world.clinic, { status: 'PAID' })).status).toBe(422);
    expect((await make(world.clinic, { entityId: 1 })).status).toBe(422);
  });

  it('eight that are made at the same moment › are five, and the others are refused until one is canceled', async () => {
    const who = await fresh();
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(who)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(5);
    expect(new Set(made.map(({ body }) => body.number)).size).toBe(5);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(message))).toEqual(
      new Set(['409 TOO_MANY_PENDING_REFERENCES']),
    );
    const { id } = made[0]!.body;
    const canceled = await who.call('PUT', `${PATH}/${id}/cancel`, { version: 1 });
    expect(canceled.body).toMatchObject({ id, status: 'CANCELED' });
    expect(message(await who.call('PUT', `${PATH}/${id}/cancel`, {}))).toBe('409 REFERENCE_CANCELED');
    expect((await make(who)).status).toBe(201);
  });

  it('of another entity › is not found, and staff of the operator see all', async () => {
    const { reference } = await madeReference(world);
    const other = await fresh();
    expect((await other.call('GET', `${PATH}/${reference.id}`)).status).toBe(404);
    expect((await other.call('GET', `${PATH}/search`)).body.content).toEqual([]);
    expect((await other.call('PUT', `${PATH}/${reference.id}/cancel`, {})).status).toBe(404);
    expect((await other.call('PUT', `${PATH}/${reference.id}/mail`, {})).status).toBe(404);
    expect((await world.operator.call('GET', `${PATH}/${reference.id}`)).status).toBe(200);
    const found = await world.operator.call('GET', `${PATH}/search?universalSearch=${reference.number}`);
    expect(found.body.content).toMatchObject([{ id: reference.id }]);
    // Who works for the operator pays with nothing.
    expect((await make(world.operator)).status).toBe(403);
  });

  it('of users whose entity does not pay, or without the permission › is forbidden', async () => {
    const free = await world.server.person({ permissions: CLINIC, profile: { isBillable: false } });
    const blind = await world.server.person({ permissions: ['READ_BALANCE'], profile: { isBillable: true } });
    for (const who of [free, blind]) {
      expect((await who.call('GET', `${PATH}/search`)).status).toBe(403);
      expect((await who.call('GET', `${PATH}/price?credits=1`)).status).toBe(403);
      expect((await make(who)).status).toBe(403);
    }
  });

  it('of an entity below that pays from one above › is for the account above, and both see it', async () => {
    const [above, below] = [await fresh(), await fresh()];
    const [aboveId, belowId] = [await entityOf(world.server, above), await entityOf(world.server, below)];
    await world.server.db.query(
      sql`update entity set parent_id = ${aboveId}, vat_number = null where id = ${belowId}`,
    );
    const { body } = await make(below);
    expect(body).toMatchObject({ entityId: aboveId, creationEntityId: belowId });
    for (const who of [above, below]) expect((await who.call('GET', `${PATH}/${body.id}`)).status).toBe(200);
  });

  it('whose last day is over › expires, and leaves room for another', async () => {
    const { who, reference } = await madeReference(world);
    const services = world.server.app.services;
    await expireReferences(services, addDays(dayIn(), 3));
    expect((await who.call('GET', `${PATH}/${reference.id}`)).body.status).toBe('PENDING');
    const runs = await Promise.all([
      expireReferences(services, addDays(dayIn(), 4)),
      expireReferences(services, addDays(dayIn(), 4)),
    ]);
    expect(Math.max(...runs)).toBeGreaterThan(0);
    const over = await who.call('GET', `${PATH}/${reference.id}`);
    expect(over.body).toMatchObject({ status: 'EXPIRED', version: 2 });
    expect(message(await who.call('PUT', `${PATH}/${reference.id}/cancel`, {}))).toBe(
      '409 REFERENCE_EXPIRED',
    );
  });

  it('by mail › reaches the own address of the user who asks', async () => {
    const { who, reference } = await madeReference(world);
    expect((await who.call('PUT', `${PATH}/${reference.id}/mail`, {})).status).toBe(200);
    const { payload, email } = await getOne<{ payload: { to: string; text: string }; email: string }>(
      world.server.db,
      sql`select o.payload, u.email from outbox o, app_user u where u.id = ${who.id} and o.payload ->> 'to' = u.email`,
    );
    expect(payload.to).toBe(email);
    expect(payload.text).toContain('Entidade: 90150');
    expect(payload.text).toContain(`Referência: ${reference.number.replace(/(...)(...)(...)/, '$1 $2 $3')}`);
    expect(payload.text).toContain('Valor: 24,60 €');
  });

  it('outside the demonstration › is not paid by a button', async () => {
    const { who, reference } = await madeReference(world);
    expect(message(await who.call('PUT', `${PATH}/${reference.id}/pay`, {}))).toBe('409 NOT_A_DEMONSTRATION');
    // Nor one that was made when the register was a demonstration.
    await world.server.db.query(
      sql`update multibanco_reference set is_demonstration = true where id = ${reference.id}`,
    );
    expect(message(await who.call('PUT', `${PATH}/${reference.id}/pay`, {}))).toBe('409 NOT_A_DEMONSTRATION');
    expect(await balanceOf(world.server, reference.entityId)).toBe(0);
  });

  it('numbers of a code that are all given out › are refused, and none is used twice', async () => {
    const { reference } = await madeReference(world);
    await expect(
      world.server.db.query(
        sql`update multibanco_reference set number = ${reference.number} where id <> ${reference.id}`,
      ),
    ).rejects.toThrow(/unique|duplicate/);
    await world.server.db.query(sql`update multibanco_number set last = 9999998`);
    const last = (await madeReference(world)).reference;
    expect(last.number.slice(0, 7)).toBe('9999999');
    expect(message(await make(await fresh()))).toBe('409 REFERENCES_EXHAUSTED');
    await world.server.db.query(sql`update multibanco_number set last = 2000000`);
  });
});

describe('a register', () => {
  it('without a price for credits, or without a code › makes no reference, and says what helps', async () => {
    const server = await testServer(SETTINGS);
    const bare = await testServer();
    try {
      const who = await server.person({ permissions: CLINIC, profile: { isBillable: true } });
      expect(message(await make(who))).toBe('409 CREDITS_NOT_PRICED');
      expect(message(await who.call('GET', `${PATH}/price?credits=1`))).toBe('409 CREDITS_NOT_PRICED');
      const other = await bare.person({ permissions: CLINIC, profile: { isBillable: true } });
      expect(message(await make(other))).toBe('409 REFERENCES_NOT_OFFERED');
      expect(message(await other.call('GET', `${PATH}/price?credits=1`))).toBe('409 REFERENCES_NOT_OFFERED');
    } finally {
      await server.close();
      await bare.close();
    }
  });

  it('of the demonstration › pays a reference by a button, once', async () => {
    const demo = await makeWorld({ DEMO: '1' });
    try {
      const { body } = await make(demo.clinic);
      expect(body).toMatchObject({ isDemonstration: true, entityCode: '99999' });
      const pay = () => demo.clinic.call('PUT', `${PATH}/${body.id}/pay`, {});
      const answers = await Promise.all([pay(), pay()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await demo.clinic.call('GET', `${PATH}/${body.id}`)).body).toMatchObject({
        status: 'PAID',
        isLate: false,
      });
      expect(await balanceOf(demo.server, demo.entityId)).toBe(10);
      expect((await proveLedger(demo.server.db)).faults).toEqual([]);
    } finally {
      await demo.server.close();
    }
  });

  it('whose operator has set another term › gives references that many days', async () => {
    const { db } = world.server;
    await db.query(sql`insert into configuration (key, value) values ('referenceDays', '30'::jsonb)`);
    expect((await make(world.clinic)).body.lastDay).toBe(addDays(dayIn(), 30));
    await db.query(sql`delete from configuration where key = 'referenceDays'`);
  });
});

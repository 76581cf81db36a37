import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveLedger } from '../../../../server/modules/money/billingTransaction/proof.ts';
import { faults } from '../../animals/animal/fixtures.ts';
import {
  balanceOf,
  entityOf,
  madeReference,
  makeWorld,
  message,
  noticeOf,
  sendNotice,
  type World,
} from '../multibancoReference/multibancoWorld.ts';
import type { Person } from '../../../helpers/server.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.server.close());

const PAYMENTS = '/multibanco-payments';
const balance = (entityId: number) => balanceOf(world.server, entityId);
const decisionReason = 'Comprovativo do banco';

/** A payment that waits for a decision: 30 € for a reference of 24.60 €, unless it is said otherwise. */
async function waiting(more: object = {}) {
  const { reference } = await madeReference(world);
  const notice = noticeOf(reference, { amount: 3000, ...more });
  const sent = await sendNotice(world.server, notice);
  expect(sent.body.outcome).toBe('UNMATCHED');
  const found = await world.operator.call('GET', `${PAYMENTS}/search?universalSearch=${notice.transaction}`);
  const payment = found.body.content[0] as { id: number; version: number };
  const decide = (path: string, body: object = {}, who: Person = world.operator) =>
    who.call('PUT', `${PAYMENTS}/${payment.id}/${path}`, { decisionReason, ...body });
  return { reference, payment, decide };
}

describe('an unmatched payment', () => {
  it('stands before all others in the list, and is seen by staff of the operator alone', async () => {
    const { payment } = await waiting({ paidAt: '2024-01-01T10:00:00.000Z' });
    const { reference } = await madeReference(world);
    await sendNotice(world.server, noticeOf(reference));
    const { body } = await world.operator.call('GET', `${PAYMENTS}/search`);
    const statuses = (body.content as { status: string }[]).map(({ status }) => status);
    expect(statuses.lastIndexOf('UNMATCHED')).toBeLessThan(statuses.indexOf('CREDITED'));
    const other = await world.server.person({
      permissions: ['MANAGE_BILLING'],
      profile: { isBillable: true },
    });
    expect((await other.call('GET', `${PAYMENTS}/search`)).status).toBe(403);
    expect((await other.call('GET', `${PAYMENTS}/${payment.id}`)).status).toBe(403);
    expect((await other.call('PUT', `${PAYMENTS}/${payment.id}/refund`, {})).status).toBe(403);
  });

  it('that is credited › gives the entity of its reference what the amount pays for at the price of the reference, once', async () => {
    const { reference, payment, decide } = await waiting();
    expect(faults(await decide('credit', { decisionReason: ' ' }))).toEqual([
      'decisionReason MISSING_REASON',
    ]);
    const answers = await Promise.all([decide('credit'), decide('credit'), decide('credit')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = await world.operator.call('GET', `${PAYMENTS}/${payment.id}`);
    expect(body).toMatchObject({
      status: 'CREDITED',
      fault: 'WRONG_AMOUNT',
      entityId: reference.entityId,
      credits: 12,
      decisionReason,
      decisionUserId: world.operator.id,
    });
    expect(await balance(reference.entityId)).toBe(12);
    expect(message(await decide('refund', { refundDocument: 'TRF 1' }))).toBe('409 PAYMENT_NOT_UNMATCHED');
    expect((await decide('credit', { version: 1 })).status).toBe(409);
  });

  it('that is credited to another entity › is at the price of that entity, which must have an account', async () => {
    const { reference, decide } = await waiting({ reference: '123123451' });
    expect(message(await decide('credit'))).toBe('409 PAYMENT_HAS_NO_REFERENCE');
    const other = await entityOf(world.server, await world.server.person({ profile: { isBillable: true } }));
    const free = await entityOf(world.server, await world.server.person({}));
    expect(faults(await decide('credit-other', { creditedEntityId: free }))).toEqual([
      'creditedEntityId ENTITY_NOT_BILLABLE',
    ]);
    expect(faults(await decide('credit-other', { creditedEntityId: 999_999 }))).toEqual([
      'creditedEntityId INVALID_ENTITY',
    ]);
    const { status, body } = await decide('credit-other', { creditedEntityId: other });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ status: 'CREDITED', entityId: other, credits: 12 });
    expect([await balance(other), await balance(reference.entityId)]).toEqual([12, 0]);
  });

  it('that is too small for a credit › is only given back, which moves no credits', async () => {
    const { reference, decide } = await waiting({ amount: 100 });
    expect(message(await decide('credit'))).toBe('409 PAYMENT_BUYS_NO_CREDITS');
    expect(faults(await decide('refund'))).toEqual(['refundDocument MISSING_REFUND_DOCUMENT']);
    const { body } = await decide('refund', { refundDocument: 'TRF 2026/17' });
    expect(body).toMatchObject({ status: 'REFUNDED', refundDocument: 'TRF 2026/17', credits: null });
    expect(await balance(reference.entityId)).toBe(0);
    expect(message(await decide('undo-credit'))).toBe('409 PAYMENT_WAS_NOT_DECIDED');
  });

  it('whose credit is undone › gets a counter-transfer, and may be decided anew', async () => {
    const { reference, payment, decide } = await waiting();
    const { transactionId } = (await decide('credit')).body;
    const answers = await Promise.all([decide('undo-credit'), decide('undo-credit')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balance(reference.entityId)).toBe(0);
    expect(
      await world.server.db.query(
        sql`select type, credits, amount from billing_transaction where reverses_id = ${transactionId as number}`,
      ),
    ).toEqual([{ type: 'CHARGE', credits: -12, amount: 30 }]);
    expect((await world.operator.call('GET', `${PAYMENTS}/${payment.id}`)).body).toMatchObject({
      status: 'UNMATCHED',
      entityId: null,
      transactionId: null,
    });
    expect((await decide('credit')).status).toBe(200);
    expect(await balance(reference.entityId)).toBe(12);
    // What was spent cannot be taken back.
    await world.operator.call('POST', '/pricing-tables/transactions/', {
      entityId: reference.entityId,
      type: 'ADJUSTMENT',
      credits: -1,
      reason: 'Gasto',
    });
    expect(message(await decide('undo-credit'))).toBe('409 BALANCE_BELOW_ZERO');
    expect((await proveLedger(world.server.db)).faults).toEqual([]);
  });

  it('of a payment that fitted its reference › is not undone: the credits are of who paid', async () => {
    const { reference } = await madeReference(world);
    const notice = noticeOf(reference);
    await sendNotice(world.server, notice);
    const found = await world.operator.call(
      'GET',
      `${PAYMENTS}/search?universalSearch=${notice.transaction}`,
    );
    const { id } = found.body.content[0];
    const undone = await world.operator.call('PUT', `${PAYMENTS}/${id}/undo-credit`, { decisionReason });
    expect(message(undone)).toBe('409 PAYMENT_WAS_NOT_DECIDED');
  });
});

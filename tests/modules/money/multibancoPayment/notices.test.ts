import sql from 'sql-template-tag';
import { signTimed } from '../../../../server/outbound/signature.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import { proveLedger } from '../../../../server/modules/money/billingTransaction/proof.ts';
import { testServer } from '../../../helpers/server.ts';
import {
  balanceOf,
  CALLBACK_KEY,
  ENTITY_CODE,
  madeReference,
  makeWorld,
  message,
  newTransaction,
  noticeOf,
  outcome,
  PATH,
  SECRET,
  sendNotice,
  SETTINGS,
  type World,
} from '../multibancoReference/multibancoWorld.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.server.close());

const send = (notice: object, more: object = {}) => sendNotice(world.server, notice, more);
const paymentOf = (transaction: string) =>
  world.server.db.query<Record<string, unknown>>(
    sql`select status, fault, is_late, amount, credits, entity_id from multibanco_payment where provider_transaction = ${transaction}`,
  );
const balance = (entityId: number) => balanceOf(world.server, entityId);
const reread = async (id: number) => (await world.operator.call('GET', `${PATH}/${id}`)).body;
/** A moment on the last day of a reference, or days after it. */
const paidAt = (days: number) => `${addDays(dayIn(), 3 + days)}T12:00:00.000Z`;

describe('a notice of a payment', () => {
  it('that fits its reference › is credited, entered in the account book, and reaches the entity', async () => {
    const { who, reference } = await madeReference(world);
    const colleague = await world.server.person({
      permissions: ['READ_BALANCE'],
      entityId: reference.entityId,
    });
    const notice = noticeOf(reference);
    expect(outcome(await send(notice))).toBe('CREDITED');
    expect(await balance(reference.entityId)).toBe(10);
    expect(await reread(reference.id)).toMatchObject({
      status: 'PAID',
      isLate: false,
      paidTimestamp: notice.paidAt,
    });
    const book = await who.call('GET', '/billing-transactions/search?type=CHARGE');
    expect(book.body.content).toMatchObject([
      { credits: 10, amount: 24.6, balanceAfter: 10, reference: `MB ${reference.number}` },
    ]);
    for (const { id } of [who, colleague])
      expect(
        await world.server.db.query(
          sql`select additional_info from notification where user_id = ${id} and type = 'ACCOUNT_CHARGE'`,
        ),
      ).toEqual([{ additionalInfo: { credits: 10, balance: 10 } }]);
    expect(message(await who.call('PUT', `${PATH}/${reference.id}/cancel`, {}))).toBe(
      '409 REFERENCE_ALREADY_PAID',
    );
  });

  it('that arrives twice, in turn or at the same moment › is credited once', async () => {
    const { reference } = await madeReference(world);
    const notice = noticeOf(reference);
    const answers = (await Promise.all(Array.from({ length: 6 }, () => send(notice)))).map(outcome);
    expect(answers.filter((one) => one === 'CREDITED')).toHaveLength(1);
    expect(answers.filter((one) => one === 'KNOWN')).toHaveLength(5);
    expect(outcome(await send(notice))).toBe('KNOWN');
    expect(await balance(reference.entityId)).toBe(10);
  });

  it('that arrives at two servers at the same moment › is credited once', async () => {
    const other = await testServer(SETTINGS, undefined, async (own) => {
      await own.close();
      return world.server.db;
    });
    try {
      const { reference } = await madeReference(world);
      const notice = noticeOf(reference);
      const answers = await Promise.all(
        [world.server, other, world.server, other].map((server) => sendNotice(server, notice)),
      );
      expect(answers.map(outcome).sort()).toEqual(['CREDITED', 'KNOWN', 'KNOWN', 'KNOWN']);
      expect(await balance(reference.entityId)).toBe(10);
    } finally {
      await other.app.close();
    }
  });

  it('of one transaction for two references at the same moment › is credited for one of them', async () => {
    const [{ reference: a }, { reference: b }] = [await madeReference(world), await madeReference(world)];
    const notice = noticeOf(a);
    const answers = await Promise.all([send(notice), send({ ...notice, reference: b.number })]);
    expect(answers.map(outcome).sort()).toEqual(['409 PAYMENT_DIFFERS', 'CREDITED']);
    expect((await balance(a.entityId)) + (await balance(b.entityId))).toBe(10);
  });

  it.each([
    ['on the last day', 0, false],
    ['a day after it', 1, true],
  ])(
    'of a payment %s of a reference that has expired › is credited, and marked where it is late',
    async (_, days, isLate) => {
      const { reference } = await madeReference(world);
      await world.server.db.query(
        sql`update multibanco_reference set status = 'EXPIRED' where id = ${reference.id}`,
      );
      const notice = noticeOf(reference, { paidAt: paidAt(days) });
      expect(outcome(await send(notice))).toBe('CREDITED');
      expect(await reread(reference.id)).toMatchObject({ status: 'PAID', isLate });
      expect(await paymentOf(notice.transaction)).toMatchObject([
        { status: 'CREDITED', isLate, fault: null },
      ]);
      expect(await balance(reference.entityId)).toBe(10);
    },
  );

  it('of another amount › is credited to no one, and waits for a decision', async () => {
    const { reference } = await madeReference(world);
    const notice = noticeOf(reference, { amount: reference.amount - 1 });
    expect(outcome(await send(notice))).toBe('UNMATCHED');
    expect(await paymentOf(notice.transaction)).toMatchObject([
      { status: 'UNMATCHED', fault: 'WRONG_AMOUNT', amount: reference.amount - 1, credits: null },
    ]);
    expect(await balance(reference.entityId)).toBe(0);
    expect(await reread(reference.id)).toMatchObject({ status: 'PENDING', version: 1 });
    // The right amount is still taken.
    expect(outcome(await send(noticeOf(reference)))).toBe('CREDITED');
  });

  it('of a second transaction for a reference that is paid › waits for a decision', async () => {
    const { reference } = await madeReference(world);
    const [first, second] = [noticeOf(reference), noticeOf(reference)];
    const answers = await Promise.all([send(first), send(second)]);
    expect(answers.map(outcome).sort()).toEqual(['CREDITED', 'UNMATCHED']);
    expect(await balance(reference.entityId)).toBe(10);
    const all = [...(await paymentOf(first.transaction)), ...(await paymentOf(second.transaction))];
    expect(all.map(({ fault }) => fault).sort()).toEqual(['SECOND_PAYMENT', null]);
  });

  it('of a reference that no one made, or of another code › waits for a decision, and staff are notified', async () => {
    const { reference } = await madeReference(world);
    for (const more of [{ reference: '123123451' }, { entity: '11111' }]) {
      // eslint-disable-next-line no-await-in-loop
      const notice = noticeOf(reference, more);
      // eslint-disable-next-line no-await-in-loop
      expect(outcome(await send(notice))).toBe('UNMATCHED');
      // eslint-disable-next-line no-await-in-loop
      expect(await paymentOf(notice.transaction)).toMatchObject([
        { fault: 'UNKNOWN_REFERENCE', entityId: null },
      ]);
    }
    expect(await balance(reference.entityId)).toBe(0);
    const told = await world.server.db.query(
      sql`select additional_info from notification where user_id = ${world.operator.id} and type = 'PAYMENT_UNMATCHED'
        and additional_info ->> 'number' = '123123451'`,
    );
    expect(told).toHaveLength(1);
  });

  it('while its reference is canceled › is credited once, as late where the cancelling came first', async () => {
    for (let round = 0; round < 6; round += 1) {
      // eslint-disable-next-line no-await-in-loop
      const { who, reference } = await madeReference(world);
      // eslint-disable-next-line no-await-in-loop
      const [canceled, noticed] = await Promise.all([
        who.call('PUT', `${PATH}/${reference.id}/cancel`, {}),
        send(noticeOf(reference)),
      ]);
      expect(outcome(noticed)).toBe('CREDITED');
      const isLate = canceled.status === 200;
      if (!isLate) expect(message(canceled)).toBe('409 REFERENCE_ALREADY_PAID');
      // eslint-disable-next-line no-await-in-loop
      expect(await reread(reference.id)).toMatchObject({ status: 'PAID', isLate, version: isLate ? 3 : 2 });
      // eslint-disable-next-line no-await-in-loop
      expect(await balance(reference.entityId)).toBe(10);
    }
  });
});

describe('a notice that is not the provider’s', () => {
  const MINUTE = 60_000;

  it.each<[string, { readonly after?: number; readonly secret?: string; readonly signature?: string }]>([
    ['signed with another secret', { secret: 'another-secret-of-the-provider-0123456789' }],
    ['signed more than five minutes ago', { after: -6 * MINUTE }],
    ['signed for a time to come', { after: 6 * MINUTE }],
    ['with a signature cut short', { signature: 'ab12' }],
    ['with an empty signature', { signature: '' }],
  ])('%s › is refused, and nothing is kept of it', async (_, { after = 0, ...how }) => {
    const { reference } = await madeReference(world);
    const notice = noticeOf(reference);
    expect(outcome(await send(notice, { ...how, at: Date.now() + after }))).toBe('401 INVALID_SIGNATURE');
    expect(await paymentOf(notice.transaction)).toEqual([]);
    expect(await balance(reference.entityId)).toBe(0);
  });

  it('whose body was changed on the way, even by a space › is refused', async () => {
    const { reference } = await madeReference(world);
    const body = JSON.stringify(noticeOf(reference));
    const time = String(Math.trunc(Date.now() / 1000));
    const sent = (payload: string) =>
      world.server.app.inject({
        method: 'POST',
        url: '/api/payments/multibanco/notices',
        payload,
        headers: {
          'content-type': 'application/json',
          'x-notice-time': time,
          'x-notice-signature': signTimed(SECRET, time, body),
        },
      });
    expect((await sent(`${body} `)).statusCode).toBe(401);
    expect((await sent(body.replace('"amount":2460', '"amount":1'))).statusCode).toBe(401);
    expect((await sent(body)).statusCode).toBe(200);
  });

  it('recorded, and sent again within its minutes › is known, and after them refused', async () => {
    const { reference } = await madeReference(world);
    const notice = noticeOf(reference);
    const at = Date.now() - 4 * MINUTE;
    expect(outcome(await send(notice, { at }))).toBe('CREDITED');
    expect(outcome(await send(notice, { at }))).toBe('KNOWN');
    expect(outcome(await send(notice, { at: at - 2 * MINUTE }))).toBe('401 INVALID_SIGNATURE');
    expect(await balance(reference.entityId)).toBe(10);
  });

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:00', '1899-12-31T23:59:59Z'])(
    'of a payment at %s › is refused as malformed, and books nothing',
    async (moment) => {
      const { reference } = await madeReference(world);
      const refused = await send(noticeOf(reference, { paidAt: moment }));
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [{ property: 'paidAt', error: 'MALFORMED_REQUEST' }],
      ]);
      expect(await balance(reference.entityId)).toBe(0);
    },
  );

  it('without the headers, or to a register without a secret › is refused', async () => {
    const bare = await testServer();
    try {
      expect(outcome(await sendNotice(bare, noticeOf({ number: '123123451', amount: 1 })))).toBe(
        '401 INVALID_SIGNATURE',
      );
      const plain = await world.server.visitor.call(
        'POST',
        '/payments/multibanco/notices',
        noticeOf({ number: '123123451', amount: 1 }),
      );
      expect(outcome(plain)).toBe('401 INVALID_SIGNATURE');
    } finally {
      await bare.close();
    }
  });
});

describe('a callback with a key', () => {
  const call = (reference: { number: string }, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      key: CALLBACK_KEY,
      entity: ENTITY_CODE,
      reference: reference.number,
      value: '24,60',
      id: newTransaction(),
      ...more,
    });
    return world.server.visitor.call('GET', `/payments/multibanco/callback?${query}`);
  };

  it('that fits its reference › is credited, once for its transaction whichever way it was reported', async () => {
    const { reference } = await madeReference(world);
    const id = newTransaction();
    expect(outcome(await call(reference, { id }))).toBe('CREDITED');
    expect(outcome(await call(reference, { id, value: '24.6' }))).toBe('KNOWN');
    expect(outcome(await send(noticeOf(reference, { transaction: id })))).toBe('KNOWN');
    expect(await balance(reference.entityId)).toBe(10);
  });

  it('with another key or amount › is refused, or waits', async () => {
    const { reference } = await madeReference(world);
    expect(outcome(await call(reference, { key: `${CALLBACK_KEY}x` }))).toBe('401 INVALID_SIGNATURE');
    expect(outcome(await call(reference, { key: CALLBACK_KEY.slice(1) }))).toBe('401 INVALID_SIGNATURE');
    expect(outcome(await call(reference, { value: '24.61' }))).toBe('UNMATCHED');
    for (const value of ['24.601', '0', '0,00'])
      expect((await call(reference, { value })).status, value).toBe(400);
    expect(await balance(reference.entityId)).toBe(0);
  });

  it('asked for its headers alone, as previews of links do › books nothing', async () => {
    const { reference } = await madeReference(world);
    const query = `key=${CALLBACK_KEY}&entity=${ENTITY_CODE}&reference=${reference.number}&value=24.60&id=${newTransaction()}`;
    const { statusCode } = await world.server.app.inject({
      method: 'HEAD',
      url: `/api/payments/multibanco/callback?${query}`,
    });
    expect(statusCode).toBe(404);
    expect(await balance(reference.entityId)).toBe(0);
  });
});

describe('two hundred notices in mixed order at the same moment', () => {
  it('of payments, repeats, wrong amounts and second payments › leave no wrong cent', async () => {
    const { db } = world.server;
    const before = await getOne<{ count: number; sum: number }>(
      db,
      sql`select count(*)::int as count, coalesce(sum(amount), 0)::int as sum from multibanco_payment`,
    );
    const made: Awaited<ReturnType<typeof madeReference>>[] = [];
    // eslint-disable-next-line no-await-in-loop
    for (let at = 0; at < 40; at += 1) made.push(await madeReference(world));
    const transactions = made.flatMap(({ reference }, at) => [
      ...Array.from({ length: 3 }, () => ({ at, notice: null })),
      { at, notice: noticeOf(reference, { amount: 100 + at }) },
      { at, notice: noticeOf(reference) },
    ]);
    const first = made.map(({ reference }) => noticeOf(reference));
    const notices = transactions.map(({ at, notice }) => notice ?? first[at]!);
    expect(notices).toHaveLength(200);
    // A fixed order that puts no two of a reference beside one another.
    const mixed = notices.map((_, at) => notices[(at * 73) % 200]!);
    // As a provider does: what a busy register answers 503 is sent again.
    const sendUntilTaken = async (notice: object): Promise<string> => {
      const answer = await send(notice);
      return answer.status === 503 ? sendUntilTaken(notice) : outcome(answer);
    };
    const outcomes = await Promise.all(mixed.map(sendUntilTaken));
    expect(new Set(outcomes)).toEqual(new Set(['CREDITED', 'UNMATCHED', 'KNOWN']));
    for (const { reference } of made) {
      // eslint-disable-next-line no-await-in-loop
      expect(await balance(reference.entityId)).toBe(10);
      // eslint-disable-next-line no-await-in-loop
      expect(await reread(reference.id)).toMatchObject({ status: 'PAID', version: 2 });
    }
    const after = await getOne<{ count: number; sum: number }>(
      db,
      sql`select count(*)::int as count, sum(amount)::int as sum from multibanco_payment`,
    );
    const wrong = made.reduce((sum, _, at) => sum + 100 + at, 0);
    expect(after).toEqual({ count: before.count + 120, sum: before.sum + 40 * 2 * 2460 + wrong });
    expect((await proveLedger(db)).faults).toEqual([]);
  });
});

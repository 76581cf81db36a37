import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { proveLedger } from '../../../../server/modules/money/billingTransaction/proof.ts';
import {
  balanceOf,
  ENTITY_CODE,
  madeReference,
  makeWorld,
  message,
  newTransaction,
  noticeOf,
  sendNotice,
  type World,
} from '../multibancoReference/multibancoWorld.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.server.close());

const DAYS = '/multibanco-days';
const HEADINGS = 'transaction;entity;reference;amount;paidAt';
const importDay = (day: string, lines: readonly string[], who = world.operator) =>
  who.call('POST', `${DAYS}/import`, {
    day,
    filename: 'pagamentos.csv',
    contents: [HEADINGS, ...lines].join('\n'),
  });
const row = (number: string, amount: string, paidAt: string, transaction = newTransaction()): string =>
  [transaction, ENTITY_CODE, number, amount, paidAt].join(';');

describe("the provider's file of a day", () => {
  it('with payments of all kinds › has each cent matched, late, unmatched or missing', async () => {
    const day = '2026-03-10';
    const at = `${day}T10:00:00.000Z`;
    const { reference: known } = await madeReference(world);
    const { reference: late } = await madeReference(world);
    const { reference: wrong } = await madeReference(world);
    const { reference: unnoticed } = await madeReference(world);
    const { reference: missing } = await madeReference(world);
    await world.server.db.query(
      sql`update multibanco_reference set status = 'EXPIRED', last_day = '2026-03-01' where id = ${late.id}`,
    );
    const reported = [known, late, missing].map((reference) => noticeOf(reference, { paidAt: at }));
    for (const notice of reported) await sendNotice(world.server, notice);
    const { status, body } = await importDay(day, [
      row(known.number, '24.60', at, reported[0]!.transaction),
      row(late.number, '24,6', at, reported[1]!.transaction),
      row(wrong.number, '20,00', at),
      row(unnoticed.number, '24.60', at),
    ]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ rows: 4, added: 2 });
    const record = (await world.operator.call('GET', `${DAYS}/${body.id}`)).body;
    expect(record).toMatchObject({
      day,
      rowCount: 4,
      amount: 3 * 2460 + 2000,
      matchedAmount: 2 * 2460,
      lateAmount: 2460,
      unmatchedAmount: 2000,
      missingAmount: 2460,
    });
    expect(record.matchedAmount + record.lateAmount + record.unmatchedAmount).toBe(record.amount);
    const { lines, sums } = (await world.operator.call('GET', `${DAYS}/${body.id}/lines`)).body;
    expect(lines.map(({ outcome, number, line }: never) => [outcome, number, line])).toEqual([
      ['MISSING', missing.number, null],
      ['UNMATCHED', wrong.number, 4],
      ['LATE', late.number, 3],
      ['MATCHED', known.number, 2],
      ['MATCHED', unnoticed.number, 5],
    ]);
    expect(sums).toContainEqual({ outcome: 'MATCHED', count: 2, amount: 4920 });
    // What no notice reported is credited by the file, once; its notice may still arrive.
    expect(await balanceOf(world.server, unnoticed.entityId)).toBe(10);
    const again = await importDay(day, [
      row(known.number, '24.60', at, reported[0]!.transaction),
      row(missing.number, '24.60', at, reported[2]!.transaction),
    ]);
    expect(again.body).toMatchObject({ id: body.id, rows: 2, added: 0 });
    expect((await world.operator.call('GET', `${DAYS}/${body.id}`)).body).toMatchObject({
      amount: 4920,
      matchedAmount: 4920,
      // Those of the first file were booked; the second does not have them.
      missingAmount: 2 * 2460 + 2000,
    });
    expect(await balanceOf(world.server, unnoticed.entityId)).toBe(10);
    expect((await proveLedger(world.server.db)).faults).toEqual([]);
  });

  it('with many payments that fit nothing › notifies staff of all of them at once, and again only of further ones', async () => {
    const day = '2026-03-11';
    const staff = await world.server.person({
      permissions: ['MANAGE_BILLING'],
      profile: { name: 'operator' },
    });
    const lines = Array.from({ length: 4 }, () => row('123123451', '20.00', `${day}T10:00:00Z`));
    const notices = () =>
      world.server.db.query<{ type: string; objectId: string; additionalInfo: object }>(
        sql`select n.type, n.object_id, n.additional_info from notification n
          where n.user_id = ${staff.id} and n.type like 'PAYMENT%' order by n.id`,
      );
    const { body } = await importDay(day, lines.slice(0, 3));
    const first = {
      type: 'PAYMENT_FILE_UNMATCHED',
      objectId: String(body.id),
      additionalInfo: { day, count: 3 },
    };
    expect(await notices()).toEqual([first]);
    await importDay(day, lines.slice(0, 3));
    await importDay(day, lines);
    expect(await notices()).toEqual([first, { ...first, additionalInfo: { day, count: 4 } }]);
  });

  it('that contradicts what was reported › shows the payment as unmatched, and credits nothing', async () => {
    const { reference } = await madeReference(world);
    const notice = noticeOf(reference, { paidAt: '2026-03-12T10:00:00.000Z' });
    await sendNotice(world.server, notice);
    const { body } = await importDay('2026-03-12', [
      row(reference.number, '24.61', notice.paidAt, notice.transaction),
    ]);
    expect(body).toMatchObject({ rows: 1, added: 0 });
    expect((await world.operator.call('GET', `${DAYS}/${body.id}`)).body).toMatchObject({
      amount: 2461,
      unmatchedAmount: 2461,
      matchedAmount: 0,
      missingAmount: 0,
    });
    expect(await balanceOf(world.server, reference.entityId)).toBe(10);
  });

  it('a decision on an unmatched payment › changes the sums of its day', async () => {
    const { reference } = await madeReference(world);
    const { body } = await importDay('2026-03-13', [row(reference.number, '50.00', '2026-03-13T10:00:00Z')]);
    const { lines } = (await world.operator.call('GET', `${DAYS}/${body.id}/lines`)).body;
    await world.operator.call('PUT', `/multibanco-payments/${lines[0].paymentId}/credit`, {
      decisionReason: 'Talão',
    });
    expect((await world.operator.call('GET', `${DAYS}/${body.id}`)).body).toMatchObject({
      unmatchedAmount: 0,
      matchedAmount: 5000,
    });
  });

  it('two readings of it at the same moment, beside the notices of its payments › credit each payment once', async () => {
    const made = [];
    for (let n = 0; n < 5; n += 1) made.push((await madeReference(world)).reference);
    const notices = made.map((reference) => noticeOf(reference, { paidAt: '2026-03-14T10:00:00.000Z' }));
    const lines = notices.map(({ reference, transaction, paidAt }) =>
      row(reference, '24.60', paidAt, transaction),
    );
    const [first, second, ...answers] = await Promise.all([
      importDay('2026-03-14', lines),
      importDay('2026-03-14', lines.toReversed()),
      ...notices.map((notice) => sendNotice(world.server, notice)),
    ]);
    expect([first.status, second.status, ...answers.map(({ status }) => status)]).toEqual([
      200, 200, 200, 200, 200, 200, 200,
    ]);
    for (const { entityId } of made) expect(await balanceOf(world.server, entityId)).toBe(10);
    expect((await proveLedger(world.server.db)).faults).toEqual([]);
  });

  it.each<[string, readonly string[], string, object]>([
    ['without payments', [], '409 EMPTY_PAYMENT_FILE', {}],
    ['with half a line', ['P-1;90150'], '409 INVALID_PAYMENT_FILE', { line: 2 }],
    ['with a day that is none', [row('123123451', '1', 'ontem')], '409 INVALID_PAYMENT_FILE', { line: 2 }],
    [
      'with a year that no payment is of, after one that is read',
      [row('123123451', '1', '2026-03-15T10:00:00Z'), row('123123451', '1', '0000-01-01T00:00:00Z')],
      '409 INVALID_PAYMENT_FILE',
      { line: 3 },
    ],
    [
      'with thousands',
      [row('123123451', '1.234,00', '2026-03-15T10:00:00Z')],
      '409 INVALID_PAYMENT_FILE',
      { line: 2 },
    ],
    [
      'with an amount below nothing',
      [row('123123451', '-1', '2026-03-15T10:00:00Z')],
      '409 INVALID_PAYMENT_FILE',
      {},
    ],
    ['with nothing paid', [row('123123451', '0,00', '2026-03-15T10:00:00Z')], '409 INVALID_PAYMENT_FILE', {}],
    [
      'with a transaction twice',
      [
        row('123123451', '1', '2026-03-15T10:00:00Z', 'TWICE'),
        row('123123451', '1', '2026-03-15T10:00:00Z', 'TWICE'),
      ],
      '409 INVALID_PAYMENT_FILE',
      { line: 3 },
    ],
  ])('%s › is refused, and nothing of it is booked', async (_, lines, expected, details) => {
    const before = await world.server.db.query(sql`select count(*) from multibanco_payment`);
    const refused = await importDay('2026-03-15', lines);
    expect(message(refused)).toBe(expected);
    expect(refused.body.data).toMatchObject(details);
    expect(await world.server.db.query(sql`select count(*) from multibanco_payment`)).toEqual(before);
    expect(await world.server.db.query(sql`select 1 from multibanco_day where day = '2026-03-15'`)).toEqual(
      [],
    );
  });

  it('with a payment of the file of another day › is refused, and says which', async () => {
    const line = row('123123451', '1,00', '2026-03-16T10:00:00Z');
    await importDay('2026-03-16', [line]);
    const refused = await importDay('2026-03-17', [line]);
    expect(message(refused)).toBe('409 PAYMENT_IN_OTHER_FILE');
    expect(refused.body.data.day).toBe('2026-03-16');
  });

  it('of two days at the same moment, with a payment in both › is kept for one of them', async () => {
    for (let n = 1; n <= 4; n += 1) {
      const line = row('123123451', '1,00', '2026-03-19T10:00:00Z');
      const answers = await Promise.all(
        [`2026-04-0${n}`, `2026-05-0${n}`].map((day) => importDay(day, [line])),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.map(message)).toContain('409 PAYMENT_IN_OTHER_FILE');
    }
  });

  it.each(['0000-01-01', dayIn(undefined, new Date(Date.now() + 2 * 86_400_000))])(
    'of the day %s › is refused',
    async (day) => {
      const refused = await importDay(day, [row('123123451', '1,00', '2026-03-20T10:00:00Z')]);
      expect(message(refused)).toBe('422 FORM_ERROR_MSG');
      expect(refused.body.errors).toEqual([{ property: 'day', error: 'INVALID_DAY' }]);
    },
  );

  it('by users who are not staff of the operator › is forbidden', async () => {
    const other = await world.server.person({
      permissions: ['MANAGE_BILLING'],
      profile: { isBillable: true },
    });
    expect((await importDay('2026-03-18', [], other)).status).toBe(403);
    expect((await other.call('GET', `${DAYS}/search`)).status).toBe(403);
    expect((await other.call('GET', `${DAYS}/1/lines`)).status).toBe(403);
  });
});

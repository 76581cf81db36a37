import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTING_COLUMNS } from '../../../../resources/money/accounting/columns.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import {
  entityOf,
  madeReference,
  makeWorld,
  message,
  noticeOf,
  sendNotice,
  type World,
} from '../multibancoReference/multibancoWorld.ts';

let world: World;
let entityId: number;

const MONTH = '2025-03';
type Row = Readonly<Record<string, string>>;

const call = (path: string, method: 'GET' | 'POST' = 'GET') =>
  world.operator.call(method, `/billing/accounting/${path}`);

async function rowsOf(month: string): Promise<Row[]> {
  const { status, body } = await call(month);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.rows as string[][]).map((row) =>
    Object.fromEntries((body.columns as string[]).map((name, at) => [name, row[at]!])),
  );
}
const fileOf = async (month: string): Promise<string> =>
  Buffer.from((await call(`${month}/file`)).body.contents as string, 'base64').toString('utf8');

const invoice = (id: string | number, invoiceNumber: string) =>
  world.operator.call('PUT', `/billing/transactions/${id}/invoice-number`, { invoiceNumber });

/** A movement of another day, as the book cannot be written over HTTP. */
const book = (
  date: string,
  type: string,
  credits: number,
  more: { amount?: number; reference?: string } = {},
) =>
  world.server.db.query(sql`
    insert into billing_transaction (entity_id, date, type, credits, balance_after, amount, reference, vat_rate)
    values (${entityId}, ${date}, ${type}, ${credits}::int, 500, ${more.amount ?? null}::numeric,
      ${more.reference ?? null}, ${more.amount === undefined ? null : 23}::numeric)`);

beforeAll(async () => {
  world = await makeWorld();
  entityId = await entityOf(world.server, world.clinic);
  await world.server.db.query(
    sql`update entity set name = 'Clínica, "Sul"', vat_number = '500000018' where id = ${entityId}`,
  );
  // The last moment of February and the first of April in Portugal are not in March.
  await book('2025-02-28T23:59:59Z', 'CHARGE', 1, { amount: 2.46, reference: 'FT 2025/0' });
  await book('2025-03-01T00:00:00Z', 'CHARGE', 10, { amount: 24.6, reference: 'FT 2025/1' });
  await book('2025-03-10T10:00:00Z', 'CONSUMPTION', -1);
  await book('2025-03-20T10:00:00Z', 'REFUND', -2, { amount: 4.92, reference: 'NC 2025/1' });
  await book('2025-03-31T22:59:59Z', 'ADJUSTMENT', 3);
  await book('2025-03-31T23:00:00Z', 'CHARGE', 5, { amount: 12.3, reference: 'FT 2025/2' });
});
afterAll(() => world.server.close());

describe('the accounting of a month', () => {
  it('of the days in Portugal › is charges, refunds and adjustments, with entity, tax number and tax', async () => {
    expect(await rowsOf(MONTH)).toMatchObject([
      {
        kind: 'CHARGE',
        day: '2025-03-01',
        entityName: 'Clínica, "Sul"',
        taxNumber: '500000018',
        credits: '10',
        netAmount: '20.00',
        vatRate: '23',
        vatAmount: '4.60',
        amount: '24.60',
        invoiceNumber: 'FT 2025/1',
      },
      { kind: 'REFUND', amount: '-4.92', netAmount: '-4.00', vatAmount: '-0.92', invoiceNumber: 'NC 2025/1' },
      { kind: 'ADJUSTMENT', credits: '3', amount: '' },
    ]);
  });

  it('as a file › is CSV by RFC 4180 with one line for each row', async () => {
    const lines = (await fileOf(MONTH)).split('\r\n');
    expect(lines[0]).toBe(ACCOUNTING_COLUMNS.join(','));
    expect(lines[1]).toContain('"Clínica, ""Sul""",500000018,10,');
    expect(lines).toHaveLength(5);
  });

  it('with payments › has also those that no reference fits, and the tax of the reference', async () => {
    const { reference } = await madeReference(world);
    expect((await sendNotice(world.server, noticeOf(reference))).body.outcome).toBe('CREDITED');
    const unknown = noticeOf({ number: '123456789', amount: 700 });
    expect((await sendNotice(world.server, unknown)).body.outcome).toBe('UNMATCHED');
    const rows = await rowsOf(dayIn().slice(0, 7));
    expect(rows.filter(({ kind }) => kind !== 'ADJUSTMENT')).toMatchObject([
      {
        kind: 'CHARGE',
        credits: '10',
        netAmount: '20.00',
        vatAmount: '4.60',
        amount: '24.60',
        invoiceNumber: '',
      },
      { kind: 'PAYMENT', amount: '24.60', status: 'CREDITED' },
      { kind: 'PAYMENT', amount: '7.00', status: 'UNMATCHED', providerTransaction: unknown.transaction },
    ]);
    expect(rows[1]!.refersTo).toBe(rows[0]!.id);
  });

  it('closed by six calls at the same moment › is closed once, and keeps its bytes whatever changes later', async () => {
    const before = await fileOf(MONTH);
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(`${MONTH}/close`, 'POST')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map(message)).toEqual(
      Array.from({ length: 5 }, () => '409 MONTH_IS_CLOSED'),
    );
    const charge = (await rowsOf(MONTH))[0]!;
    await world.server.db.query(sql`update entity set name = 'Outra' where id = ${entityId}`);
    expect((await invoice(charge.id!, 'FT 2025/99')).status).toBe(200);
    expect(await fileOf(MONTH)).toBe(before);
    const { sha256 } = (await call(MONTH)).body.closing as { sha256: string };
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(before));
    expect(Buffer.from(digest).toString('hex')).toBe(sha256);
    await expect(world.server.db.query(sql`update accounting_month set file = ''`)).rejects.toThrow();
    // What was entered later is in the month in which it was.
    expect((await rowsOf(dayIn().slice(0, 7))).at(-1)).toMatchObject({
      kind: 'INVOICE_NUMBER',
      invoiceNumber: 'FT 2025/99',
      refersTo: charge.id,
    });
    const audit = await world.server.db.query<{ action: string }>(
      sql`select action from audit_log where object_type = 'accountingMonth' and object_id = ${MONTH}`,
    );
    const actions = audit.map(({ action }) => action);
    expect(actions.filter((action) => action === 'MONTH_CLOSED')).toHaveLength(1);
    expect(actions).toContain('EXPORT');
  });

  it('that is not over › is not closed', async () => {
    expect(message(await call(`${dayIn().slice(0, 7)}/close`, 'POST'))).toBe('409 MONTH_NOT_OVER');
    expect((await call('2025-13')).status).toBe(400);
  });

  it('since the first movement › is listed', async () => {
    const { months } = (await world.operator.call('GET', '/billing/accounting')).body as {
      months: { month: string; isOver: boolean; closing: { closedBy: unknown } | null }[];
    };
    expect(months.at(-1)!.month).toBe('2025-02');
    expect(months[0]).toMatchObject({ month: dayIn().slice(0, 7), isOver: false, closing: null });
    expect(months.find(({ month }) => month === MONTH)!.closing).toMatchObject({
      closedBy: { id: world.operator.id },
    });
  });

  it('of any kind › is for the operator’s staff with the permission alone', async () => {
    const { server } = world;
    const other = await server.person({ permissions: ['MANAGE_BILLING'], profile: { isBillable: true } });
    const staff = await server.person({ permissions: ['READ_TRANSACTIONS'], profile: { name: 'operator' } });
    for (const who of [other, staff]) {
      for (const path of ['', `/${MONTH}`, `/${MONTH}/file`])
        expect((await who.call('GET', `/billing/accounting${path}`)).status).toBe(403);
      expect((await who.call('POST', '/billing/accounting/2025-02/close')).status).toBe(403);
      expect(
        (await who.call('PUT', '/billing/transactions/1/invoice-number', { invoiceNumber: 'FT 1' })).status,
      ).toBe(403);
    }
  });
});

describe('the number of an invoice', () => {
  it('of a movement that takes none › is refused, as are one without letters and an unknown movement', async () => {
    const [taken] = await world.server.db.query<{ id: number }>(
      sql`select id from billing_transaction where type = 'CONSUMPTION' limit 1`,
    );
    expect(message(await invoice(taken!.id, 'FT 1'))).toBe('409 MOVEMENT_TAKES_NO_INVOICE');
    expect((await invoice(taken!.id, ' ')).body.errors).toEqual([
      { property: 'invoiceNumber', error: 'MISSING_INVOICE_NUMBER' },
    ]);
    expect((await invoice(taken!.id, '=1+1')).status).toBe(422);
    expect((await invoice(999_999, 'FT 1')).status).toBe(404);
  });

  it('sent twice › is kept once; another one counts from then on', async () => {
    const charge = (await rowsOf('2025-02'))[0]!;
    for (const number of ['FT 2025/7', 'FT 2025/7', 'FT 2025/8'])
      // eslint-disable-next-line no-await-in-loop
      expect((await invoice(charge.id!, number)).status).toBe(200);
    const kept = await world.server.db.query(
      sql`select number from invoice_number where transaction_id = ${Number(charge.id)} order by id`,
    );
    expect(kept).toEqual([{ number: 'FT 2025/7' }, { number: 'FT 2025/8' }]);
    expect((await rowsOf('2025-02'))[0]!.invoiceNumber).toBe('FT 2025/8');
  });
});

import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOn } from '../../../../server/modules/money/billingTransaction/proof.ts';
import { stopTypst } from '../../../../server/typst/typst.ts';
import { partsOf } from '../../../../server/statements/parts.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { readTags } from '../../animals/certificate/pdf.ts';

let server: TestServer;
let operator: Person;
let clinic: Person;
let entityId: number;

const entityOf = async ({ id }: Person): Promise<number> =>
  (await server.db.query<{ entityId: number }>(sql`select entity_id from app_user where id = ${id}`))[0]!
    .entityId;

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ permissions: ['READ_TRANSACTIONS'], profile: { name: 'operator' } });
  clinic = await server.person({ permissions: ['READ_TRANSACTIONS'], profile: { isBillable: true } });
  entityId = await entityOf(clinic);
  const book: [date: string, type: string, credits: number, after: number][] = [
    ['2026-02-28T23:59:59Z', 'CHARGE', 10, 10],
    // The last hour of a day in Portugal is that of UTC in winter, and the first of the next day in summer.
    ['2026-03-01T00:00:00Z', 'CONSUMPTION', -2, 8],
    ['2026-06-30T22:30:00Z', 'CONSUMPTION', -1, 7],
    ['2026-06-30T23:30:00Z', 'CHARGE', 5, 12],
    ['2026-07-31T12:00:00Z', 'REFUND', -4, 8],
  ];
  for (const [date, type, credits, after] of book)
    // eslint-disable-next-line no-await-in-loop
    await server.db
      .query(sql`insert into billing_transaction (entity_id, date, type, credits, balance_after, transponder, service, unit_price, vat_rate, reference)
      values (${entityId}, ${date}, ${type}, ${credits}::int, ${after}::int, ${type === 'CONSUMPTION' ? '620098100000012' : null},
        ${type === 'CONSUMPTION' ? 'REGISTRATION' : null}, ${type === 'CONSUMPTION' ? 250 : null}::int,
        ${type === 'CONSUMPTION' ? 23 : null}::numeric, ${type === 'CHARGE' ? 'FT 2026/1' : null})`);
});
afterAll(async () => {
  stopTypst();
  await server.close();
});

const statement = (from: string, to: string, who = clinic, more = '') =>
  who.call('GET', `/billing/statement?from=${from}&to=${to}${more}`);

describe('the statement of an account', () => {
  it('for a period › has the balances before and after, and its movements with price and document', async () => {
    const { status, body } = await statement('2026-03-01', '2026-06-30');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ opening: 10, added: 0, taken: 3, closing: 7, entity: { id: entityId } });
    expect(body.movements).toMatchObject([
      {
        date: '2026-03-01T00:00:00.000Z',
        type: 'CONSUMPTION',
        service: 'REGISTRATION',
        credits: -2,
        balance: 8,
        transponder: '620098100000012',
        unitPrice: 250,
        vatRate: 23,
        documentNumber: null,
      },
      { date: '2026-06-30T22:30:00.000Z', credits: -1, balance: 7 },
    ]);
    expect((await statement('2026-07-01', '2026-07-31')).body).toMatchObject({
      opening: 7,
      added: 5,
      taken: 4,
      closing: 8,
      movements: [
        { type: 'CHARGE', documentNumber: 'FT 2026/1', balance: 12 },
        { type: 'REFUND', balance: 8 },
      ],
    });
  });

  it.each(['2026-02-28', '2026-03-01', '2026-06-30', '2026-07-01', '2026-07-31'])(
    'closed on %s › has the balance that the ledger proves for that day',
    async (day) => {
      const { body } = await statement('2026-01-01', day);
      const proven = (await balancesOn(server.db, day)).find((one) => one.entityId === entityId)!;
      expect(proven.balance).toBe(proven.sum);
      expect(body.closing).toBe(proven.balance);
    },
  );

  it('of another entity › is the operator’s to read, and no other entity’s', async () => {
    const of = `&entityId=${entityId}`;
    expect((await statement('2026-03-01', '2026-06-30', operator, of)).body.closing).toBe(7);
    const other = await server.person({ permissions: ['READ_TRANSACTIONS'] });
    expect((await statement('2026-03-01', '2026-06-30', other, of)).status).toBe(404);
    expect(
      (await other.call('GET', `/billing/statement/pdf?from=2026-03-01&to=2026-06-30${of}`)).status,
    ).toBe(404);
    const without = await server.person({ permissions: ['READ_BALANCE'], entityId });
    expect((await statement('2026-03-01', '2026-06-30', without)).status).toBe(403);
  });

  it('for a period that ends before it begins, or begins on a day that is none › is refused', async () => {
    const { status, body } = await statement('2026-03-02', '2026-03-01');
    expect([status, body.data.message]).toEqual([422, 'INVALID_PERIOD']);
    for (const from of ['2026-13-01', '0000-01-01', '1899-12-31'])
      for (const path of ['statement', 'statement/pdf'])
        expect((await clinic.call('GET', `/billing/${path}?from=${from}&to=2026-12-31`)).status).toBe(400);
  });

  it.each(['pt', 'en'])('drawn in %s › is a tagged PDF/UA document', async (language) => {
    const { status, body } = await clinic.call(
      'GET',
      `/billing/statement/pdf?from=2026-03-01&to=2026-07-31&language=${language}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.filename).toBe(
      `${language === 'pt' ? 'extrato' : 'statement'}-${entityId}-2026-03-01-2026-07-31.pdf`,
    );
    expect(readTags(Buffer.from(body.contents, 'base64'))).toMatchObject({
      isTagged: true,
      isPdfUa: true,
      isA4: true,
      language,
    });
  });

  it('of ten thousand movements › is answered whole, and drawn in parts that say which they are', async () => {
    const many = await server.person({ permissions: ['READ_TRANSACTIONS'], profile: { isBillable: true } });
    const id = await entityOf(many);
    await server.db
      .query(sql`insert into billing_transaction (entity_id, date, type, credits, balance_after, service)
      select ${id}, '2026-01-01T12:00:00Z'::timestamptz + make_interval(mins => n), case when n = 0 then 'CHARGE' else 'CONSUMPTION' end,
        case when n = 0 then 10000 else -1 end, 10000 - n, 'REGISTRATION' from generate_series(0, 9999) n`);
    const { body } = await statement('2026-01-01', '2026-12-31', many);
    expect(body).toMatchObject({ opening: 0, closing: 1, added: 10_000, taken: 9_999 });
    expect(body.movements).toHaveLength(10_000);
    expect(body.movements.at(-1).balance).toBe(1);
    const parts = partsOf(body);
    expect(
      parts.map(({ opening, closing, added, taken, place }) => [opening, closing, added, taken, place]),
    ).toEqual([
      [0, 5_001, 10_000, 4_999, { part: 1, parts: 2, first: 1, last: 5_000, total: 10_000 }],
      [5_001, 1, 0, 5_000, { part: 2, parts: 2, first: 5_001, last: 10_000, total: 10_000 }],
    ]);
    expect(parts.flatMap(({ movements }) => movements)).toEqual(body.movements);
    const third = await many.call('GET', '/billing/statement/pdf?from=2026-01-01&to=2026-12-31&part=3');
    expect(third.status).toBe(404);
    const second = await many.call('GET', '/billing/statement/pdf?from=2026-01-01&to=2026-12-31&part=2');
    expect(second.status, JSON.stringify(second.body).slice(0, 300)).toBe(200);
    expect(second.body).toMatchObject({ parts: 2, filename: expect.stringMatching(/-2-2\.pdf$/) });
    const part = await many.call('GET', '/billing/statement/pdf?from=2026-01-01&to=2026-01-03');
    expect(part.status, JSON.stringify(part.body).slice(0, 300)).toBe(200);
    expect(readTags(Buffer.from(part.body.contents, 'base64'))).toMatchObject({ isPdfUa: true });
  });
});

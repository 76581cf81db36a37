import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { priceInForce } from '../../../../server/modules/money/pricingTable/price.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;
let other: Person;
let clinics: number;
let shelters: number;

const profile = async (name: string): Promise<number> => {
  const [made] = await server.db.query<{ id: number }>(
    sql`insert into entity_profile (name, is_billable) values (${name}, true) returning id`,
  );
  return made!.id;
};

beforeAll(async () => {
  server = await testServer();
  const ofOperator = {
    permissions: ['READ_PRICE_TABLES', 'MANAGE_BILLING', 'READ_VERSIONS'] as const,
    profile: { name: 'operator' },
  };
  operator = await server.person(ofOperator);
  other = await server.person(ofOperator);
  clinics = await profile('Clínica');
  shelters = await profile('Associação');
});
afterAll(() => server.close());
beforeEach(() => server.db.query(sql`delete from pricing_table`));

const today = dayIn();
const inDays = (days: number): string => addDays(today, days);
const line = (more: object = {}) => ({
  service: 'REGISTRATION',
  credits: 2,
  unitPrice: 250,
  vatRate: 23,
  ...more,
});

let counter = 0;
const create = (more: object = {}, who = operator): Promise<TestAnswer> => {
  counter += 1;
  return who.call('POST', '/pricing-tables/', {
    name: `Tabela ${counter}`,
    validFrom: inDays(10),
    entityProfileIds: [clinics],
    lines: [line()],
    ...more,
  });
};
const get = async (id: number): Promise<TestAnswer['body']> =>
  (await operator.call('GET', `/pricing-tables/${id}`)).body;
const codes = ({ body }: TestAnswer): string[] =>
  (body.errors as { property: string; error: string }[]).map(({ property, error }) => `${property} ${error}`);

describe('a pricing table', () => {
  it('with its lines › is created, read and listed as it was given', async () => {
    const { status, body } = await create({
      validTo: inDays(40),
      lines: [line(), line({ service: 'CREDITS', credits: 1, unitPrice: 203, vatRate: 6 })],
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await get(body.id)).toMatchObject({
      validFrom: inDays(10),
      validTo: inDays(40),
      entityProfileIds: [clinics],
      lines: [
        { service: 'REGISTRATION', credits: 2, unitPrice: 250, vatRate: 23 },
        { service: 'CREDITS', credits: 1, unitPrice: 203, vatRate: 6 },
      ],
      state: 'UPCOMING',
      isInUse: false,
    });
    const list = await operator.call('GET', '/pricing-tables/search');
    expect(list.body.content).toMatchObject([
      { id: body.id, lines: [{ unitPrice: 250 }, { unitPrice: 203 }] },
    ]);
  });

  it('with faults in its lines › is refused at each of them', async () => {
    const answer = await create({
      lines: [
        line({ unitPrice: -1, vatRate: 120 }),
        line({ service: undefined, credits: 1.5, unitPrice: 2.5 }),
      ],
    });
    expect(answer.status).toBe(422);
    expect(codes(answer)).toEqual([
      'lines[0].unitPrice INVALID_UNIT_PRICE',
      'lines[0].vatRate INVALID_VAT_RATE',
      'lines[1].service MISSING_SERVICE',
      'lines[1].credits INVALID_CREDITS',
      'lines[1].unitPrice INVALID_UNIT_PRICE',
    ]);
    // What a form proposes is nothing that a call may leave out.
    expect(codes(await create({ lines: [{ service: 'REGISTRATION', unitPrice: 250 }] }))).toEqual([
      'lines[0].credits MISSING_CREDITS',
      'lines[0].vatRate MISSING_VAT_RATE',
    ]);
    expect(codes(await create({ lines: [] }))).toEqual(['lines MISSING_LINES']);
    expect(codes(await create({ lines: null }))).toEqual(['lines MISSING_LINES']);
    expect(codes(await create({ lines: [line(), line()] }))).toEqual(['lines[1].service DUPLICATE_SERVICE']);
    expect(codes(await create({ lines: [line({ service: 'CREDITS' })] }))).toEqual([
      'lines[0].credits SELLS_ONE_CREDIT',
    ]);
    expect((await create({ lines: [line({ colour: 'red' })] })).status).toBe(400);
    expect((await create({ lines: [line({ unitPrice: '2,50' })] })).status).toBe(400);
  });

  it('with a period that ends before it begins, or begins before today › is refused', async () => {
    expect(codes(await create({ validTo: inDays(9) }))).toEqual(['validTo INVALID_VALID_TO']);
    expect(codes(await create({ validFrom: inDays(-1) }))).toEqual(['validFrom VALID_FROM_IN_PAST']);
    expect(codes(await create({ entityProfileIds: [999_999] }))).toEqual([
      'entityProfileIds INVALID_PROFILES',
    ]);
  });

  it('of an entity’s user with MANAGE_BILLING › is not created', async () => {
    const clinic = await server.person({ permissions: ['MANAGE_BILLING', 'READ_PRICE_TABLES'] });
    expect((await create({}, clinic)).status).toBe(403);
  });

  it('for other profiles › is not seen by an entity', async () => {
    await create({ entityProfileIds: [clinics] });
    const forAll = await create({ entityProfileIds: [shelters] });
    const clinic = await server.person({ permissions: ['READ_PRICE_TABLES'] });
    await server.db.query(sql`update entity set profile_id = ${shelters}
      where id = (select entity_id from app_user where id = ${clinic.id})`);
    const { body } = await clinic.call('GET', '/pricing-tables/search');
    expect(body.content.map(({ id }: { id: number }) => id)).toEqual([forAll.body.id]);
  });
});

describe('periods of pricing tables', () => {
  it('that overlap for a profile › are refused with the names of both', async () => {
    const first = await create({ name: 'Clínicas 2027', validTo: inDays(20) });
    const answer = await create({ name: 'Todos 2027', validFrom: inDays(20), entityProfileIds: [] });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      errors: [{ property: 'validFrom', error: 'OVERLAPPING_VALIDITY' }],
      data: {
        message: 'OVERLAPPING_VALIDITY',
        table: 'Todos 2027',
        overlaps: [{ id: first.body.id, name: 'Clínicas 2027', validFrom: inDays(10), validTo: inDays(20) }],
      },
    });
    expect((await create({ validFrom: inDays(21), entityProfileIds: [] })).status).toBe(201);
    expect((await create({ entityProfileIds: [shelters], validTo: inDays(20) })).status).toBe(201);
  });

  it('without an end › end the day before the next begins, and have none again once that is removed', async () => {
    const first = await create({ validFrom: inDays(5) });
    expect(first.body).toMatchObject({ validTo: null, isOpenEnded: true });
    const next = await create({ validFrom: inDays(30), entityProfileIds: [clinics, shelters] });
    expect(next.status, JSON.stringify(next.body)).toBe(201);
    expect(await get(first.body.id)).toMatchObject({ validTo: inDays(29), version: 2 });

    const between = await create({ validFrom: inDays(20) });
    expect(between.body).toMatchObject({ validTo: inDays(29), isOpenEnded: true });
    expect(await get(first.body.id)).toMatchObject({ validTo: inDays(19) });

    const moved = await operator.call('PUT', `/pricing-tables/${between.body.id}`, {
      version: 1,
      validFrom: inDays(25),
    });
    expect(moved.body).toMatchObject({ validFrom: inDays(25), validTo: inDays(29) });
    expect(await get(first.body.id)).toMatchObject({ validTo: inDays(24) });

    expect((await operator.call('DELETE', `/pricing-tables/${between.body.id}`)).status).toBe(200);
    expect((await operator.call('DELETE', `/pricing-tables/${next.body.id}`)).status).toBe(200);
    expect(await get(first.body.id)).toMatchObject({ validTo: null });
  });

  it('of an open table for more profiles than the next › are refused: some would be left without a price', async () => {
    await create({ validFrom: inDays(5), entityProfileIds: [clinics, shelters] });
    expect((await create({ validFrom: inDays(30) })).status).toBe(409);
  });

  it('created at the same time › leave one table', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        create({ name: `Ao mesmo tempo ${at}`, validTo: inDays(20) }, at % 2 ? operator : other),
      ),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('written past the calls › are refused by the database itself', async () => {
    const write = (from: string, to: string | null, profiles: number[]) =>
      server.db.query(sql`insert into pricing_table (name, valid_from, valid_to, entity_profile_ids, lines)
        values (${`${from} ${profiles.join()}`}, ${from}, ${to}, ${profiles}::bigint[], '[{}]')`);
    await write('2040-01-01', '2040-06-30', [clinics]);
    await write('2040-01-01', '2040-06-30', [shelters]);
    await expect(write('2040-06-30', null, [])).rejects.toThrow(/pricing_table_overlap/);
    await write('2040-07-01', null, []);
    await expect(write('2050-01-01', '2050-01-01', [shelters])).rejects.toThrow(/pricing_table_overlap/);
  });
});

describe('a pricing table in use', () => {
  it('whose first day has come › is neither changed nor removed, and ends today or later', async () => {
    const { body } = await create({ validFrom: today });
    expect(body).toMatchObject({ state: 'IN_FORCE', isInUse: true });
    const path = `/pricing-tables/${body.id}`;
    const change = await operator.call('PUT', path, { version: 1, lines: [line({ unitPrice: 1 })] });
    expect(`${change.status} ${change.body.data.message}`).toBe('409 PRICING_TABLE_IN_USE');
    expect((await operator.call('DELETE', path)).status).toBe(409);
    const end = (lastDay: string) => operator.call('PUT', `${path}/end`, { lastDay });
    expect(codes(await end(inDays(-1)))).toEqual(['lastDay INVALID_LAST_DAY']);
    expect((await end(inDays(3))).body).toMatchObject({ validTo: inDays(3), isOpenEnded: false });
    expect(codes(await end(inDays(4)))).toEqual(['lastDay INVALID_LAST_DAY']);
  });

  it('without an end › is followed from tomorrow on, and not today', async () => {
    await server.db.query(sql`insert into pricing_table (name, valid_from, entity_profile_ids, lines)
      values ('Antiga', ${inDays(-30)}, ${[clinics]}::bigint[], ${JSON.stringify([line()])}::jsonb)`);
    expect((await create({ validFrom: today })).status).toBe(409);
    expect((await create({ validFrom: inDays(1) })).status).toBe(201);
  });
});

describe('the price in force', () => {
  it('at the change of day in Portugal › is that of the day there', async () => {
    const write = (name: string, from: string, to: string | null, credits: number) =>
      server.db.query(sql`insert into pricing_table (name, valid_from, valid_to, lines)
        values (${name}, ${from}, ${to}, ${JSON.stringify([line({ credits })])}::jsonb)`);
    await write('Até junho', '2030-01-01', '2030-06-30', 3);
    await write('Desde julho', '2030-07-01', null, 4);
    const at = async (moment: string) =>
      (
        await priceInForce(server.db, {
          profileId: clinics,
          service: 'REGISTRATION',
          at: new Date(moment),
        })
      )?.credits;
    expect(await at('2029-12-31T23:59:59.999Z')).toBeUndefined();
    expect(await at('2030-01-01T00:00:00Z')).toBe(3);
    // In summer the day begins an hour before it does in UTC.
    expect(await at('2030-06-30T22:59:59.999Z')).toBe(3);
    expect(await at('2030-06-30T23:00:00Z')).toBe(4);
  });

  it('of a service without a line, or for another profile › is none', async () => {
    await create({ validFrom: today });
    const { tableId } = (await priceInForce(server.db, { profileId: clinics, service: 'REGISTRATION' }))!;
    expect(tableId).toBeGreaterThan(0);
    expect(await priceInForce(server.db, { profileId: clinics, service: 'TRANSFER' })).toBeUndefined();
    expect(await priceInForce(server.db, { profileId: shelters, service: 'REGISTRATION' })).toBeUndefined();
    expect(await priceInForce(server.db, { profileId: null, service: 'REGISTRATION' })).toBeUndefined();
  });
});

describe('the prices of an entity on a day', () => {
  it('with a table in force › are those of its lines with tax; the other services are free', async () => {
    const clinic = await server.person({ permissions: ['READ_PRICE_TABLES'], profile: { isBillable: true } });
    const [{ entityId, profileId }] = (await server.db.query<{ entityId: number; profileId: number }>(
      sql`select e.id as entity_id, e.profile_id from app_user u join entity e on e.id = u.entity_id where u.id = ${clinic.id}`,
    )) as [{ entityId: number; profileId: number }];
    const { body: table } = await create({
      entityProfileIds: [profileId],
      lines: [
        line({ unitPrice: 205 }),
        line({ service: 'CREDITS', credits: 1, unitPrice: 250, vatRate: 6.5 }),
      ],
    });
    const pricesOn = async (day: string, who = clinic, query = '') =>
      (await who.call('GET', `/pricing-tables/prices?day=${day}${query}`)).body;
    const named = { id: table.id, name: table.name };
    expect(await pricesOn(inDays(10))).toEqual({
      isBillable: true,
      prices: [
        { service: 'REGISTRATION', credits: 2, unitPrice: 205, vatRate: 23, grossPrice: 252, table: named },
        {
          service: 'PRE_REGISTRATION',
          credits: 2,
          unitPrice: 205,
          vatRate: 23,
          grossPrice: 252,
          table: named,
        },
        ...['TRANSFER', 'CERTIFICATE', 'DUPLICATE_CERTIFICATE'].map((service) => ({
          service,
          credits: 0,
          unitPrice: null,
          vatRate: null,
          grossPrice: null,
          table: null,
        })),
        { service: 'CREDITS', credits: 1, unitPrice: 250, vatRate: 6.5, grossPrice: 266, table: named },
      ],
    });
    const before = await pricesOn(inDays(9));
    expect(before.prices[0]).toMatchObject({ service: 'REGISTRATION', credits: 1, table: null });
    expect((await pricesOn(inDays(10), operator, `&entityId=${entityId}`)).prices[0].credits).toBe(2);
    const stranger = await server.person({ permissions: ['READ_PRICE_TABLES'] });
    expect((await stranger.call('GET', `/pricing-tables/prices?entityId=${entityId}`)).status).toBe(404);
  });
});

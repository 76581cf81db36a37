import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn, addDays } from '../../../../resources/numbers/dates.ts';
import { proveLedger } from '../../../../server/modules/money/billingTransaction/proof.ts';
import { declaration } from '../../../helpers/declaration.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { certificateServer, closeServer, publishTemplate } from '../../animals/certificate/fixtures.ts';
import { clinic, register, registration, type World } from '../../animals/animal/fixtures.ts';
import { transferBody } from '../../requests/animalTransfer/transfers.ts';

let server: TestServer;
let world: World;
let operator: Person;
let template: number;
let tableId: number;

const LINES = [
  { service: 'REGISTRATION', credits: 2, unitPrice: 250, vatRate: 23 },
  { service: 'PRE_REGISTRATION', credits: 3, unitPrice: 400, vatRate: 23 },
  { service: 'TRANSFER', credits: 1, unitPrice: 100, vatRate: 6 },
  { service: 'CERTIFICATE', credits: 1, unitPrice: 75, vatRate: 23 },
  { service: 'DUPLICATE_CERTIFICATE', credits: 4, unitPrice: 300, vatRate: 23 },
];

beforeAll(async () => {
  const made = await certificateServer();
  ({ server, world } = made);
  template = await publishTemplate(made.boss);
  operator = await server.person({
    permissions: [
      'READ_ANIMAL',
      'MANAGE_ANIMAL_TRANSFER',
      'MANAGE_PRE_REGISTER',
      'MANAGE_BILLING',
      'READ_PRICE_TABLES',
    ],
    profile: { name: 'operator' },
  });
  const table = await operator.call('POST', '/pricing-tables/', {
    name: 'Em vigor',
    validFrom: dayIn(),
    lines: LINES,
  });
  expect(table.status, JSON.stringify(table.body)).toBe(201);
  tableId = table.body.id as number;
});
afterAll(() => closeServer(server));

interface Movement {
  readonly service: string;
  readonly credits: number;
}

/** What was taken from the entity of a person, oldest first. */
const taken = (who: Person): Promise<Movement[]> =>
  server.db.query<Movement>(sql`
    select service, credits, pricing_table_id, unit_price, vat_rate, transponder, object_type, object_id
    from billing_transaction where type = 'CONSUMPTION'
      and entity_id = (select entity_id from app_user where id = ${who.id}) order by id`);
const balance = async (who: Person): Promise<{ value: number; reserved: number }> =>
  (
    await server.db.query<{ value: number; reserved: number }>(
      sql`select value, reserved from credit_balance where entity_id = (select entity_id from app_user where id = ${who.id})`,
    )
  )[0]!;
const refusal = ({ status, body }: Awaited<ReturnType<Person['call']>>) => `${status} ${body.data?.message}`;
const animals = async (): Promise<number> =>
  (await server.db.query<{ amount: number }>(sql`select count(*)::int as amount from animal`))[0]!.amount;

describe('the price of an act', () => {
  it('a registration › takes the credits of its line, and keeps the price with the movement', async () => {
    const who = await clinic(server, { credits: 5 });
    const { transponder } = await register(who, world);
    expect(await taken(who)).toEqual([
      {
        service: 'REGISTRATION',
        credits: -2,
        pricingTableId: tableId,
        unitPrice: 250,
        vatRate: 23,
        transponder,
        objectType: null,
        objectId: null,
      },
    ]);
    expect(await balance(who)).toEqual({ value: 3, reserved: 0 });
    expect((await proveLedger(server.db)).faults).toEqual([]);
  });

  it('a registration that costs more than there is › is refused with NO_CREDITS and stores nothing', async () => {
    const who = await clinic(server, { credits: 1 });
    const before = await animals();
    expect(refusal(await who.call('POST', '/animals/', registration(world)))).toBe('409 NO_CREDITS');
    expect(await animals()).toBe(before);
    expect(await taken(who)).toEqual([]);
  });

  it('eight registrations at the same moment with credits for three › take those of three', async () => {
    const who = await clinic(server, { credits: 7 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => who.call('POST', '/animals/', registration(world))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balance(who)).toEqual({ value: 1, reserved: 0 });
    expect(await taken(who)).toHaveLength(3);
    expect((await proveLedger(server.db)).faults).toEqual([]);
  });

  it('a pre-registration › has a line of its own, reserved when it is asked for and taken when it is accepted', async () => {
    const who = await clinic(server, { credits: 4 });
    const { body } = await who.call('POST', '/animal-pre-registers/', {
      ...registration(world),
      reason: 'O transponder foi comprado antes da rastreabilidade.',
      documents: [declaration],
    });
    expect(await balance(who)).toEqual({ value: 4, reserved: 3 });
    const decided = await operator.call('PUT', `/animal-pre-registers/${body.id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect(await taken(who)).toMatchObject([
      { service: 'PRE_REGISTRATION', credits: -3, objectType: 'animalPreRegister', objectId: body.id },
    ]);
    expect(await balance(who)).toEqual({ value: 1, reserved: 0 });
  });

  it('a change of owner › is paid by the clinic that asked, once it is accepted', async () => {
    const who = await clinic(server, { credits: 3 });
    const { transponder } = await register(who, world);
    const opened = await who.call('POST', `/animal-transfers/${transponder}`, transferBody(world));
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    expect(await taken(who)).toHaveLength(1);
    const accept = () =>
      operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, {
        validation: 'ACCEPTED',
        formerOwnerTold: 'Por telefone.',
      });
    // Something else takes the last credit meanwhile.
    await server.db.query(sql`update credit_balance set value = 0 where value = 1
      and entity_id = (select entity_id from app_user where id = ${who.id})`);
    expect(refusal(await accept())).toBe('409 NO_CREDITS');
    const { body } = await who.call('GET', `/animals/${transponder}`);
    expect(body).toMatchObject({ hasPendingOwnerTransfer: true, version: 1 });
    await server.db.query(sql`update credit_balance set value = 1
      where entity_id = (select entity_id from app_user where id = ${who.id})`);
    expect((await accept()).status).toBe(200);
    expect((await taken(who)).slice(1)).toMatchObject([
      {
        service: 'TRANSFER',
        credits: -1,
        transponder,
        objectType: 'animalTransfer',
        objectId: opened.body.id,
      },
    ]);
    expect(await balance(who)).toEqual({ value: 0, reserved: 0 });
  });

  it('a certificate and its duplicate › have a price each, and without credits none is issued', async () => {
    const who = await clinic(server, { credits: 8 });
    const { transponder } = await register(who, world);
    const issue = () => who.call('POST', '/certificates/download', { transponder, id: template });
    expect((await issue()).status).toBe(200);
    expect((await issue()).status).toBe(200);
    expect((await taken(who)).slice(1)).toMatchObject([
      { service: 'CERTIFICATE', credits: -1, objectType: 'certificate', unitPrice: 75 },
      { service: 'DUPLICATE_CERTIFICATE', credits: -4, objectType: 'certificate', unitPrice: 300 },
    ]);
    expect(refusal(await issue())).toBe('409 NO_CREDITS');
    const [issued] = await server.db.query<{ amount: number }>(
      sql`select count(*)::int as amount from certificate where transponder = ${transponder}`,
    );
    expect(issued).toEqual({ amount: 2 });
    expect(await balance(who)).toEqual({ value: 1, reserved: 0 });
  });

  it('an act of an entity that is not billed › is free', async () => {
    const who = await clinic(server, { profile: { isBillable: false } });
    const { transponder } = await register(who, world);
    expect((await who.call('POST', '/certificates/download', { transponder, id: template })).status).toBe(
      200,
    );
    expect(await taken(who)).toEqual([]);
  });

  it('a table without a line for it › leaves a change of owner free, and a registration at one credit', async () => {
    await server.db.query(
      sql`update pricing_table set valid_to = ${addDays(dayIn(), -1)}, valid_from = ${addDays(dayIn(), -9)}`,
    );
    const who = await clinic(server, { credits: 5 });
    const { transponder } = await register(who, world);
    expect((await who.call('POST', '/certificates/download', { transponder, id: template })).status).toBe(
      200,
    );
    expect(await taken(who)).toMatchObject([
      { service: 'REGISTRATION', credits: -1, pricingTableId: null, unitPrice: null },
    ]);
  });
});

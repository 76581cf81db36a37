import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { proveLedger } from '../../../../server/modules/money/billingTransaction/proof.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { GIVER } from '../../requests/animalTransfer/parties.ts';
import {
  animal,
  answer,
  ask,
  decide,
  giverNif,
  linkOf,
  operator,
  readAnimal,
  server,
  staff,
  startTwoParties,
} from '../../requests/animalTransfer/twoPartyWorld.ts';

startTwoParties();

beforeAll(async () => {
  const made = await operator.call('POST', '/pricing-tables/', {
    name: 'Em vigor',
    validFrom: dayIn(),
    lines: [
      { service: 'TRANSFER', credits: 3, unitPrice: 100, vatRate: 6 },
      { service: 'CERTIFICATE', credits: 1, unitPrice: 75, vatRate: 23 },
    ],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
});

interface Movement {
  readonly id: number;
  readonly credits: number;
  readonly reversesId: number | null;
}

const movementsOf = (id: number): Promise<Movement[]> =>
  server.db.query<Movement>(sql`
    select id, type, service, credits, reverses_id, transponder, unit_price, vat_rate::float8 as vat_rate, object_id
    from billing_transaction where object_type = 'animalTransfer' and object_id = ${id} order by id`);

const balance = async (): Promise<number> =>
  (
    await server.db.query<{ value: number }>(
      sql`select value from credit_balance where entity_id = (select entity_id from app_user where id = ${staff.id})`,
    )
  )[0]!.value;

/** A change of owner that was paid for, took effect and is contested. */
async function contested(): Promise<number> {
  const { id } = (await ask(staff, { kind: 'SIGNED', documents: [declaration] })).body;
  expect((await decide(id, 'ACCEPTED')).status).toBe(200);
  await answer(await linkOf(GIVER), giverNif, 'OBJECT', 'Não assinei.');
  return id as number;
}

describe('a contested change of owner', () => {
  it('undone › gives the credits back once, by a counter-transfer that names the movement', async () => {
    const [{ entityId }] = (await server.db.query<{ entityId: number }>(
      sql`select entity_id from app_user where id = ${staff.id}`,
    )) as [{ entityId: number }];
    const colleague = await server.person({ permissions: ['READ_BALANCE'], entityId });
    const before = await balance();
    const id = await contested();
    expect(await balance()).toBe(before - 3);
    expect((await decide(id, 'REJECTED')).status).toBe(200);
    expect(await balance()).toBe(before);
    const [taken, returned] = await movementsOf(id);
    expect(returned).toMatchObject({
      type: 'CONSUMPTION',
      service: 'TRANSFER',
      credits: 3,
      reversesId: taken!.id,
      transponder: animal.transponder,
      unitPrice: 100,
      vatRate: 6,
    });
    expect((await proveLedger(server.db)).faults).toEqual([]);
    const told = await server.db.query<{ additionalInfo: unknown }>(
      sql`select additional_info from notification where type = 'CREDITS_RETURNED' and user_id = ${colleague.id}`,
    );
    expect(told.at(-1)!.additionalInfo).toMatchObject({ credits: 3, transponder: animal.transponder });
  });

  it('undone by six decisions at the same moment › gives the credits back once', async () => {
    const before = await balance();
    const id = await contested();
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(id, 'REJECTED')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe(before);
    expect(await movementsOf(id)).toHaveLength(2);
    expect((await readAnimal()).owner.name).toBe('Ana Reis');
    expect((await proveLedger(server.db)).faults).toEqual([]);
  });

  it('that stands › keeps what it cost', async () => {
    const before = await balance();
    const id = await contested();
    expect((await decide(id, 'ACCEPTED')).status).toBe(200);
    expect(await balance()).toBe(before - 3);
    expect(await movementsOf(id)).toHaveLength(1);
  });

  it('a second counter-transfer of the same movement › is refused by the database', async () => {
    const id = await contested();
    expect((await decide(id, 'REJECTED')).status).toBe(200);
    const [taken] = await movementsOf(id);
    await expect(
      server.db
        .query(sql`insert into billing_transaction (entity_id, type, credits, balance_after, reverses_id)
        select entity_id, type, -credits, 0, id from billing_transaction where id = ${taken!.id}`),
    ).rejects.toThrow(/billing_transaction_reverses/);
  });
});

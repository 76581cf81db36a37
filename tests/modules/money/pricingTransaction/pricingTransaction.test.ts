import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { proveLedger } from '../../../../server/modules/money/billingTransaction/proof.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import { faults } from '../../animals/animal/fixtures.ts';

let server: TestServer;
let operator: Person;
let clinic: Person;
let entityId: number;

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({
    permissions: ['MANAGE_BILLING', 'READ_TRANSACTIONS', 'READ_ENTITY'],
    profile: { name: 'operator' },
  });
  clinic = await server.person({
    permissions: ['MANAGE_BILLING', 'READ_TRANSACTIONS', 'READ_BALANCE'],
    profile: { isBillable: true },
  });
  entityId = await entityOf(clinic);
});
afterAll(() => server.close());

const entityOf = async ({ id }: Person): Promise<number> =>
  (await getOne<{ entityId: number }>(server.db, sql`select entity_id from app_user where id = ${id}`))
    .entityId;
const PATH = '/pricing-tables/transactions';
const enter = (more: object = {}, who = operator): Promise<TestAnswer> =>
  who.call('POST', `${PATH}/`, {
    entityId,
    type: 'CHARGE',
    credits: 10,
    documentNumber: 'FT 2026/1',
    reason: 'Pagamento',
    ...more,
  });
const balance = async (): Promise<number> => (await clinic.call('GET', '/billing/balance')).body.value;
const message = ({ status, body }: TestAnswer): string => `${status} ${body.data?.message}`;

describe('a transaction of credits', () => {
  it('a charge › adds to the balance, stands in the account book, and notifies the entity', async () => {
    const before = await balance();
    const { status, body } = await enter({ amount: 24.6, documentNumber: 'FT 2026/117' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      credits: 10,
      balanceAfter: before + 10,
      isReversed: false,
      creationUserId: operator.id,
    });
    expect(await balance()).toBe(before + 10);
    const book = await clinic.call('GET', '/billing-transactions/search?type=CHARGE');
    expect(book.body.content[0]).toMatchObject({
      entityId,
      credits: 10,
      amount: 24.6,
      reference: 'FT 2026/117',
      balanceAfter: before + 10,
    });
    expect(
      await server.db.query(
        sql`select additional_info from notification where user_id = ${clinic.id} and type = 'ACCOUNT_CHARGE'`,
      ),
    ).toEqual([{ additionalInfo: { credits: 10, balance: before + 10 } }]);
    expect((await proveLedger(server.db)).faults).toEqual([]);
  });

  it('a refund and an adjustment › take credits, and no more than there are', async () => {
    await enter({ credits: 5 });
    const before = await balance();
    expect((await enter({ type: 'REFUND', credits: 2 })).body.balanceAfter).toBe(before - 2);
    expect((await enter({ type: 'ADJUSTMENT', credits: -1, documentNumber: null })).body.balanceAfter).toBe(
      before - 3,
    );
    expect((await enter({ type: 'ADJUSTMENT', credits: 1 })).body.balanceAfter).toBe(before - 2);
    expect(message(await enter({ type: 'REFUND', credits: before }))).toBe('409 BALANCE_BELOW_ZERO');
    expect(await balance()).toBe(before - 2);
    expect((await proveLedger(server.db)).faults).toEqual([]);
  });

  it.each([
    [{ credits: 0 }, 'credits INVALID_CREDITS'],
    [{ credits: -5 }, 'credits INVALID_CREDITS'],
    [{ credits: 1_000_000 }, 'credits INVALID_CREDITS'],
    [{ credits: null }, 'credits MISSING_CREDITS'],
    [{ type: 'REFUND', credits: -5 }, 'credits INVALID_CREDITS'],
    [{ type: 'CONSUMPTION' }, 'type INVALID_TYPE'],
    [{ documentNumber: ' ' }, 'documentNumber MISSING_DOCUMENT_NUMBER'],
    [{ documentNumber: 'x'.repeat(61) }, 'documentNumber INVALID_DOCUMENT_NUMBER'],
    [{ amount: -1 }, 'amount INVALID_AMOUNT'],
    [{ reason: ' ' }, 'reason MISSING_REASON'],
    [{ entityId: 999_999 }, 'entityId INVALID_ENTITY'],
  ])('with %j › is refused under %s, and moves nothing', async (more, fault) => {
    const before = await balance();
    const refused = await enter(more);
    expect([refused.status, faults(refused)]).toEqual([422, [fault]]);
    expect(await balance()).toBe(before);
  });

  it('of an entity that does not pay, or that pays from above › is refused', async () => {
    const free = await entityOf(await server.person({}));
    expect(faults(await enter({ entityId: free }))).toEqual(['entityId ENTITY_NOT_BILLABLE']);
    const below = await entityOf(await server.person({ profile: { isBillable: true } }));
    await server.db.query(
      sql`update entity set parent_id = ${entityId}, vat_number = null where id = ${below}`,
    );
    expect(faults(await enter({ entityId: below }))).toEqual(['entityId ENTITY_NOT_BILLABLE']);
  });

  it('by users of an entity › is refused whatever their role allows, and each reads those of its own entity alone', async () => {
    const before = await balance();
    expect((await enter({}, clinic)).status).toBe(403);
    expect(await balance()).toBe(before);
    const reader = await server.person({ permissions: ['READ_TRANSACTIONS'], profile: { isBillable: true } });
    expect((await enter({}, reader)).status).toBe(403);
    // What the operator took back is not given again by the entity itself.
    await enter();
    const refund = (await enter({ type: 'REFUND', credits: 5 })).body;
    const reversed = await clinic.call('PUT', `${PATH}/${refund.id}/reverse`, {
      version: refund.version,
      reverseReason: 'Engano',
    });
    expect(reversed.status).toBe(403);
    const { id } = (await enter()).body;
    expect((await reader.call('GET', `${PATH}/search`)).body.content).toEqual([]);
    expect((await reader.call('GET', `${PATH}/${id}`)).status).toBe(404);
    expect((await clinic.call('GET', `${PATH}/${id}`)).status).toBe(200);
    expect((await operator.call('PUT', `${PATH}/${id}`, { version: 1, credits: 99 })).status).toBe(404);
    expect((await operator.call('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  it('that is reversed › is undone once by a counter-transfer that names it, unless its credits are gone', async () => {
    const before = await balance();
    const { id, version, transactionId } = (await enter({ credits: 7 })).body;
    const reverse = (more: object = {}, who = operator) =>
      who.call('PUT', `${PATH}/${id}/reverse`, { version, reverseReason: 'Pago duas vezes', ...more });
    expect(faults(await reverse({ reverseReason: '' }))).toEqual(['reverseReason MISSING_REASON']);
    const undone = await reverse();
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(undone.body).toMatchObject({ isReversed: true, reverseReason: 'Pago duas vezes' });
    expect(await balance()).toBe(before);
    expect(
      await server.db.query(
        sql`select type, credits from billing_transaction where reverses_id = ${transactionId as number}`,
      ),
    ).toEqual([{ type: 'CHARGE', credits: -7 }]);
    expect(message(await reverse({ version: undone.body.version }))).toBe('409 TRANSACTION_ALREADY_REVERSED');
    const spent = (await enter({ credits: 4 })).body;
    await enter({ type: 'ADJUSTMENT', credits: -(await balance()) });
    const late = await operator.call('PUT', `${PATH}/${spent.id}/reverse`, {
      version: spent.version,
      reverseReason: 'Pago duas vezes',
    });
    expect(message(late)).toBe('409 BALANCE_BELOW_ZERO');
    expect((await operator.call('GET', `${PATH}/${spent.id}`)).body.isReversed).toBe(false);
    expect((await proveLedger(server.db)).faults).toEqual([]);
  });

  it('ten charges and ten refunds at the same moment › leave what they add up to', async () => {
    await enter({ credits: 100 });
    const before = await balance();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        enter({ type: at % 2 ? 'REFUND' : 'CHARGE', credits: at % 2 ? 3 : 5 }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await balance()).toBe(before + 20);
    expect((await proveLedger(server.db)).faults).toEqual([]);
  });
});

import sql from 'sql-template-tag';
import { signTimed } from '../../../../server/outbound/signature.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';

export const SECRET = 'a-secret-of-the-provider-0123456789abcdef';
export const CALLBACK_KEY = 'a-key-of-the-provider-0123456789abcdefgh';
export const ENTITY_CODE = '90150';
/** Settings under which references are made and paid. */
export const SETTINGS = {
  MULTIBANCO_ENTITY: ENTITY_CODE,
  MULTIBANCO_NOTICE_SECRET: SECRET,
  MULTIBANCO_CALLBACK_KEY: CALLBACK_KEY,
};
/** A credit costs 2.00 € and 23 %. */
const LINES = [{ service: 'CREDITS', credits: 1, unitPrice: 200, vatRate: 23 }];

/** A register with a price for credits, an operator, and a clinic that pays. */
export interface World {
  readonly server: TestServer;
  readonly operator: Person;
  readonly clinic: Person;
  readonly entityId: number;
}

export const CLINIC = ['READ_BILLING', 'READ_BALANCE', 'READ_TRANSACTIONS'] as const;

export const entityOf = async ({ db }: TestServer, { id }: Person): Promise<number> =>
  (await getOne<{ entityId: number }>(db, sql`select entity_id from app_user where id = ${id}`)).entityId;

export const priceCredits = ({ db }: TestServer): Promise<unknown> =>
  db.query(sql`insert into pricing_table (name, valid_from, lines)
    values ('Preços', '2020-01-01', ${JSON.stringify(LINES)}::jsonb)`);

export async function makeWorld(environment: Record<string, string> = SETTINGS): Promise<World> {
  const server = await testServer(environment);
  await priceCredits(server);
  const operator = await server.person({
    permissions: ['MANAGE_BILLING', 'READ_BILLING', 'READ_ENTITY'],
    profile: { name: 'operator' },
  });
  const clinic = await server.person({ permissions: CLINIC, profile: { isBillable: true } });
  return { server, operator, clinic, entityId: await entityOf(server, clinic) };
}

export const PATH = '/multibanco-references';
export const make = (who: Person, more: object = {}): Promise<TestAnswer> =>
  who.call('POST', `${PATH}/`, { credits: 10, ...more });

/** A reference of an entity of its own, so that none has too many. */
export async function madeReference({ server }: World, more: object = {}) {
  const who = await server.person({ permissions: CLINIC, profile: { isBillable: true } });
  const { status, body } = await make(who, more);
  if (status !== 201) throw new Error(`no reference was made: ${status} ${JSON.stringify(body)}`);
  return {
    who,
    reference: body as { id: number; version: number; number: string; amount: number; entityId: number },
  };
}

export const balanceOf = async ({ db }: TestServer, entityId: number): Promise<number> =>
  (
    await getOne<{ value: number }>(
      db,
      sql`select coalesce((select value from credit_balance where entity_id = ${entityId}), 0) as value`,
    )
  ).value;

let transactions = 0;
/** A name of a transaction that none had before. */
export const newTransaction = (): string => `P-${(transactions += 1)}`;

/** What the provider says of a payment. */
export const noticeOf = (reference: { number: string; amount: number }, more: object = {}) => ({
  transaction: newTransaction(),
  entity: ENTITY_CODE,
  reference: reference.number,
  amount: reference.amount,
  paidAt: new Date().toISOString(),
  ...more,
});

/** Sends a notice as the provider does. */
export async function sendNotice(
  { app }: Pick<TestServer, 'app'>,
  notice: object,
  { secret = SECRET, at = Date.now(), signature }: { secret?: string; at?: number; signature?: string } = {},
): Promise<TestAnswer> {
  const body = JSON.stringify(notice);
  const time = String(Math.trunc(at / 1000));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/payments/multibanco/notices',
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-notice-time': time,
      'x-notice-signature': signature ?? signTimed(secret, time, body),
    },
  });
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body) };
}

export const message = ({ status, body }: TestAnswer): string => `${status} ${body.data?.message}`;
/** The outcome of a notice that was taken, else its refusal. */
export const outcome = (answer: TestAnswer): string =>
  answer.status === 200 ? answer.body.outcome : message(answer);

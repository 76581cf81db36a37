import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signTimed } from '../../../../server/outbound/signature.ts';
import {
  balanceOf,
  CALLBACK_KEY,
  ENTITY_CODE,
  madeReference,
  makeWorld,
  newTransaction,
  noticeOf,
  outcome,
  SECRET,
  sendNotice,
  SETTINGS,
  type World,
} from '../multibancoReference/multibancoWorld.ts';

let provider: Server;
let world: World;
/** What the provider answers next, and what it was asked. */
let answer: (response: ServerResponse) => void;
const asked: { readonly body: string; readonly headers: IncomingMessage['headers'] }[] = [];

const json = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body));
const paying = (notice: { transaction: string }, amount: number) =>
  json({ payments: [{ transaction: notice.transaction, amount, paidAt: new Date().toISOString() }] });

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ body, headers: request.headers });
      answer(response);
    });
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const { port } = provider.address() as AddressInfo;
  world = await makeWorld({ ...SETTINGS, MULTIBANCO_CONFIRM_URL: `http://127.0.0.1:${port}/payments` });
});
afterAll(async () => {
  await world.server.close();
  await new Promise((done) => provider.close(done));
});

describe('a notice, where the provider can be asked again', () => {
  it('that the provider confirms › is credited; the question is signed', async () => {
    const { reference } = await madeReference(world);
    const notice = noticeOf(reference);
    answer = paying(notice, reference.amount);
    asked.length = 0;
    expect(outcome(await sendNotice(world.server, notice))).toBe('CREDITED');
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { entity: ENTITY_CODE, reference: reference.number },
    ]);
    const [{ body, headers }] = asked as [(typeof asked)[number]];
    expect(headers['x-notice-signature']).toBe(signTimed(SECRET, String(headers['x-notice-time']), body));
    expect(await balanceOf(world.server, reference.entityId)).toBe(10);
  });

  it('whose amount the provider knows otherwise › counts with what the provider says', async () => {
    const { reference } = await madeReference(world);
    const notice = noticeOf(reference);
    answer = paying(notice, 1);
    expect(outcome(await sendNotice(world.server, notice))).toBe('UNMATCHED');
    expect(await balanceOf(world.server, reference.entityId)).toBe(0);
  });

  it('that the provider does not know, by whichever way › is refused', async () => {
    const { reference } = await madeReference(world);
    answer = paying({ transaction: 'another' }, reference.amount);
    expect(outcome(await sendNotice(world.server, noticeOf(reference)))).toBe('409 PAYMENT_NOT_CONFIRMED');
    const query = new URLSearchParams({
      key: CALLBACK_KEY,
      entity: ENTITY_CODE,
      reference: reference.number,
      value: '24.60',
      id: newTransaction(),
    });
    const called = await world.server.visitor.call('GET', `/payments/multibanco/callback?${query}`);
    expect(outcome(called)).toBe('409 PAYMENT_NOT_CONFIRMED');
    expect(await balanceOf(world.server, reference.entityId)).toBe(0);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['an error', (response) => void response.writeHead(500).end()],
    ['something else than was agreed', json({ paid: true })],
    ['no JSON', (response) => void response.end('<html>')],
    ['too much', (response) => void response.end('x'.repeat(200_000))],
    ['a redirection', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['nothing', (response) => void response.destroy()],
  ])('to which the provider answers %s › is to be sent again, and nothing is kept of it', async (_, how) => {
    const { reference } = await madeReference(world);
    const notice = noticeOf(reference);
    answer = how;
    asked.length = 0;
    const refused = await sendNotice(world.server, notice);
    expect([outcome(refused), refused.headers['retry-after']]).toEqual(['503 PAYMENT_PROVIDER_AWAY', '60']);
    // No redirection was followed.
    expect(asked).toHaveLength(1);
    answer = paying(notice, reference.amount);
    expect(outcome(await sendNotice(world.server, notice))).toBe('CREDITED');
  });

  it('that is forged › does not have the provider asked', async () => {
    const { reference } = await madeReference(world);
    asked.length = 0;
    await sendNotice(world.server, noticeOf(reference), { secret: 'x'.repeat(40) });
    expect(asked).toEqual([]);
  });
});

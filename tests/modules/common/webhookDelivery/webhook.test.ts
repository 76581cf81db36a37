import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEBHOOK_WAITS } from '../../../../resources/common/webhookDelivery/targets.ts';
import { startOutbox, type Outbox } from '../../../../server/jobs/outbox.ts';
import { webhookNotices } from '../../../../server/modules/common/webhookDelivery/notifyOfFailure.ts';
import { REPORT_MOVEMENT } from '../../../../server/modules/money/billingTransaction/post.ts';
import { reportMovementJob } from '../../../../server/modules/money/billingTransaction/reportMovement.ts';
import { signTimed } from '../../../../server/outbound/signature.ts';
import { readWebhookSettings } from '../../../../server/settings/webhooks.ts';
import { WEBHOOK_JOB } from '../../../../server/webhooks/queueWebhook.ts';
import { sendWebhook } from '../../../../server/webhooks/sendWebhook.ts';
import { webhookJob } from '../../../../server/webhooks/webhookJob.ts';
import {
  madeReference,
  makeWorld,
  message,
  noticeOf,
  sendNotice,
  SETTINGS,
  type World,
} from '../../money/multibancoReference/multibancoWorld.ts';

const SECRET = 'a-secret-of-the-accounting-0123456789abcdef';

let receiver: Server;
let port: number;
let world: World;
let outbox: Outbox;
/** What the other system answers, and what it got. */
let answer: (response: ServerResponse) => void;
const got: { readonly body: string; readonly headers: IncomingMessage['headers'] }[] = [];

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ body, headers: request.headers });
      answer(response);
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  ({ port } = receiver.address() as AddressInfo);
  world = await makeWorld({
    ...SETTINGS,
    CHARGE_WEBHOOK_URL: `http://127.0.0.1:${port}/charges`,
    CHARGE_WEBHOOK_SECRET: SECRET,
  });
});
afterAll(async () => {
  await world.server.close();
  await new Promise((done) => receiver.close(done));
});
beforeEach(() => {
  got.length = 0;
  answer = status(204);
  const { db, app } = world.server;
  const { settings } = app.services;
  outbox = startOutbox(
    db,
    {
      [REPORT_MOVEMENT]: reportMovementJob(db, settings),
      [WEBHOOK_JOB]: webhookJob(db, settings, webhookNotices(settings)),
    },
    { pollMs: 20 },
  );
});
afterEach(() => outbox.stop());

interface Delivery {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly attempts: number;
  readonly answerStatus: number | null;
  readonly lastError: string | null;
}

const newest = async (): Promise<Delivery> =>
  (await world.operator.call('GET', '/webhook-deliveries/search')).body.content[0] as Delivery;
const until = (expected: Partial<Delivery>) =>
  vi.waitFor(async () => expect(await newest()).toMatchObject(expected), { timeout: 10_000 });
/** Has the next attempt come now. */
const hurry = () =>
  world.server.db.query(
    sql`update outbox set next_attempt = now() where kind = ${WEBHOOK_JOB} and done_timestamp is null`,
  );

/** A charge by a payment, whose message the other system answers as it is set to. */
async function charge() {
  const { reference } = await madeReference(world);
  expect((await sendNotice(world.server, noticeOf(reference))).body.outcome).toBe('CREDITED');
  return reference;
}
const test = () => world.operator.call('POST', '/webhook-deliveries/test');

describe('a charge', () => {
  it('booked › is reported once, signed over time and bytes, with entity, credits and amount', async () => {
    const reference = await charge();
    await until({ status: 'DELIVERED', attempts: 1, answerStatus: 204 });
    expect(got).toHaveLength(1);
    const [{ body, headers }] = got as [(typeof got)[number]];
    expect(headers['x-coleira-signature']).toBe(signTimed(SECRET, String(headers['x-coleira-time']), body));
    const sent = JSON.parse(body) as { id: string };
    expect(sent).toMatchObject({
      event: 'CREDITS_CHARGED',
      data: { entity: { id: reference.entityId }, credits: 10, amount: 2460, vatRate: 23, reversesId: null },
    });
    expect(headers['x-coleira-message']).toBe(sent.id);
  });

  it('reported by two jobs › has one message', async () => {
    await charge();
    await until({ status: 'DELIVERED' });
    const { db } = world.server;
    const [last] = await db.query<{ transactionId: number }>(
      sql`select transaction_id from webhook_delivery order by id desc limit 1`,
    );
    await db.query(sql`insert into outbox (kind, payload)
      values (${REPORT_MOVEMENT}, ${JSON.stringify({ movementId: last!.transactionId })}::jsonb)`);
    outbox.wake();
    await vi.waitFor(async () =>
      expect(
        await db.query(sql`select 1 from outbox where kind = ${REPORT_MOVEMENT} and done_timestamp is null`),
      ).toEqual([]),
    );
    expect(got).toHaveLength(1);
  });
});

describe('a refund, and what undoes a movement', () => {
  it('booked › are reported as what they are, with the movement that is undone', async () => {
    const path = '/pricing-tables/transactions';
    const { entityId } = (await charge()) as { entityId: number };
    await until({ status: 'DELIVERED' });
    const refund = await world.operator.call('POST', `${path}/`, {
      entityId,
      type: 'REFUND',
      credits: 4,
      documentNumber: 'NC 2026/1',
      reason: 'Engano',
    });
    expect(refund.status, JSON.stringify(refund.body)).toBe(201);
    const { id, version } = refund.body;
    const undone = await world.operator.call('PUT', `${path}/${id}/reverse`, {
      version,
      reverseReason: 'Engano',
    });
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    await vi.waitFor(() => expect(got).toHaveLength(3), { timeout: 10_000 });
    const sent = got.map(({ body }) => JSON.parse(body) as { event: string; data: Record<string, number> });
    expect(sent.map(({ event, data }) => [event, data.credits])).toEqual([
      ['CREDITS_CHARGED', 10],
      ['CREDITS_REFUNDED', -4],
      ['CREDITS_REVERSED', 4],
    ]);
    expect(sent[2]!.data.reversesId).toBe(sent[1]!.data.transactionId);
  });
});

describe('a message', () => {
  it('that the other system does not take › is tried again with the same bytes, and is delivered', async () => {
    answer = status(500);
    expect((await test()).status).toBe(200);
    await until({ status: 'PENDING', attempts: 1, answerStatus: 500, lastError: 'REFUSED' });
    answer = status(200);
    await hurry();
    await until({ status: 'DELIVERED', attempts: 2, lastError: null });
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);
  });

  it('answered with a redirection › is not sent to where it leads', async () => {
    answer = status(302, { location: `http://127.0.0.1:${port}/elsewhere` });
    await test();
    await until({ status: 'PENDING', answerStatus: 302 });
    expect(got).toHaveLength(1);
  });

  it('that the last attempt does not deliver › has failed, notifies staff, and can be sent again', async () => {
    answer = status(503);
    await test();
    await until({ attempts: 1 });
    const { id } = await newest();
    await outbox.stop();
    // The attempts between are as the first one.
    const last = WEBHOOK_WAITS.length;
    await world.server.db.query(sql`update webhook_delivery set attempts = ${last}::int where id = ${id}`);
    await world.server.db
      .query(sql`update outbox set payload = ${JSON.stringify({ id, attempt: last + 1 })}::jsonb,
      next_attempt = now() where kind = ${WEBHOOK_JOB} and done_timestamp is null`);
    const { db, app } = world.server;
    const { settings } = app.services;
    outbox = startOutbox(
      db,
      { [WEBHOOK_JOB]: webhookJob(db, settings, webhookNotices(settings)) },
      { pollMs: 20 },
    );
    await until({ status: 'FAILED', attempts: last + 1 });
    const told = await db.query(
      sql`select 1 from notification where type = 'WEBHOOK_FAILED' and user_id = ${world.operator.id}`,
    );
    expect(told).toHaveLength(1);
    answer = status(200);
    // All four are of the same version: read apart, a late one would see the delivered message.
    const { version } = await newest();
    const again = () => world.operator.call('PUT', `/webhook-deliveries/${id}/send-again`, { version });
    const answers = await Promise.all(Array.from({ length: 4 }, again));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    await until({ status: 'DELIVERED', attempts: 1 });
  });

  it('to an address of a private network, or without encryption elsewhere › is never sent', async () => {
    for (const url of ['https://192.168.1.1/', 'https://169.254.169.254/', 'http://example.org/'])
      // eslint-disable-next-line no-await-in-loop
      expect(await sendWebhook({ url, secret: SECRET, allowsLoopback: true }, 'm', '{}')).toMatchObject({
        isDelivered: false,
        answerStatus: null,
      });
    expect(
      await sendWebhook(
        { url: `http://127.0.0.1:${port}/`, secret: SECRET, allowsLoopback: false },
        'm',
        '{}',
      ),
    ).toMatchObject({ isDelivered: false });
    expect(got).toEqual([]);
  });

  it('of any kind › is for the operator’s staff with the permission alone', async () => {
    const { server } = world;
    const other = await server.person({ permissions: ['MANAGE_BILLING'], profile: { isBillable: true } });
    for (const [method, path] of [
      ['GET', 'search'],
      ['GET', 'address'],
      ['POST', 'test'],
    ] as const)
      // eslint-disable-next-line no-await-in-loop
      expect((await other.call(method, `/webhook-deliveries/${path}`)).status).toBe(403);
    const { body } = await world.operator.call('GET', '/webhook-deliveries/address');
    expect(body).toEqual({ url: `http://127.0.0.1:${port}/charges` });
  });
});

describe('the settings of the webhook', () => {
  const read = (values: Record<string, string>, production = true) =>
    readWebhookSettings((name, parse) => (values[name] ? parse(values[name]) : undefined), production);

  it('without one of the two, without encryption in production, or with a short secret › stop the start', () => {
    expect(read({})).toMatchObject({ charges: undefined });
    expect(() => read({ CHARGE_WEBHOOK_URL: 'https://a.example/' })).toThrow('CHARGE_WEBHOOK_SECRET');
    expect(() => read({ CHARGE_WEBHOOK_SECRET: SECRET })).toThrow('CHARGE_WEBHOOK_URL');
    expect(() => read({ CHARGE_WEBHOOK_URL: 'http://a.example/', CHARGE_WEBHOOK_SECRET: SECRET })).toThrow(
      'https',
    );
    expect(() => read({ CHARGE_WEBHOOK_URL: 'https://a.example/', CHARGE_WEBHOOK_SECRET: 'short' })).toThrow(
      '32 to 200',
    );
  });
});

describe('a test message', () => {
  it('without an address › is refused', async () => {
    const without = await makeWorld(SETTINGS);
    try {
      expect(message(await without.operator.call('POST', '/webhook-deliveries/test'))).toBe(
        '409 WEBHOOK_NOT_SET',
      );
    } finally {
      await without.server.close();
    }
  });
});

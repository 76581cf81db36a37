import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOutbox, type Outbox } from '../../../../server/jobs/outbox.ts';
import { eventJob } from '../../../../server/modules/common/webhookSubscription/eventJob.ts';
import { webhookNotices } from '../../../../server/modules/common/webhookDelivery/notifyOfFailure.ts';
import { signTimed } from '../../../../server/outbound/signature.ts';
import { EVENT_JOB } from '../../../../server/webhooks/announce.ts';
import { WEBHOOK_JOB } from '../../../../server/webhooks/queueWebhook.ts';
import { webhookJob } from '../../../../server/webhooks/webhookJob.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { entityOf, staffInTheNameOf, manager, program } from '../../access/apiKey/keys.ts';
import { makeWorld, register, type World } from '../../animals/animal/fixtures.ts';

let server: TestServer;
let world: World;
let boss: Person;
let receiver: Server;
let port: number;
let outbox: Outbox;
let answer: (response: ServerResponse) => void;
const got: { readonly body: string; readonly headers: IncomingMessage['headers'] }[] = [];

const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();

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
  server = await testServer({ WEBHOOKS_ON_LOOPBACK: '1' });
  world = await makeWorld(server.db);
  boss = await manager(server);
});
afterAll(async () => {
  await server.close();
  await new Promise((done) => receiver.close(done));
});
beforeEach(() => {
  got.length = 0;
  answer = status(204);
  const { settings } = server.app.services;
  outbox = startOutbox(
    server.db,
    {
      [EVENT_JOB]: eventJob(server.db),
      [WEBHOOK_JOB]: webhookJob(server.db, settings, webhookNotices(settings)),
    },
    { pollMs: 20 },
  );
});
afterEach(async () => {
  await outbox.stop();
  await server.db.query(sql`update webhook_subscription set active = false`);
});

let number = 0;

/** Makes an address of the entity with a secret; its messages come to this machine. */
async function subscribe(who: Person, events: readonly string[]): Promise<{ id: number; secret: string }> {
  number += 1;
  const made = await who.call('POST', '/webhook-subscriptions', {
    name: `Programa ${number}`,
    url: 'https://clinica.example.pt/coleira',
    events,
  });
  expect(made.status).toBe(201);
  const { id } = made.body;
  const { body } = await who.call('PUT', `/webhook-subscriptions/${id}/secret`);
  await server.db.query(
    sql`update webhook_subscription set url = ${`http://127.0.0.1:${port}/${id}`} where id = ${id}`,
  );
  return { id, secret: body.secret };
}

const messagesOf = async (id: number) =>
  (await boss.call('GET', `/webhook-deliveries/search?subscriptionId=${id}`)).body.content as {
    id: number;
    status: string;
    event: string;
    attempts: number;
    lastError: string | null;
  }[];
const hurry = () =>
  server.db.query(
    sql`update outbox set next_attempt = now() where kind = ${WEBHOOK_JOB} and done_timestamp is null`,
  );

describe('an entity’s webhook', () => {
  it('of what happens to its animals › gets signed messages of ids alone', async () => {
    const { id, secret } = await subscribe(boss, ['ANIMAL_REGISTERED', 'ANIMAL_DIED']);
    const { transponder, id: animalId } = await register(boss, world);
    await vi.waitFor(() => expect(got).toHaveLength(1));
    const [{ body, headers } = { body: '', headers: {} }] = got;
    expect(headers['x-coleira-signature']).toBe(signTimed(secret, String(headers['x-coleira-time']), body));
    expect(JSON.parse(body)).toEqual({
      id: headers['x-coleira-message'],
      event: 'ANIMAL_REGISTERED',
      createdAt: expect.any(String),
      data: { at: expect.any(String), animalId, transponder },
    });
    await vi.waitFor(async () => expect((await messagesOf(id))[0]).toMatchObject({ status: 'DELIVERED' }));
  });

  it('of another entity › hears nothing, finds nothing and sends nothing again', async () => {
    const stranger = await manager(server);
    const theirs = await subscribe(stranger, ['ANIMAL_REGISTERED']);
    const own = await subscribe(boss, ['ANIMAL_REGISTERED']);
    await register(boss, world);
    await vi.waitFor(() => expect(got).toHaveLength(1));
    const [message] = await messagesOf(own.id);
    expect((await stranger.call('GET', `/webhook-deliveries/${message!.id}`)).status).toBe(404);
    expect((await stranger.call('PUT', `/webhook-deliveries/${message!.id}/send-again`)).status).toBe(404);
    expect((await stranger.call('GET', `/webhook-subscriptions/${own.id}`)).status).toBe(404);
    expect((await boss.call('PUT', `/webhook-subscriptions/${theirs.id}/secret`)).status).toBe(404);
  });

  it('of two events of one animal › gets the second once it has taken the first', async () => {
    const { id } = await subscribe(boss, ['ANIMAL_REGISTERED', 'ANIMAL_DIED']);
    answer = status(503);
    const { transponder, version } = await register(boss, world);
    await vi.waitFor(() => expect(got).toHaveLength(1));
    const today = new Date().toISOString().slice(0, 10);
    const dead = await boss.call('PUT', `/animals/${transponder}/mark-dead`, {
      version,
      deathTimestamp: today,
    });
    expect(dead.status).toBe(200);
    await vi.waitFor(async () => expect(await messagesOf(id)).toHaveLength(2));
    answer = status(204);
    await vi.waitFor(
      async () => {
        await hurry();
        expect(got.map(({ body }) => JSON.parse(body).event)).toEqual([
          'ANIMAL_REGISTERED',
          'ANIMAL_REGISTERED',
          'ANIMAL_DIED',
        ]);
      },
      { timeout: 10_000, interval: 100 },
    );
  });

  it('that takes nothing for a day › is stopped, its managers are notified, and failed messages go out again', async () => {
    const { db } = server;
    const colleague = await server.person({
      permissions: ['MANAGE_API_KEYS'],
      entityId: await entityOf(server, boss),
    });
    const { id } = await subscribe(boss, ['ANIMAL_REGISTERED']);
    answer = status(500);
    await db.query(
      sql`update webhook_subscription set failing_timestamp = now() - interval '25 hours' where id = ${id}`,
    );
    await register(boss, world);
    await vi.waitFor(async () => {
      const { body } = await boss.call('GET', `/webhook-subscriptions/${id}`);
      expect(body.active).toBe(false);
    });
    const told = await db.query(sql`select 1 from notification
      where user_id = ${colleague.id} and type = 'WEBHOOK_STOPPED' and object_id = ${String(id)}`);
    expect(told).toHaveLength(1);
    await vi.waitFor(async () => {
      await hurry();
      expect((await messagesOf(id))[0]).toMatchObject({ status: 'FAILED', lastError: 'STOPPED' });
    });
    answer = status(204);
    expect((await boss.call('PUT', `/webhook-subscriptions/${id}/start`)).status).toBe(200);
    const [message] = await messagesOf(id);
    expect((await boss.call('PUT', `/webhook-deliveries/${message!.id}/send-again`)).status).toBe(200);
    await vi.waitFor(async () => expect((await messagesOf(id))[0]).toMatchObject({ status: 'DELIVERED' }));
  });

  it('tested › gets a message without contents', async () => {
    const { id } = await subscribe(boss, ['ANIMAL_LOST']);
    expect((await boss.call('PUT', `/webhook-subscriptions/${id}/test`)).status).toBe(200);
    await vi.waitFor(() => expect(got.map(({ body }) => JSON.parse(body).event)).toEqual(['TEST']));
  });

  it.each([
    'http://clinica.example.pt/',
    'https://user:secret@clinica.example.pt/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://localhost/',
    'ftp://clinica.example.pt/',
    'https://169.254.169.254/latest/meta-data',
  ])('with the address %s › is refused', async (url) => {
    const { body } = await boss.call('POST', '/webhook-subscriptions', {
      name: 'X',
      url,
      events: ['ANIMAL_LOST'],
    });
    expect(body.errors).toEqual([{ property: 'url', error: 'INVALID_WEBHOOK_ADDRESS' }]);
  });

  it('at a name that leads to this machine › is not called', async () => {
    const { db, app } = server;
    const { id } = await subscribe(boss, ['ANIMAL_LOST']);
    await db.query(
      sql`update webhook_subscription set url = ${`https://localhost:${port}/`} where id = ${id}`,
    );
    await outbox.stop();
    const settings = {
      ...app.services.settings,
      webhooks: { charges: undefined, entitiesOnLoopback: false },
    };
    outbox = startOutbox(
      db,
      { [WEBHOOK_JOB]: webhookJob(db, settings, webhookNotices(settings)) },
      { pollMs: 20 },
    );
    await boss.call('PUT', `/webhook-subscriptions/${id}/test`);
    await vi.waitFor(async () =>
      expect((await messagesOf(id))[0]).toMatchObject({ lastError: 'NOT_PUBLIC' }),
    );
    expect(got).toEqual([]);
  });

  it('set or changed in the name of its manager › is refused: its messages leave after the session', async () => {
    const { id } = await subscribe(boss, ['ANIMAL_LOST']);
    const as = await staffInTheNameOf(server, boss);
    const { version, url } = (await boss.call('GET', `/webhook-subscriptions/${id}`)).body;
    const elsewhere = { name: 'De outro', url: 'https://outro.example.pt/', events: ['ANIMAL_LOST'] };
    for (const answered of [
      await as('POST', '/webhook-subscriptions', elsewhere),
      await as('PUT', `/webhook-subscriptions/${id}`, { version, url: elsewhere.url }),
      await as('PUT', `/webhook-subscriptions/${id}/secret`),
    ])
      expect([answered.status, answered.body.data?.message]).toEqual([409, 'NOT_WHILE_IMPERSONATING']);
    const set = await server.db.query(
      sql`select url from webhook_subscription where name = 'De outro' or id = ${id}`,
    );
    expect(set).toEqual([{ url }]);
  });

  it('asked for with a key › needs a person', async () => {
    const software = await program(server, boss, { scopes: ['ANIMALS_READ'] });
    const made = await software.call('POST', '/webhook-subscriptions', {});
    expect(made.body.data.message).toBe('API_KEY_NEEDS_PERSON');
  });
});

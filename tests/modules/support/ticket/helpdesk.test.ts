import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HELPDESK_JOB, helpdeskJob } from '../../../../server/helpdesk/job.ts';
import { startOutbox, type Outbox } from '../../../../server/jobs/outbox.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { TestHelpdesk } from './helpdeskServer.ts';

const CREDENTIALS = 'registo@example.test/token:abc123';
let helpdesk: TestHelpdesk;
let server: TestServer;
let outbox: Outbox;
let clinic: Person;
let support: Person;
let operator: Person;
let png: string;

beforeAll(async () => {
  helpdesk = await new TestHelpdesk().open();
  const environment = { HELPDESK_URL: `${helpdesk.url}/`, HELPDESK_CREDENTIALS: CREDENTIALS };
  server = await testServer(environment);
  outbox = startOutbox(
    server.db,
    { [HELPDESK_JOB]: helpdeskJob(server.db, readSettings(environment)) },
    { pollMs: 100 },
  );
  clinic = await server.person();
  support = await server.person({ permissions: ['MANAGE_TICKETS'] });
  operator = await server.person({ permissions: ['MANAGE_TICKETS'], profile: { name: 'operator' } });
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } });
  png = (await picture.png().toBuffer()).toString('base64');
});
afterAll(async () => {
  await outbox.stop();
  await server.close();
  await helpdesk.close();
});
beforeEach(() => {
  helpdesk.trouble = null;
  helpdesk.losesAnswers = 0;
});

const create = async (more: object = {}): Promise<number> => {
  const { status, body } = await clinic.call('POST', '/ticketing/', {
    category: 'OTHER',
    subject: 'OTHER',
    description: 'Preciso de ajuda.',
    currentUrl: '/animal',
    logSessionId: 'abcdef',
    ...more,
  });
  expect(status).toBe(200);
  return body.id;
};
const there = (id: number) =>
  vi.waitFor(
    () => {
      const found = helpdesk.tickets.find((one) => one.external_id === `coleira-ticket-${id}`);
      if (!found) throw new Error(`ticket ${id} is not there`);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
/** Once the outbox has nothing left to do. */
const settled = () =>
  vi.waitFor(
    async () => {
      const open = await server.db.query(
        sql`select 1 from outbox where kind = ${HELPDESK_JOB} and done_timestamp is null`,
      );
      if (open.length > 0) throw new Error('still at it');
    },
    { timeout: 60_000, interval: 50 },
  );
const sync = (id: number, who = support) => who.call('PUT', `/ticketing/${id}/sync`);
const read = async (who: Person, id: number) => (await who.call('GET', `/ticketing/${id}`)).body;

describe('a ticket in a register with a helpdesk', () => {
  test('a new one › is exported with its text, its page and its files, under the name of its author', async () => {
    const id = await create({
      attachments: [{ filename: 'screenshot.png', type: 'image/png', contents: png }],
    });
    const ticket = await there(id);
    await settled();
    expect(ticket).toMatchObject({
      subject: 'OTHER',
      requester: { email: expect.stringContaining('@example.test') },
    });
    for (const words of ['Preciso de ajuda.', '/animal', 'abcdef'])
      expect(ticket.comments[0]!.body).toContain(words);
    expect(helpdesk.uploads.at(-1)).toMatchObject({ filename: 'screenshot.png', type: 'image/png' });
    expect([...helpdesk.authorizations]).toEqual([`Basic ${Buffer.from(CREDENTIALS).toString('base64')}`]);
  });

  test('lost answers › create no second ticket or message', async () => {
    helpdesk.losesAnswers = 2;
    const id = await create();
    await clinic.call('POST', `/ticketing/${id}/conversation`, { message: 'Já agora, é urgente.' });
    const ticket = await there(id);
    await settled();
    expect(helpdesk.tickets.filter((one) => one.external_id === `coleira-ticket-${id}`)).toHaveLength(1);
    expect(ticket.comments.filter(({ body }) => body.includes('é urgente'))).toHaveLength(1);
  });

  test('status and public answers › are imported from it, each once, and its author is notified', async () => {
    const id = await create();
    const ticket = await there(id);
    await settled();
    ticket.status = 'open';
    helpdesk.say(ticket, 'Nota entre nós.', { isPublic: false });
    helpdesk.say(ticket, 'Experimente agora.', { files: ['passos.pdf'] });
    expect((await sync(id)).body).toMatchObject({ status: 'COLEIRA_RESPONDED', newMessages: 1 });
    const again = await sync(id);
    expect(again.body).toMatchObject({ status: 'COLEIRA_RESPONDED', newMessages: 0 });
    const [first] = (await clinic.call('GET', '/ticketing/search')).body.content;
    expect(first).toMatchObject({ id, hasNewMessages: true });
    expect((await read(clinic, id)).conversations).toMatchObject([
      {
        body: 'Experimente agora.\n\n[passos.pdf]',
        isAuthor: false,
        creationUser: { name: 'Rita do Helpdesk' },
      },
    ]);
    const { content } = (await clinic.call('GET', '/notifications/search')).body;
    expect(content[0]).toMatchObject({ type: 'TICKET_MESSAGE', objectId: String(id) });
  });

  test('any characters and lengths of an imported answer › are stored as plain text', async () => {
    const id = await create();
    const ticket = await there(id);
    await settled();
    helpdesk.say(ticket, `<img src=x onerror=alert(1)>\0 \ud800 ${'longo '.repeat(20_000)}`);
    expect((await sync(id)).body).toMatchObject({ newMessages: 1 });
    const [{ body }] = (await read(clinic, id)).conversations;
    expect(body).toMatch(/^<img src=x onerror=alert\(1\)> \ufffd longo/);
    expect(body).toHaveLength(50_000);
  });

  test.each([
    ['pending', 'PENDING_USER'],
    ['hold', 'PENDING_OTHERS'],
    ['solved', 'RESOLVED'],
    ['closed', 'CLOSED'],
  ])('that is %s there is %s here', async (theirs, ours) => {
    const id = await create();
    const ticket = await there(id);
    await settled();
    ticket.status = theirs;
    expect((await sync(id)).body.status).toBe(ours);
  });

  test('the operator › sees its place in the helpdesk, and sets the status there and not here', async () => {
    const id = await create();
    const ticket = await there(id);
    await settled();
    await sync(id);
    expect((await read(operator, id)).helpdeskUrl).toBe(`${helpdesk.url}/agent/tickets/${ticket.id}`);
    expect((await read(clinic, id)).helpdeskUrl).toBeNull();
    expect((await read(support, id)).helpdeskUrl).toBeNull();
    const { status, body } = await support.call('PUT', `/ticketing/${id}/status`, { status: 'CLOSED' });
    expect([status, body.data.message]).toEqual([409, 'TICKET_IS_IN_HELPDESK']);
  });
});

describe('a helpdesk in trouble', () => {
  test.each([
    ['that fails', 503],
    ['that refuses', 401],
    ['that sends elsewhere', 0],
  ])('%s is told as one that could not be synchronised, and holds up no ticket', async (_what, trouble) => {
    helpdesk.trouble = trouble;
    const id = await create();
    const { status, body } = await sync(id);
    expect([status, body.data.message]).toEqual([409, 'ERROR_SINCHRONIZE']);
    expect(JSON.stringify(body)).not.toContain('abc123');
    helpdesk.trouble = null;
    await vi.waitFor(async () => expect((await sync(id)).status).toBe(200), {
      timeout: 60_000,
      interval: 200,
    });
    expect(helpdesk.tickets.filter((one) => one.external_id === `coleira-ticket-${id}`)).toHaveLength(1);
  });
});

describe('the settings of a helpdesk', () => {
  test.each([
    ['an address without credentials', { HELPDESK_URL: 'https://help.example.org' }],
    ['an address that is none', { HELPDESK_URL: 'help', HELPDESK_CREDENTIALS: CREDENTIALS }],
    [
      'a password in the address',
      { HELPDESK_URL: 'https://a:b@help.example.org', HELPDESK_CREDENTIALS: CREDENTIALS },
    ],
    [
      'an address without encryption in production',
      { HELPDESK_URL: 'http://help.example.org', HELPDESK_CREDENTIALS: CREDENTIALS, NODE_ENV: 'production' },
    ],
  ])('are refused with %s, in words that hold no secret', (_what, environment) => {
    expect(() => readSettings(environment)).toThrowError(/^HELPDESK_(?:(?!abc123).)*$/);
  });
});

import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let clinic: Person;
let other: Person;
let support: Person;
let operator: Person;
let png: string;

beforeAll(async () => {
  server = await testServer();
  clinic = await server.person();
  other = await server.person();
  support = await server.person({ permissions: ['MANAGE_TICKETS'] });
  operator = await server.person({ permissions: ['MANAGE_TICKETS'], profile: { name: 'operator' } });
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f5a4c' } });
  png = (await picture.png().toBuffer()).toString('base64');
});
afterAll(() => server.close());

const asked = (more: object = {}) => ({
  category: 'BILLING',
  subject: 'BILLING',
  description: 'A referência multibanco não aparece.',
  attachments: [],
  currentUrl: 'https://registo.example/billing/charging',
  logSessionId: 'a1b2-c3d4',
  ...more,
});
const screenshot = (more: object = {}) => ({
  title: null,
  filename: 'screenshot.png',
  type: 'image/png',
  contents: png,
  ...more,
});

const create = async (who: Person, more: object = {}): Promise<number> => {
  const { status, body } = await who.call('POST', '/ticketing/', asked(more));
  expect(status).toBe(200);
  return body.id;
};
const read = async (who: Person, id: number) => (await who.call('GET', `/ticketing/${id}`)).body;
const reply = (who: Person, id: number, more: object = {}) =>
  who.call('POST', `/ticketing/${id}/conversation`, { message: 'Ainda não.', attachments: [], ...more });
const unread = async (who: Person) =>
  (await who.call('GET', '/ticketing/search?isRead=false&itemsPerPage=1')).body.totalItems;
const setStatus = (id: number, status: string) => support.call('PUT', `/ticketing/${id}/status`, { status });
const notices = async (who: Person, type: string) =>
  (await who.call('GET', '/notifications/search')).body.content.filter(
    (one: { type: string }) => one.type === type,
  );

describe('a new ticket', () => {
  test('without a subject › has that of its category, is open, and keeps page and visit', async () => {
    const id = await create(clinic, { lastSteps: ['/billing/charging', 'click: Criar'] });
    const ticket = await read(clinic, id);
    expect(ticket).toMatchObject({
      id,
      category: 'BILLING',
      subject: 'BILLING',
      description: 'A referência multibanco não aparece.',
      status: 'OPEN',
      currentUrl: 'https://registo.example/billing/charging',
      creationUser: {
        id: clinic.id,
        email: expect.stringContaining('@'),
        entity: { id: expect.any(Number) },
      },
      attachments: [],
      conversations: [],
      hasNewMessages: false,
      trace: null,
      helpdeskUrl: null,
    });
    expect((await read(support, id)).trace).toEqual({
      logSessionId: 'a1b2-c3d4',
      lastSteps: ['/billing/charging', 'click: Criar'],
    });
  });

  test('with a subject › keeps it, with its number and the time of its creation', async () => {
    const subject = 'Referência que não aparece';
    const id = await create(clinic, { subject });
    const { body } = await clinic.call('GET', '/ticketing/search?sortProperty=creationTimestamp');
    const listed = body.content.find((one: { id: number }) => one.id === id);
    expect(listed).toMatchObject({ id, subject, category: 'BILLING', creationTimestamp: expect.any(String) });
    expect(await read(clinic, id)).toMatchObject({
      id,
      subject,
      creationTimestamp: listed.creationTimestamp,
    });
  });

  test.each([
    ['without a category', { category: null }, 'category', 'MISSING_CATEGORY'],
    ['with a category that is none', { category: 'PARKING' }, 'category', 'INVALID_CATEGORY'],
    ['without a subject', { subject: '' }, 'subject', 'MISSING_SUBJECT'],
    ['with the word of another category as subject', { subject: 'OTHER' }, 'subject', 'INVALID_SUBJECT'],
    ['without a description', { description: '  ' }, 'description', 'MISSING_DESCRIPTION'],
    ['with half a process', { processType: 'ANIMAL_TRANSFER' }, 'processId', 'MISSING_PROCESS_ID'],
    [
      'on a process that is not there',
      { processType: 'ANIMAL_TRANSFER', processId: 987654 },
      'processId',
      'INVALID_PROCESS_ID',
    ],
  ])('is refused %s, under that field', async (_what, more, property, error) => {
    const { status, body } = await clinic.call('POST', '/ticketing/', asked(more));
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ property, error });
  });

  test.each([
    'STERILIZATION',
    'RABIES_PROPHYLAXIS',
    'TRANSPONDER_ERROR',
    'CHANGE_OWNER',
    'ANIMAL_OWNER_ERRORS',
  ])('may be about %s', async (category) => {
    const id = await create(clinic, { category, subject: category });
    expect((await read(clinic, id)).category).toBe(category);
  });

  test('carries its screenshot, which is read back as the picture it is', async () => {
    const id = await create(clinic, { attachments: [screenshot({ title: 'Ecrã' })] });
    const { attachments } = await read(clinic, id);
    expect(attachments).toMatchObject([{ title: 'Ecrã', filename: 'screenshot.png', type: 'image/png' }]);
    const path = `/ticketing/${id}/attachments/${attachments[0].id}`;
    const { body } = await clinic.call('GET', path);
    expect((await sharp(Buffer.from(body.contents, 'base64')).metadata()).width).toBe(40);
    expect((await other.call('GET', path)).status).toBe(404);
    const elsewhere = await create(clinic);
    expect(
      (await clinic.call('GET', `/ticketing/${elsewhere}/attachments/${attachments[0].id}`)).status,
    ).toBe(404);
  });

  test('eleven files, or a file of another type than it states › are refused; ten are accepted', async () => {
    const files = (count: number) => Array.from({ length: count }, () => screenshot());
    expect((await read(clinic, await create(clinic, { attachments: files(10) }))).attachments).toHaveLength(
      10,
    );
    const eleven = await clinic.call('POST', '/ticketing/', asked({ attachments: files(11) }));
    expect([eleven.status, eleven.body.errors[0].error]).toEqual([422, 'TOO_MANY_FILES']);
    const script = screenshot({ contents: Buffer.from('<script>alert(1)</script>').toString('base64') });
    const refused = await clinic.call('POST', '/ticketing/', asked({ attachments: [script] }));
    expect([refused.status, refused.body.errors[0]]).toEqual([
      422,
      { property: 'attachments[0]', error: 'INVALID_FILE_TYPE' },
    ]);
  });

  test('without an address to answer to › is refused', async () => {
    const nobody = await server.person();
    await server.db.query(sql`update app_user set email = '' where id = ${nobody.id}`);
    const { status, body } = await nobody.call('POST', '/ticketing/', asked());
    expect([status, body.data.message]).toEqual([409, 'USER_HAS_NO_EMAIL']);
  });

  test('a repeated request › creates one', async () => {
    const who = await server.person();
    const headers = { 'idempotency-key': 'ticket-once-0001' };
    const answers = await Promise.all([1, 2, 3].map(() => who.call('POST', '/ticketing/', asked(), headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await who.call('GET', '/ticketing/search')).body.totalItems).toBe(1);
  });

  test('its creation › is notified to those who handle tickets, and leaves a row in the audit', async () => {
    const id = await create(clinic);
    const mine = (await notices(support, 'NEW_TICKET')).filter(
      ({ objectId }: { objectId: string }) => objectId === String(id),
    );
    expect(mine).toMatchObject([{ additionalInfo: { subject: 'BILLING' } }]);
    expect(await notices(clinic, 'NEW_TICKET')).toEqual([]);
    const { n } = await getOne<{ n: number }>(
      server.db,
      sql`select count(*)::int as n from audit_log where action = 'CREATE' and object_type = 'ticket' and object_id = ${String(id)}`,
    );
    expect(n).toBe(1);
  });
});

describe('who sees a ticket', () => {
  test('its author, support and the operator › see it; for all other users it does not exist', async () => {
    const id = await create(clinic);
    for (const who of [clinic, support, operator])
      expect((await who.call('GET', `/ticketing/${id}`)).status).toBe(200);
    expect((await other.call('GET', `/ticketing/${id}`)).status).toBe(404);
    expect((await reply(other, id)).status).toBe(404);
    expect((await server.visitor.call('GET', `/ticketing/${id}`)).status).toBe(401);
    const seen = await other.call('GET', '/ticketing/search');
    expect(seen.body.content).toEqual([]);
  });
});

describe('the list', () => {
  test('a page › has ten, the last changed first', async () => {
    const who = await server.person();
    const ids: number[] = [];
    for (let at = 0; at < 11; at += 1) ids.push(await create(who));
    await reply(who, ids[0]!);
    const { body } = await who.call('GET', '/ticketing/search');
    expect(body).toMatchObject({ totalItems: 11, totalPages: 2, currentPage: 0, itemsPerPage: 10 });
    const order = [ids[0], ...ids.slice(1).toReversed()];
    expect(body.content.map(({ id }: { id: number }) => id)).toEqual(order.slice(0, 10));
    const asc = await who.call(
      'GET',
      '/ticketing/search?sortProperty=lastUpdate&sortDirection=ASC&itemsPerPage=1',
    );
    expect(asc.body.content[0].id).toBe(ids[1]);
  });

  test('filters by status, the product’s own included, and by category › are applied', async () => {
    const who = await server.person();
    const answered = await create(who);
    await create(who, { category: 'OTHER', subject: 'OTHER' });
    await reply(support, answered);
    const ids = async (query: string) =>
      (await who.call('GET', `/ticketing/search?${query}`)).body.content.map(({ id }: { id: number }) => id);
    expect(await ids('status=RESPONDED')).toEqual([answered]);
    expect(await ids('status=COLEIRA_RESPONDED')).toEqual([answered]);
    expect(await ids('status=OPEN,PENDING')).toHaveLength(1);
    expect(await ids('category=BILLING')).toEqual([answered]);
    expect((await who.call('GET', '/ticketing/search?status=LATER')).status).toBe(400);
  });
});

describe('what is unread', () => {
  test('its number › is in totalItems, ends with opening the ticket, and returns with an answer', async () => {
    const who = await server.person();
    const id = await create(who);
    expect(await unread(who)).toBe(0);
    await reply(support, id);
    expect(await unread(who)).toBe(1);
    const row = async () => (await who.call('GET', '/ticketing/search')).body.content[0];
    expect((await row()).hasNewMessages).toBe(true);
    expect(await read(who, id)).toMatchObject({ hasNewMessages: false });
    expect(await unread(who)).toBe(0);
    const { readTimestamp, lastUpdateTimestamp } = await row();
    expect(readTimestamp >= lastUpdateTimestamp).toBe(true);
    expect((await who.call('GET', '/ticketing/search?isRead=true')).body.totalItems).toBe(1);
  });

  test('each reader › has their own: support opening a ticket leaves it unread for others', async () => {
    const who = await server.person();
    const colleague = await server.person({ permissions: ['MANAGE_TICKETS'] });
    const id = await create(who);
    const before = await unread(colleague);
    await read(support, id);
    expect(await unread(colleague)).toBe(before);
    await read(colleague, id);
    expect(await unread(colleague)).toBe(before - 1);
  });

  test('the poll › reads no personal data and does not prolong the session', async () => {
    await create(clinic);
    const audited = () =>
      getOne<{ n: number }>(
        server.db,
        sql`select count(*)::int as n from audit_log where user_id = ${support.id}`,
      );
    const end = () =>
      getOne<{ e: string }>(server.db, sql`select idle_end as e from session where user_id = ${support.id}`);
    await server.db.query(
      sql`update session set idle_end = now() + interval '5 minutes' where user_id = ${support.id}`,
    );
    const [rows, idle] = [await audited(), await end()];
    const { body } = await support.call('GET', '/ticketing/search?isRead=false&itemsPerPage=1', undefined, {
      'x-poll': 'true',
    });
    expect(body.totalItems).toBeGreaterThan(0);
    expect(body.content).toEqual([]);
    expect([await audited(), await end()]).toEqual([rows, idle]);
  });

  test('a new message › appears in an open list automatically with all other rows', async () => {
    await create(await server.person());
    const first = (await support.call('GET', '/ticketing/search?itemsPerPage=10')).body;
    const poll = { 'x-poll': 'true' };
    const { body } = await support.call('GET', '/ticketing/search?itemsPerPage=10', undefined, poll);
    expect(body.content.length).toBeGreaterThan(0);
    expect(body).toEqual(first);
  });
});

describe('a message', () => {
  test('from support › answers the ticket; the next one of its author reopens it; each side is notified', async () => {
    const who = await server.person();
    const id = await create(who);
    const answer = await reply(support, id, { message: 'Já emitimos outra.', attachments: [screenshot()] });
    expect(answer.body.status).toBe('COLEIRA_RESPONDED');
    expect(await notices(who, 'TICKET_MESSAGE')).toMatchObject([{ objectId: String(id) }]);
    expect((await reply(who, id, { message: 'Obrigada.' })).body.status).toBe('OPEN');
    expect((await notices(support, 'TICKET_MESSAGE'))[0]).toMatchObject({ objectId: String(id) });
    const { conversations } = await read(who, id);
    expect(conversations).toMatchObject([
      { body: 'Já emitimos outra.', isAuthor: false, creationUser: { id: support.id } },
      { body: 'Obrigada.', isAuthor: true, creationUser: { id: who.id }, attachments: [] },
    ]);
    const [file] = conversations[0].attachments;
    expect((await who.call('GET', `/ticketing/${id}/attachments/${file.id}`)).body.filename).toBe(
      'screenshot.png',
    );
  });

  test('must say something, and may come without files', async () => {
    const id = await create(clinic);
    const { status, body } = await reply(clinic, id, { message: ' ' });
    expect([status, body.errors]).toEqual([422, [{ property: 'message', error: 'MISSING_MESSAGE' }]]);
    const bare = await clinic.call('POST', `/ticketing/${id}/conversation`, { message: 'Sem anexos.' });
    expect(bare.status).toBe(200);
  });

  test('from the operator’s profile › is refused, whatever permissions it has', async () => {
    const id = await create(clinic);
    expect((await reply(operator, id)).status).toBe(403);
    expect((await read(operator, id)).operations.REPLY).toMatchObject({ allowed: false });
    expect((await read(clinic, id)).operations.REPLY).toEqual({ allowed: true });
    const own = await create(operator);
    expect((await reply(operator, own)).status).toBe(403);
  });

  test('in a resolved ticket › reopens it, and in a closed one is refused', async () => {
    const id = await create(clinic);
    await setStatus(id, 'RESOLVED');
    expect((await reply(clinic, id)).body.status).toBe('OPEN');
    await setStatus(id, 'CLOSED');
    const { status, body } = await reply(clinic, id);
    expect([status, body.data.message]).toEqual([409, 'TICKET_IS_CLOSED']);
  });
});

describe('how a ticket stands', () => {
  test('those who handle tickets › set it, once for each version', async () => {
    const id = await create(clinic);
    expect((await clinic.call('PUT', `/ticketing/${id}/status`, { status: 'CLOSED' })).status).toBe(403);
    const { version } = await read(support, id);
    const first = await support.call('PUT', `/ticketing/${id}/status`, { status: 'PENDING', version });
    expect(first.body.status).toBe('PENDING');
    const stale = await support.call('PUT', `/ticketing/${id}/status`, { status: 'CLOSED', version });
    expect([stale.status, stale.body.data.message]).toEqual([409, 'STALE_VERSION']);
    expect((await setStatus(id, 'COLEIRA_RESPONDED')).status).toBe(422);
  });

  test('without a helpdesk, or without the permission › is not synchronised', async () => {
    const id = await create(clinic);
    expect((await clinic.call('PUT', `/ticketing/${id}/sync`)).status).toBe(403);
    const { status, body } = await operator.call('PUT', `/ticketing/${id}/sync`);
    expect([status, body.data.message]).toEqual([409, 'HELPDESK_NOT_CONFIGURED']);
  });
});

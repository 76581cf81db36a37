import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { findOne } from '../../../../server/db/db.ts';
import { deleteExpired } from '../../../../server/jobs/cleanup.ts';
import { buildApp } from '../../../../server/app.ts';
import type { Person, TestAnswer, TestServer } from '../../../helpers/server.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { register, type World } from '../../animals/animal/fixtures.ts';
import { lastCodeOf, postAsVisitor } from '../../../helpers/visitor.ts';
import { publicFormServer, requestIdOf } from './fixtures.ts';

let server: TestServer;
let world: World;
let operator: Person;
let staff: Person;

beforeAll(async () => {
  ({ server, world, staff, operator } = await publicFormServer());
});
afterAll(() => server.close());

let counter = 0;
const newEmail = (): string => `pessoa${(counter += 1)}@example.test`;

const call = (path: string, body: object, ip?: string, headers?: Readonly<Record<string, string>>) =>
  postAsVisitor(server, path, body, ip, headers);
const codeFor = (email: string) => lastCodeOf(server.db, email);

const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');
const values = (transponder: string) => ({
  transponder,
  deathDate: dayIn(),
  relation: 'OWNER',
  requesterName: 'Ana Reis',
  vatNumber: '123456789',
});

/** Fills in and confirms a form, and answers what the last call answered. */
async function send(form: string, typed: object, email = newEmail(), more: object = {}): Promise<TestAnswer> {
  const asked = await call(`/public-forms/${form}/codes`, { email });
  const code = await codeFor(email);
  return call(`/public-forms/${form}`, { token: asked.body.token, code, values: typed, ...more });
}

/** Opens a request by its reference. */
async function open(reference: string, email: string): Promise<TestAnswer> {
  const asked = await call('/public-requests/codes', { reference });
  return call('/public-requests/open', { token: asked.body.token, code: await codeFor(email) });
}

const message = (answer: TestAnswer): string => `${answer.status} ${answer.body.data?.message ?? ''}`.trim();
const count = async (): Promise<number> =>
  Number((await findOne<{ n: number }>(server.db, sql`select count(*)::int as n from death_request`))!.n);

describe('a public form', () => {
  it('confirmed by the mailed code › becomes a request in the queue, and not before', async () => {
    const { transponder } = await register(staff, world, {});
    const email = newEmail();
    const before = await count();
    const asked = await call('/public-forms/request-death/codes', { email });
    expect(await count()).toBe(before);
    const code = await codeFor(email);
    const sent = await call('/public-forms/request-death', {
      token: asked.body.token,
      code,
      values: values(transponder),
      documents: [declaration],
    });
    expect(sent.body.reference).toMatch(/^[0-9A-Z]{10}$/);
    const { body } = await operator.call('GET', `/request-deaths/search?universalSearch=${transponder}`);
    const found = body.content.find((one: { requesterEmail: string }) => one.requesterEmail === email);
    expect(found).toMatchObject({
      origin: 'PUBLIC',
      requesterName: 'Ana Reis',
      validationStatus: 'WAITING_VALIDATION',
    });
    expect((await operator.call('GET', `/request-deaths/${found.id}`)).body.documents).toHaveLength(1);
    const again = await call('/public-forms/request-death', {
      token: asked.body.token,
      code,
      values: values(transponder),
    });
    expect(message(again)).toBe('409 PUBLIC_CODE_EXPIRED');
  });

  it('sent again after a lost connection › answers the same reference, and is one request', async () => {
    const { transponder } = await register(staff, world, {});
    const email = newEmail();
    const { token } = (await call('/public-forms/request-death/codes', { email })).body;
    const body = { token, code: await codeFor(email), values: values(transponder), documents: [declaration] };
    const key = { 'idempotency-key': 'lost-form-0001' };
    const before = await count();
    const submit = (typed: object) => call('/public-forms/request-death', typed, '10.2.0.1', key);
    const first = await submit(body);
    expect(first.status).toBe(200);
    expect((await submit(body)).body).toEqual(first.body);
    expect(await count()).toBe(before + 1);
    const other = { ...body, values: { ...values(transponder), requesterName: 'Outra Pessoa' } };
    expect(message(await submit(other))).toBe('409 PUBLIC_CODE_EXPIRED');
  });

  it('for an animal that is on record or not › answers the same', async () => {
    const { transponder } = await register(staff, world, {});
    const known = await send('request-death', values(transponder));
    const unknown = await send('request-death', values('620098100200301'));
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    const repeated = await send('request-death', values(transponder));
    expect(repeated.status).toBe(200);
  });

  it('with wrong values › is refused under its fields, and the code stays good', async () => {
    const email = newEmail();
    const asked = await call('/public-forms/request-death/codes', { email });
    const body = { token: asked.body.token, code: await codeFor(email) };
    const refused = await call('/public-forms/request-death', {
      ...body,
      values: {
        ...values('62009'),
        deathDate: '2999-01-01',
        relation: 'FRIEND',
        requesterName: '',
        isDead: 1,
      },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ property }: { property: string }) => property).sort()).toEqual(
      ['deathDate', 'isDead', 'relation', 'requesterName', 'transponder'].sort(),
    );
    const mended = await call('/public-forms/request-death', { ...body, values: values('620098100200302') });
    expect(mended.status).toBe(200);
  });

  it('with a wrong code › is refused, and after five the right one is too', async () => {
    const email = newEmail();
    const { body } = await call('/public-forms/diac/codes', { email });
    const code = await codeFor(email);
    const typed = {
      transponder: '620098100200303',
      requesterName: 'Ana',
      vatNumber: '123456789',
      grounds: 'Extravio',
    };
    for (let at = 0; at < 5; at += 1) {
      const refused = await call('/public-forms/diac', {
        token: body.token,
        code: wrong(code),
        values: typed,
      });
      expect(refused.body.errors).toEqual([{ property: 'code', error: 'INVALID_CODE' }]);
    }
    const late = await call('/public-forms/diac', { token: body.token, code, values: typed });
    expect(message(late)).toBe('409 PUBLIC_CODE_EXPIRED');
  });

  it('with a code that has run out › is refused, and so is a request that is opened or changed with one', async () => {
    const age = (email: string) =>
      server.db.query(
        sql`update public_code set expires_at = now() - interval '1 second' where email = ${email}`,
      );
    const email = newEmail();
    const asked = await call('/public-forms/request-death/codes', { email });
    const sent = { token: asked.body.token, code: await codeFor(email), values: values('620098100200310') };
    await age(email);
    expect(message(await call('/public-forms/request-death', sent))).toBe('409 PUBLIC_CODE_EXPIRED');
    const other = newEmail();
    const { reference } = (await send('request-death', values('620098100200311'), other)).body;
    const wanted = await call('/public-requests/codes', { reference });
    const given = { token: wanted.body.token, code: await codeFor(other) };
    await server.db.query(sql`update public_code set expires_at = now() - interval '1 second'`);
    expect(message(await call('/public-requests/open', given))).toBe('409 PUBLIC_CODE_EXPIRED');
    const { access } = (await open(reference, other)).body;
    await server.db.query(sql`update public_code set expires_at = now() - interval '1 second'`);
    expect(message(await call('/public-requests/withdraw', { access }))).toBe('409 PUBLIC_CODE_EXPIRED');
  });

  it('with the code of another form, or without its documents › is refused', async () => {
    const email = newEmail();
    const asked = await call('/public-forms/diac/codes', { email });
    const code = await codeFor(email);
    const other = await call('/public-forms/request-death', {
      token: asked.body.token,
      code,
      values: values('620098100200304'),
    });
    expect(message(other)).toBe('409 PUBLIC_CODE_EXPIRED');
    const owner = { requesterName: 'Ana', vatNumber: '123456789', phone: '912 345 678' };
    const without = await send('personal-data', owner);
    expect(without.body.errors).toEqual([{ property: 'documents', error: 'MISSING_DOCUMENTS' }]);
    const whole = await send('personal-data', owner, newEmail(), { documents: [declaration] });
    expect(whole.status).toBe(200);
  });

  it('sent twice at the same time › is one request, and its code serves once', async () => {
    const email = newEmail();
    const { token } = (await call('/public-forms/request-death/codes', { email })).body;
    const body = { token, code: await codeFor(email), values: values('620098100200312') };
    const before = await count();
    const answers = await Promise.all([1, 2].map(() => call('/public-forms/request-death', body)));
    expect(answers.map(message).sort()).toEqual(['200', '409 PUBLIC_CODE_EXPIRED']);
    expect(await count()).toBe(before + 1);
  });

  it('asked for again and again › is refused by address of sender, and by mail address', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1)
      statuses.push((await call('/public-forms/diac/codes', { email })).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
    expect(statuses.at(-1)).toBe(429);
    const sender: TestAnswer[] = [];
    for (let at = 0; at < 41; at += 1)
      sender.push(await call('/public-forms/diac/codes', { email: newEmail() }, '10.9.9.9'));
    expect(sender.at(-1)!.status).toBe(429);
    expect(sender.at(-1)!.headers['retry-after']).toBeDefined();
  });

  it('of a person who never confirms › leaves no address behind', async () => {
    const email = newEmail();
    await call('/public-forms/diac/codes', { email });
    await server.db.query(
      sql`update public_code set expires_at = now() - interval '2 days' where email = ${email}`,
    );
    await deleteExpired(server.db);
    expect(await findOne(server.db, sql`select 1 from public_code where email = ${email}`)).toBeUndefined();
  });
});

describe('a reference', () => {
  it('opened with a mailed code › shows the state, takes documents when asked, once also when sent again, and can be taken back', async () => {
    const email = newEmail();
    const { reference } = (await send('request-death', values('620098100200305'), email)).body;
    const opened = await open(reference, email);
    expect(opened.body.request).toMatchObject({
      reference,
      form: 'request-death',
      validationStatus: 'WAITING_VALIDATION',
    });
    const { access } = opened.body;
    const early = await call('/public-requests/documents', { access, documents: [declaration] });
    expect(message(early)).toBe('409 REQUEST_WAITS_FOR_NOTHING');
    const none = await call('/public-requests/documents', { access, documents: [] });
    expect(none.body.errors).toEqual([{ property: 'documents', error: 'MISSING_DOCUMENTS' }]);
    const { body } = await operator.call('GET', `/request-deaths/search?universalSearch=620098100200305`);
    const decided = await operator.call('PUT', `/request-deaths/${body.content[0].id}/decision`, {
      validation: 'MORE_INFORMATION_NEEDED',
      reasons: ['DATE_UNCLEAR'],
    });
    expect(decided.status).toBe(200);
    const add = () =>
      call('/public-requests/documents', { access, documents: [declaration] }, '10.2.0.2', {
        'idempotency-key': 'lost-documents-01',
      });
    const added = await add();
    expect(added.body).toMatchObject({
      validationStatus: 'WAITING_VALIDATION',
      words: null,
      documents: [{ filename: declaration.filename }],
    });
    // As after a lost connection: the first answer, not a refusal, and no second document.
    expect((await add()).body).toEqual(added.body);
    const withdraw = () =>
      call('/public-requests/withdraw', { access }, '10.2.0.2', { 'idempotency-key': 'lost-withdrawal-01' });
    const gone = await withdraw();
    expect((await withdraw()).body).toEqual(gone.body);
    expect(gone.body).toMatchObject({ closed: true, accepted: null });
    expect(message(await call('/public-requests/withdraw', { access }))).toBe('409 REQUEST_ALREADY_CLOSED');
    const late = await call('/public-requests/documents', { access, documents: [declaration] });
    expect(message(late)).toBe('409 REQUEST_ALREADY_CLOSED');
  });

  it('of a person who writes in English › shows a ready-made reason in English', async () => {
    const email = newEmail();
    const sent = await send('request-death', values('620098100200309'), email, { language: 'en-US' });
    const id = await requestIdOf(server.db, sent.body.reference);
    await operator.call('PUT', `/request-deaths/${id}/decision`, {
      validation: 'REJECTED',
      reasons: ['DATE_UNCLEAR'],
      comments: 'Please write again.',
    });
    const { request } = (await open(sent.body.reference, email)).body;
    expect(request.words).toBe('The date of death is not clear. Please write again.');
  });

  it('that does not exist › is answered like one that does, and no code opens it', async () => {
    const email = newEmail();
    const { reference } = (await send('request-death', values('620098100200306'), email)).body;
    const known = await call('/public-requests/codes', { reference });
    const unknown = await call('/public-requests/codes', { reference: 'AAAAAAAAAA' });
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)]);
    const refused = await call('/public-requests/open', { token: unknown.body.token, code: '123456' });
    expect(refused.body.errors).toEqual([{ property: 'code', error: 'INVALID_CODE' }]);
  });

  it('of a decided request › reaches its person by mail', async () => {
    const email = newEmail();
    const { reference } = (await send('request-death', values('620098100200307'), email)).body;
    const { body } = await operator.call('GET', `/request-deaths/search?universalSearch=620098100200307`);
    await operator.call('PUT', `/request-deaths/${body.content[0].id}/decision`, {
      validation: 'REJECTED',
      reasons: ['DUPLICATE'],
    });
    const mails = await server.db.query<{ subject: string }>(
      sql`select payload->>'subject' as subject from outbox where payload->>'to' = ${email} order by id`,
    );
    expect(mails.at(-1)?.subject).toBe(`Pedido ${reference}: rejeitado`);
  });
});

describe('a page for the public', () => {
  it('in a frame › opens for the configured pages alone', async () => {
    const { db, mailer, settings } = server.app.services;
    const app = await buildApp({
      db,
      mailer,
      settings: { ...settings, formEmbedders: ['https://www.example.org'] },
    });
    const policyOf = async (url: string): Promise<string> =>
      String((await app.inject({ method: 'GET', url })).headers['content-security-policy']);
    const embedded = 'frame-ancestors https://www.example.org';
    for (const url of ['/forms/diac', '/public/request/ABCDEFGHJK', '/public/dashboards/1'])
      expect(await policyOf(url), url).toContain(embedded);
    for (const url of [
      '/',
      '/auth',
      '/formsabc',
      '/public/validate/X',
      '/dashboard',
      '/api/address/search-district',
    ])
      expect(await policyOf(url), url).toContain("frame-ancestors 'none'");
    await app.close();
    const plain = await server.app.inject({ method: 'GET', url: '/forms/diac' });
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

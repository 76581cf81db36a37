import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailHandler } from '../../server/jobs/mail.ts';
import { startOutbox, type Outbox } from '../../server/jobs/outbox.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { readMails } from '../helpers/mailbox.ts';
import { testServer, type TestAnswer, type TestServer } from '../helpers/server.ts';
import {
  account,
  actions,
  inTheNameOf,
  outbox,
  PASSWORD,
  signIn,
  outcomeOf,
  under,
  type Account,
} from './people.ts';

let server: TestServer;
let jobs: Outbox;
beforeAll(async () => {
  server = await testServer();
  jobs = startOutbox(server.db, {
    MAIL: mailHandler(openMailer(readSettings({ DATA_DIR: server.dataDir }))),
  });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** The texts of an address's mails, once there are so many. */
const mailsTo = (to: string, count: number): Promise<string[]> =>
  vi.waitFor(
    async () => {
      const mails = await readMails(outbox(server), to);
      if (mails.length < count) throw new Error(`${mails.length} mails to ${to}`);
      return mails.map(({ subject, text }) => `${subject}\n${text}`);
    },
    { timeout: 60_000 },
  );
const tokenIn = (text: string) => /\/personal\/email\/([\w-]+)/.exec(text)?.[1] ?? '';
const fields = ({ body }: TestAnswer) =>
  (body.errors as { property: string; error: string }[]).map((one) => `${one.property} ${one.error}`);
const session = (token: string) => under(server, token)('GET', '/auth/session');

const operator = () => account(server, { permissions: ['IMPERSONATE_USER'], profile: { name: 'operator' } });

describe('another e-mail address', () => {
  const ask = (who: Account, email: string, password = PASSWORD) =>
    who.call('PUT', '/users/me/email', { email, password });

  it('after its own user has used the mailed link › is the account’s; both addresses are notified', async () => {
    const person = await account(server);
    const elsewhere = (await signIn(server, person.email)).body.sessionToken as string;
    expect((await ask(person, ' Nova.Caixa@Example.test ')).status).toBe(200);
    expect((await person.call('GET', '/users/me')).body).toMatchObject({
      email: person.email,
      pendingEmail: 'nova.caixa@example.test',
    });
    const [sent] = await mailsTo('nova.caixa@example.test', 1);
    // The first mail to the old address was the code of the sign-in above.
    expect((await mailsTo(person.email, 2))[1]).toContain('Foi pedido outro endereço');
    const stranger = await account(server);
    const confirm = (by: Account) => by.call('POST', '/users/me/email/confirm', { token: tokenIn(sent!) });
    expect(outcomeOf(await confirm(stranger))).toBe('409 EMAIL_TOKEN_INVALID');
    expect((await confirm(person)).body).toEqual({ email: 'nova.caixa@example.test' });
    expect(outcomeOf(await confirm(person))).toBe('409 EMAIL_TOKEN_INVALID');
    expect((await person.call('GET', '/users/me')).body).toMatchObject({
      email: 'nova.caixa@example.test',
      pendingEmail: null,
    });
    expect((await session(elsewhere)).status).toBe(401);
    expect((await mailsTo(person.email, 3))[2]).toContain('deixou de servir');
    expect((await signIn(server, 'nova.caixa@example.test')).body.step).toBe('DONE');
    expect(await actions(server, person.id)).toEqual(
      expect.arrayContaining(['EMAIL_CHANGE_REQUESTED', 'EMAIL_CHANGED']),
    );
  });

  it('without the password › is refused, and wrong passwords count as at the sign-in', async () => {
    const person = await account(server);
    expect(fields(await ask(person, 'x@example.test', ''))).toEqual(['password MISSING_PASSWORD']);
    for (let i = 0; i < 5; i += 1)
      expect(fields(await ask(person, 'x@example.test', 'Errada!99'))).toEqual([
        'password INVALID_OLD_PASSWORD',
      ]);
    expect(outcomeOf(await ask(person, 'x@example.test'))).toBe('429 LOGIN_MAX_RETRIES_EXCEEDED');
    expect(await server.db.query(sql`select 1 from email_change where user_id = ${person.id}`)).toEqual([]);
    expect(await actions(server, person.id)).toContain('EMAIL_CHANGE_FAILED');
  });

  it('the same address, or no address › is refused', async () => {
    const person = await account(server);
    expect(fields(await ask(person, person.email.toUpperCase()))).toEqual(['email EMAIL_EQUALS_OLD']);
    expect(fields(await ask(person, 'ninguém'))).toEqual(['email INVALID_EMAIL']);
  });

  it('that has an account already › gets the same answer; only its owner is notified', async () => {
    const [person, other] = [await account(server), await account(server)];
    expect((await ask(person, other.email)).status).toBe(200);
    const [told1] = await mailsTo(other.email, 1);
    expect(told1).toContain('já tem uma conta');
    expect(tokenIn(told1!)).toBe('');
  });

  it('that another account has come to have since › is refused as a link that is over', async () => {
    const [person, other] = [await account(server), await account(server)];
    await ask(person, 'entretanto@example.test');
    const token = tokenIn((await mailsTo('entretanto@example.test', 1))[0]!);
    await server.db.query(sql`update app_user set email = 'entretanto@example.test' where id = ${other.id}`);
    const refused = await person.call('POST', '/users/me/email/confirm', { token });
    expect(outcomeOf(refused)).toBe('409 EMAIL_TOKEN_INVALID');
    expect((await person.call('GET', '/users/me')).body.email).toBe(person.email);
  });

  it('a pending change › can be cancelled, requested again, and expires', async () => {
    const person = await account(server);
    await ask(person, 'uma@example.test');
    const first = tokenIn((await mailsTo('uma@example.test', 1))[0]!);
    await ask(person, 'duas@example.test');
    const second = tokenIn((await mailsTo('duas@example.test', 1))[0]!);
    const confirm = async (token: string) =>
      outcomeOf(await person.call('POST', '/users/me/email/confirm', { token }));
    expect(await confirm(first)).toBe('409 EMAIL_TOKEN_INVALID');
    await server.db.query(sql`update email_change set expires_at = now() where user_id = ${person.id}`);
    expect(await confirm(second)).toBe('409 EMAIL_TOKEN_INVALID');
    await ask(person, 'tres@example.test');
    expect((await person.call('DELETE', '/users/me/email')).status).toBe(200);
    expect((await person.call('GET', '/users/me')).body.pendingEmail).toBeNull();
    const third = tokenIn((await mailsTo('tres@example.test', 1))[0]!);
    expect(await confirm(third)).toBe('409 EMAIL_TOKEN_INVALID');
  });
});

describe('the own sessions', () => {
  it('the list › shows address, device and last use, this session first', async () => {
    const person = await account(server);
    await server.db.query(
      sql`update session set last_use_timestamp = now() - interval '1 day' where user_id = ${person.id}`,
    );
    const mine = (await signIn(server, person.email)).body.sessionToken as string;
    const { body } = await under(server, mine)('GET', '/auth/sessions');
    expect(body.map((one: { isCurrent: boolean }) => one.isCurrent)).toEqual([true, false]);
    expect(body[1]).toMatchObject({ ip: '127.0.0.1', userAgent: 'test' });
    const age = (timestamp: string) => Math.round((Date.now() - Date.parse(timestamp)) / 3_600_000);
    expect(body.map((one: { lastUseTimestamp: string }) => age(one.lastUseTimestamp))).toEqual([0, 24]);
  });

  it('move their last use on with what a person does', async () => {
    const person = await account(server);
    await server.db.query(sql`
      update session set idle_end = now() + interval '5 minutes', last_use_timestamp = now() - interval '25 minutes'
      where user_id = ${person.id}`);
    const { body } = await person.call('GET', '/auth/sessions');
    expect(Date.now() - Date.parse(body[0].lastUseTimestamp)).toBeLessThan(20 * 60_000);
  });

  it('all end but this one, at their next call', async () => {
    const person = await account(server);
    const mine = (await signIn(server, person.email)).body.sessionToken as string;
    const stranger = await account(server);
    expect((await under(server, mine)('DELETE', '/auth/sessions')).body).toEqual({ ended: 1 });
    expect(outcomeOf(await session(person.token))).toBe('401 UNAUTHORIZED');
    expect((await session(mine)).status).toBe(200);
    expect((await session(stranger.token)).status).toBe(200);
  });

  it('that wait for one in another’s name end together with it', async () => {
    const [boss, other] = [await operator(), await account(server)];
    const mine = (await signIn(server, boss.email)).body.sessionToken as string;
    const { body } = await boss.call('POST', '/auth/impersonate', { userId: other.id });
    expect((await under(server, mine)('DELETE', '/auth/sessions')).body).toEqual({ ended: 1 });
    expect((await session(body.sessionToken)).status).toBe(401);
  });
});

describe('my activity', () => {
  const trail = async (call: Account['call'], query = '') =>
    (await call('GET', `/users/me/audit?itemsPerPage=100${query}`)).body;
  const actionsIn = (page: { content: { action: string }[] }) => page.content.map(({ action }) => action);

  it('acts of the account and attempts on it › are shown newest first; those of other users are not', async () => {
    const [person, other] = [await account(server), await account(server)];
    await signIn(server, other.email);
    await server.visitor.call('POST', '/auth/', { email: person.email, password: 'Errada!99' });
    await signIn(server, person.email);
    await person.call('PUT', '/users/me/password', { oldPassword: 'Errada!99', password: 'Medronho?38' });
    const page = await trail(person.call);
    expect(actionsIn(page)).toEqual(['PASSWORD_CHANGE_FAILED', 'LOGIN', 'LOGIN_FAILED']);
    expect(page).toMatchObject({ totalItems: 3, currentPage: 0, content: [{ ip: '127.0.0.1' }, {}, {}] });
  });

  it('filters by kind and days, and pages › are applied', async () => {
    const person = await account(server, { permissions: ['MANAGE_VACCINES'] });
    await signIn(server, person.email);
    const vaccine = { name: 'No meu rasto', immunizationTimePeriod: 1, immunizationTimeUnit: 'YEAR' };
    await person.call('POST', '/vaccines/', vaccine);
    expect(actionsIn(await trail(person.call, '&kind=SIGN_IN'))).toEqual(['LOGIN']);
    expect(actionsIn(await trail(person.call, '&kind=WRITE'))).toEqual(['CREATE']);
    expect(actionsIn(await trail(person.call, '&kind=READ'))).toEqual([]);
    expect(actionsIn(await trail(person.call, '&to=2020-01-01'))).toEqual([]);
    expect(actionsIn(await trail(person.call, '&from=2020-01-01'))).toEqual(['CREATE', 'LOGIN']);
    const second = await person.call('GET', '/users/me/audit?itemsPerPage=1&currentPage=1');
    expect(second.body).toMatchObject({ totalItems: 2, totalPages: 2, content: [{ action: 'LOGIN' }] });
    expect((await person.call('GET', '/users/me/audit?kind=ALL')).status).toBe(400);
  });

  it('an act of an impersonator › names both users to either of them', async () => {
    const [boss, other] = [await operator(), await account(server)];
    const as = await inTheNameOf(server, boss, other);
    await as('DELETE', '/auth/impersonate');
    const mine = await trail(other.call, '&kind=IMPERSONATION');
    expect(mine.content).toEqual([
      expect.objectContaining({
        action: 'IMPERSONATE_END',
        user: null,
        impersonator: expect.objectContaining({ id: boss.id }),
      }),
    ]);
    const again = (await signIn(server, boss.email)).body.sessionToken as string;
    const theirs = await trail(under(server, again), '&kind=IMPERSONATION');
    expect(theirs.content).toEqual([
      expect.objectContaining({
        action: 'IMPERSONATE_END',
        user: expect.objectContaining({ id: other.id }),
        impersonator: null,
      }),
      expect.objectContaining({ action: 'IMPERSONATE', user: null, objectId: String(other.id) }),
    ]);
  });
});

describe('in another’s name', () => {
  it('nothing is seen or changed of how that person signs in', async () => {
    const [boss, other] = [await operator(), await account(server)];
    const as = await inTheNameOf(server, boss, other);
    const refused = [
      as('GET', '/auth/sessions'),
      as('DELETE', '/auth/sessions'),
      as('DELETE', `/auth/sessions/${'0'.repeat(32)}`),
      as('GET', '/users/me/audit'),
      as('PUT', '/users/me/email', { email: 'minha@example.test', password: PASSWORD }),
      as('POST', '/users/me/email/confirm', { token: 'x' }),
      as('DELETE', '/users/me/email'),
    ];
    for (const answer of await Promise.all(refused))
      expect(outcomeOf(answer)).toBe('409 NOT_WHILE_IMPERSONATING');
    expect((await session(other.token)).status).toBe(200);
  });
});

describe('the own files', () => {
  const pdf = (text: string) => Buffer.from(`%PDF-1.4\n%${text}\n%%EOF\n`).toString('base64');
  const titles = ({ body }: TestAnswer) => body.content.map(({ title }: { title: string }) => title);

  it('the list › has the files that the user has uploaded and may still see, and is searched by words', async () => {
    const sender = await account(server, {
      permissions: ['UPLOAD_DOCUMENTS', 'READ_ENTITY_FILES'],
    });
    const other = await account(server, { permissions: ['UPLOAD_DOCUMENTS'] });
    const { entity } = (await session(sender.token)).body;
    const send = (who: Account, path: string, title: string) =>
      who.call('POST', path, {
        documents: [{ title, filename: `${title}.pdf`, contents: pdf(title) }],
      });
    expect((await send(sender, `/documents/entity/${entity.id}`, 'Licença de funcionamento')).status).toBe(
      200,
    );
    await send(sender, '/documents/general', 'Instruções de registo');
    await send(other, '/documents/general', 'De outra pessoa');
    expect(titles(await sender.call('GET', '/users/me/files'))).toEqual([
      'Instruções de registo',
      'Licença de funcionamento',
    ]);
    expect(titles(await sender.call('GET', '/users/me/files?universalSearch=licenca'))).toEqual([
      'Licença de funcionamento',
    ]);
    await server.db.query(sql`
      update role set permissions = '{}' where id = (select role_id from app_user where id = ${sender.id})`);
    expect(titles(await sender.call('GET', '/users/me/files'))).toEqual(['Instruções de registo']);
  });
});

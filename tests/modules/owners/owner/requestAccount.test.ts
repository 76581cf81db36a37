import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailHandler } from '../../../../server/jobs/mail.ts';
import { startOutbox, type Outbox } from '../../../../server/jobs/outbox.ts';
import { openMailer } from '../../../../server/mail/mailer.ts';
import { FORGOT_PASSWORD, forgotPasswordJob } from '../../../../server/auth/forgotJob.ts';
import { OWNER_ACCOUNT, ownerAccountJob } from '../../../../server/modules/owners/owner/ownerAccountJob.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import { give, outbox, signIn, under } from '../../../auth/people.ts';
import { readMails } from '../../../helpers/mailbox.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import { newNif, person, smallMap } from './owners.ts';

let server: TestServer;
let staff: Person;
let jobs: Outbox;
let parishId: number;

beforeAll(async () => {
  server = await testServer();
  ({ parishId } = await smallMap(server.db));
  staff = await server.person({
    profile: { name: 'operator' },
    permissions: ['READ_OWNER', 'WRITE_OWNER', 'LOCK_OWNER', 'MANAGE_OWNER_USERS'],
  });
  jobs = startOutbox(server.db, {
    MAIL: mailHandler(openMailer(readSettings({ DATA_DIR: server.dataDir }))),
    [FORGOT_PASSWORD]: forgotPasswordJob(server.db, { publicUrl: 'https://registo.example' }),
    [OWNER_ACCOUNT]: ownerAccountJob(server.app.services),
  });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

let counter = 0;
/** An owner with an email of its own. */
async function owner(more: Record<string, unknown> = {}) {
  counter += 1;
  const email = `titular${counter}@example.test`;
  const { body } = await staff.call('POST', '/owners/', person(parishId, { email, ...more }));
  return { id: body.id as number, vatNumber: body.vatNumber as string, email };
}

/** Asks for an account from a network of its own. */
async function ask(given: object, network = `10.7.${(counter += 1)}.1`): Promise<TestAnswer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/owner-account/',
    payload: { postalCode: '1000-123', ...given },
    remoteAddress: network,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** All mails to an address, once nothing is left to be sent. */
async function mailsTo(email: string): Promise<string[]> {
  await vi.waitFor(async () => {
    const [left] = await server.db.query(sql`select from outbox where done_timestamp is null limit 1`);
    expect(left).toBeUndefined();
  }, 60_000);
  return (await readMails(outbox(server), email)).map(({ text }) => text);
}

const linkIn = (mail: string | undefined): string =>
  /\/auth\/activate\/\d+\/[\w-]+/.exec(mail ?? '')?.[0] ?? '';

const PASSWORD = 'Azinheira!27';

describe('an owner who asks for an account', () => {
  it('with number, postal code and email as on record › is mailed a link, signs in and sees itself alone', async () => {
    const [mine, other] = [await owner(), await owner()];
    const asked = { number: `PT ${mine.vatNumber}`, postalCode: '1000 123', email: mine.email.toUpperCase() };
    expect(await ask(asked)).toMatchObject({ status: 200, body: {} });
    const mails = await mailsTo(mine.email);
    expect(mails).toHaveLength(1);
    const link = linkIn(mails[0]);
    expect((await server.visitor.call('POST', link, { password: PASSWORD })).status).toBe(200);
    expect((await server.visitor.call('POST', link, { password: PASSWORD })).status).toBe(409);
    jobs.wake();
    const session = (await signIn(server, mine.email)).body;
    const call = under(server, session.sessionToken);
    await call('PUT', '/auth/legalWarning/accept', {});
    const { body } = await call('GET', '/auth/session');
    expect(body.actor).toMatchObject({ ownerId: mine.id, entity: null, permissions: [], type: 'NORMAL' });
    expect((await call('GET', `/owners/${mine.id}`)).status).toBe(200);
    expect((await call('GET', `/owners/${other.id}`)).status).toBe(404);
    const rows = await server.db.query(
      sql`select user_id from audit_log where action = 'CREATE_ACCOUNT' and object_id = ${String(mine.id)}`,
    );
    expect(rows).toEqual([{ userId: null }]);
  });

  it('with an identity document in place of a tax number › is mailed a link', async () => {
    const mine = await owner({ idCard: '00000000 0 ZZ4' });
    await ask({ number: '000000000zz4', email: mine.email });
    expect(await mailsTo(mine.email)).toHaveLength(1);
  });

  it('with anything that differs from the record › gets the same answer, and no mail and no account', async () => {
    const [mine, other] = [await owner(), await owner()];
    const right = await ask({ number: (await owner()).vatNumber, email: 'x@example.test' });
    const wrong = [
      await ask({ number: newNif(), email: mine.email }),
      await ask({ number: other.vatNumber, email: mine.email }),
      await ask({ number: mine.vatNumber, email: 'outro@example.test' }),
      await ask({ number: mine.vatNumber, email: mine.email, postalCode: '1000-124' }),
    ];
    for (const answer of wrong) expect([answer.status, answer.body]).toEqual([right.status, right.body]);
    expect(await mailsTo(mine.email)).toEqual([]);
    expect(await mailsTo('outro@example.test')).toEqual([]);
    expect((await staff.call('GET', `/owners/${mine.id}`)).body.hasAccount).toBe(false);
  });

  it('who is locked › gets the same answer and no account', async () => {
    const mine = await owner();
    await staff.call('PUT', `/owners/${mine.id}/lock`, { isLocked: true });
    expect(await ask({ number: mine.vatNumber, email: mine.email })).toMatchObject({ status: 200, body: {} });
    expect(await mailsTo(mine.email)).toEqual([]);
  });

  it('whose email belongs to another account › gets no account and leaves that one as it is', async () => {
    const [mine, email] = [await owner(), `clinica${counter}@example.test`];
    await server.db.query(sql`update app_user set email = ${email} where id = ${staff.id}`);
    await server.db.query(sql`update owner set email = ${email} where id = ${mine.id}`);
    await ask({ number: mine.vatNumber, email });
    expect(await mailsTo(email)).toEqual([]);
    expect((await staff.call('GET', `/owners/${mine.id}`)).body.hasAccount).toBe(false);
  });

  it('who asks again before the account is active › has at most three links in a day, of which the last is valid', async () => {
    const mine = await owner();
    for (let time = 0; time < 5; time += 1) {
      await ask({ number: mine.vatNumber, email: mine.email });
      await mailsTo(mine.email);
    }
    const mails = await mailsTo(mine.email);
    expect(mails).toHaveLength(3);
    const links = await Promise.all(
      mails.map(
        async (mail) => (await server.visitor.call('POST', linkIn(mail), { password: PASSWORD })).status,
      ),
    );
    expect(links.toSorted()).toEqual([200, 409, 409]);
  });

  it('who has an active account › is mailed the link for a new password', async () => {
    const mine = await owner();
    await ask({ number: mine.vatNumber, email: mine.email });
    await server.visitor.call('POST', linkIn((await mailsTo(mine.email))[0]), { password: PASSWORD });
    expect((await give(server, mine.email)).status).toBe(200);
    await ask({ number: mine.vatNumber, email: mine.email });
    expect((await mailsTo(mine.email)).at(-1)).toContain('/auth/reset/');
  });

  it('who asks often from one address › is refused for every owner', async () => {
    const network = '10.8.1.1';
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await ask({ number: newNif(), email: 'x@example.test' }, network)).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('without a postal code › is refused at that field', async () => {
    const answer = await ask({ number: newNif(), email: 'x@example.test', postalCode: ' ' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'postalCode', error: 'MISSING_VALUE' }] },
    });
  });
});

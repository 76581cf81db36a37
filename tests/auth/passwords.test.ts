import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { passwordError } from '../../resources/access/session/password.ts';
import { firstOperatorLink } from '../../server/auth/firstOperator.ts';
import { FORGOT_PASSWORD, forgotPasswordJob } from '../../server/auth/forgotJob.ts';
import { getOne } from '../../server/db/db.ts';
import { mailHandler } from '../../server/jobs/mail.ts';
import { startOutbox, type Outbox } from '../../server/jobs/outbox.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { readMails } from '../helpers/mailbox.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import {
  account,
  actions,
  give,
  outbox,
  PASSWORD,
  signIn,
  outcomeOf,
  under,
  type Account,
} from './people.ts';

let server: TestServer;
let jobs: Outbox;
const settings = { publicUrl: 'https://registo.example' };

beforeAll(async () => {
  server = await testServer();
  const mailer = openMailer(readSettings({ DATA_DIR: server.dataDir }));
  jobs = startOutbox(server.db, {
    MAIL: mailHandler(mailer),
    [FORGOT_PASSWORD]: forgotPasswordJob(server.db, settings),
  });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** All mails to an address, once nothing is left to be sent. */
async function mailsTo(email: string): Promise<string[]> {
  await vi.waitFor(async () => {
    const [left] = await server.db.query(sql`select from outbox where done_timestamp is null limit 1`);
    expect(left).toBeUndefined();
  }, 60_000);
  return (await readMails(outbox(server), email)).map(({ text }) => text);
}

const linkIn = (mail: string | undefined, way: string): string =>
  new RegExp(`/auth/${way}/\\d+/[\\w-]+`).exec(mail ?? '')?.[0] ?? '';

async function resetLink(person: Account): Promise<string> {
  await server.visitor.call('POST', '/auth/forgot/', { email: person.email });
  return linkIn((await mailsTo(person.email)).at(-1), 'reset');
}

const NEW = 'Medronho?38';

describe('a password', () => {
  it.each([
    ['has six characters at least', 'Aa1!b', 'INVALID_PASSWORD'],
    ['has twenty-five at most', `Aa1!${'x'.repeat(22)}`, 'INVALID_PASSWORD'],
    ['has a capital', 'medronho?38', 'INVALID_PASSWORD'],
    ['has a small letter', 'MEDRONHO?38', 'INVALID_PASSWORD'],
    ['has a digit', 'Medronho?!', 'INVALID_PASSWORD'],
    ['has a sign', 'Medronho38', 'INVALID_PASSWORD'],
    ['is none of those tried first', 'Password1!', 'PASSWORD_COMPROMISED'],
    ['is none of them in disguise', 'P@ssw0rd!', 'PASSWORD_COMPROMISED'],
    ['is none of them with a year', 'Benfica!2024', 'PASSWORD_COMPROMISED'],
    ['does not come off the keyboard in one stroke', '1Qaz2wsx!', 'PASSWORD_COMPROMISED'],
    ['is no word of this register', 'Coleira#1', 'PASSWORD_COMPROMISED'],
    ['may be as short as six', 'Aa1!bc', undefined],
    ['may be as long as twenty-five', `Medronho?38${'x'.repeat(14)}`, undefined],
    ['may have accents and blanks', 'Índigo 4 ães', undefined],
  ])('%s', (_, password, code) => expect(passwordError(password)).toBe(code));
});

describe('a forgotten password', () => {
  it('known and unknown addresses › get the same answer, and only the known one a mail', async () => {
    const person = await account(server);
    const known = await server.visitor.call('POST', '/auth/forgot/', {
      email: ` ${person.email.toUpperCase()}`,
    });
    const unknown = await server.visitor.call('POST', '/auth/forgot/', { email: 'ninguem@example.test' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect(await mailsTo('ninguem@example.test')).toHaveLength(0);
  });

  it('a new one by the mailed link › is set once, ends all sessions, and is notified to the owner', async () => {
    const person = await account(server);
    const link = await resetLink(person);
    expect((await server.app.inject({ url: link })).statusCode).toBeLessThan(500);
    expect((await server.visitor.call('POST', link, { password: NEW })).body).toEqual({});
    expect((await person.call('GET', '/auth/session')).status).toBe(401);
    expect(outcomeOf(await give(server, person.email))).toBe('401 LOGIN_INVALID_CREDENTIALS');
    expect((await give(server, person.email, NEW)).body.step).toBe('TWO_FACTOR');
    expect(outcomeOf(await server.visitor.call('POST', link, { password: PASSWORD }))).toBe(
      '409 RECOVERY_TOKEN_INVALID',
    );
    expect((await mailsTo(person.email)).some((text) => text.includes('foi alterada'))).toBe(true);
    expect(await actions(server, person.id)).toContain('PASSWORD_RESET');
  });

  it('several uses of the link at the same time › set one new password', async () => {
    const link = await resetLink(await account(server));
    const answers = await Promise.all(
      [1, 2, 3].map((i) => server.visitor.call('POST', link, { password: `Medronho?3${i}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('a new one that is too weak › is refused with its reason, and the link stays valid', async () => {
    const link = await resetLink(await account(server));
    const weak = await server.visitor.call('POST', link, { password: 'curta' });
    expect(weak.body.errors).toEqual([{ property: 'password', error: 'INVALID_PASSWORD' }]);
    const same = await server.visitor.call('POST', link, { password: PASSWORD });
    expect(same.body.errors).toEqual([{ property: 'password', error: 'USER_PASSWORD_EQUALS_OLD' }]);
    expect((await server.visitor.call('POST', link, { password: NEW })).status).toBe(200);
  });

  it('cannot be replaced with a link of another account, of another kind, or run out', async () => {
    const [one, other] = [await account(server), await account(server)];
    const link = await resetLink(one);
    const token = link.split('/').at(-1);
    const attempts = [
      `/auth/reset/${other.id}/${token}`,
      `/auth/activate/${one.id}/${token}`,
      `/auth/reset/${one.id}/xyz`,
    ];
    for (const path of attempts)
      expect((await server.visitor.call('POST', path, { password: NEW })).status).toBe(409);
    await server.db.query(sql`update secret_token set expires_at = now() where user_id = ${one.id}`);
    expect((await server.visitor.call('POST', link, { password: NEW })).status).toBe(409);
  });

  it('unblocks an account', async () => {
    const person = await account(server);
    for (let i = 0; i < 5; i += 1) await give(server, person.email, 'Errada!99');
    expect(outcomeOf(await give(server, person.email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
    await server.visitor.call('POST', await resetLink(person), { password: NEW });
    expect((await give(server, person.email, NEW)).status).toBe(200);
  });

  it('a sixth mail within an hour, or one to an inactive account › is not sent', async () => {
    const [eager, gone] = [await account(server), await account(server)];
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${gone.id}`);
    const ask = (email: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/forgot/',
        payload: { email },
        remoteAddress: '10.5.5.5',
      });
    for (let i = 0; i < 8; i += 1) await ask(eager.email);
    await ask(gone.email);
    expect(await mailsTo(eager.email)).toHaveLength(5);
    expect(await mailsTo(gone.email)).toHaveLength(0);
  });

  it('a twenty-first request in ten minutes from one address › is refused', async () => {
    const ask = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/forgot/',
        payload: { email: 'x@example.test' },
        remoteAddress: '10.6.6.6',
      });
    for (let i = 0; i < 20; i += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a new account', () => {
  it('sets its first password with the mailed link, and still owes the second factor', async () => {
    const manager = await server.person({ permissions: ['WRITE_USER'] });
    const email = 'nova.pessoa@example.test';
    const { entityId, roleId } = await getOne<{ entityId: number; roleId: number }>(
      server.db,
      sql`select entity_id, role_id from app_user where id = ${manager.id}`,
    );
    await manager.call('POST', '/users/', { name: 'Nova Pessoa', email, entityId, roleId });
    const link = linkIn((await mailsTo(email)).at(-1), 'activate');
    const set = await server.visitor.call('POST', link, { password: NEW });
    expect(set.body).toEqual({});
    expect((await give(server, email, NEW)).body.step).toBe('TWO_FACTOR');
    expect(outcomeOf(await server.visitor.call('POST', link, { password: PASSWORD }))).toBe(
      '409 ACTIVATION_TOKEN_INVALID',
    );
  });
});

describe('changing the password', () => {
  it('with the present one › succeeds, ends the other sessions, and continues under a new token', async () => {
    const person = await account(server);
    const mine = (await signIn(server, person.email)).body.sessionToken as string;
    const changed = await under(server, mine)('PUT', '/users/me/password', {
      oldPassword: PASSWORD,
      password: NEW,
    });
    expect(changed.body.step).toBe('DONE');
    for (const dead of [mine, person.token])
      expect((await under(server, dead)('GET', '/auth/session')).status).toBe(401);
    expect((await under(server, changed.body.sessionToken)('GET', '/auth/session')).status).toBe(200);
    expect((await mailsTo(person.email)).some((text) => text.includes('foi alterada'))).toBe(true);
    expect(await actions(server, person.id)).toContain('PASSWORD_CHANGED');
  });

  it('with errors › names them under their fields, and wrong attempts count as at the sign-in', async () => {
    const person = await account(server);
    const change = (oldPassword: string, password: string) =>
      person.call('PUT', '/users/me/password', { oldPassword, password });
    expect((await change('', NEW)).body.errors).toEqual([
      { property: 'oldPassword', error: 'MISSING_OLD_PASSWORD' },
    ]);
    expect((await change(PASSWORD, PASSWORD)).body.errors).toEqual([
      { property: 'password', error: 'USER_PASSWORD_EQUALS_OLD' },
    ]);
    for (let i = 0; i < 5; i += 1) {
      expect((await change('Errada!99', NEW)).body.errors).toEqual([
        { property: 'oldPassword', error: 'INVALID_OLD_PASSWORD' },
      ]);
    }
    expect(outcomeOf(await change(PASSWORD, NEW))).toBe('429 LOGIN_MAX_RETRIES_EXCEEDED');
  });
});

describe('the own profile', () => {
  it('a change › is stored, and its earlier versions are kept', async () => {
    const person = await account(server);
    const { body: before } = await person.call('GET', '/users/me');
    expect(before).toMatchObject({
      email: person.email,
      language: 'pt-PT',
      timezone: 'Europe/Lisbon',
      receiveNotifications: true,
    });
    const given = {
      name: 'Outro Nome',
      language: 'en-US',
      timezone: 'Atlantic/Azores',
      receiveNotifications: false,
    };
    const saved = await person.call('PUT', '/users/me', { ...given, version: before.version });
    expect(saved.body).toMatchObject({ ...given, version: before.version + 1 });
    expect((await person.call('GET', '/auth/session')).body).toMatchObject({
      language: 'en-US',
      timezone: 'Atlantic/Azores',
    });
    expect(
      outcomeOf(await person.call('PUT', '/users/me', { ...given, name: 'X', version: before.version })),
    ).toBe('409 STALE_VERSION');
    const kept = await getOne<{ changedFields: string[]; data: object }>(
      server.db,
      sql`select changed_fields, data from record_version where module = 'user' and record_id = ${person.id}`,
    );
    expect(kept.changedFields).toEqual(['name', 'language', 'timezone', 'receiveNotifications']);
    expect(JSON.stringify(kept.data)).not.toContain('argon2');
  });

  it('several wrong fields › are all named', async () => {
    const person = await account(server);
    const answer = await person.call('PUT', '/users/me', {
      name: ' ',
      language: 'fr',
      timezone: 'Lisboa',
      receiveNotifications: true,
    });
    expect(answer.body.errors).toEqual([
      { property: 'name', error: 'MISSING_NAME' },
      { property: 'language', error: 'INVALID_LANGUAGE' },
      { property: 'timezone', error: 'INVALID_TIMEZONE' },
    ]);
  });
});

describe('a change of a part of the own profile', () => {
  it('the other fields › stay as they were', async () => {
    const person = await account(server);
    const { body: before } = await person.call('GET', '/users/me');
    const { body: saved } = await person.call('PUT', '/users/me', { language: 'en-US' });
    expect(saved).toEqual({ ...before, language: 'en-US', version: before.version + 1 });
    expect((await person.call('PUT', '/users/me', {})).body).toEqual(saved);
  });

  it('a missing required value › is refused, and distinguished from a malformed one', async () => {
    const person = await account(server);
    const nothing = { name: null, language: null, timezone: null, receiveNotifications: null };
    const refused = await person.call('PUT', '/users/me', nothing);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      { property: 'name', error: 'MISSING_NAME' },
      { property: 'language', error: 'MISSING_LANGUAGE' },
      { property: 'timezone', error: 'MISSING_TIMEZONE' },
      { property: 'receiveNotifications', error: 'MISSING_RECEIVE_NOTIFICATIONS' },
    ]);
    expect((await person.call('PUT', '/users/me', { receiveNotifications: 'yes' })).status).toBe(400);
  });
});

describe('an empty register', () => {
  it('the link printed at the start › creates its first account, once', async () => {
    const empty = await testServer();
    const path = new URL(await firstOperatorLink(empty.db, settings)).pathname;
    await empty.db.query(sql`insert into entity_profile (name) values ('COLEIRA')`);
    await empty.db.query(
      sql`insert into entity (name, vat_number, profile_id) select 'Operador', '500000000', id from entity_profile`,
    );
    await empty.db.query(
      sql`insert into role (name, permissions) values ('Operador', '{READ_USER,WRITE_USER}'), ('Outro', '{}')`,
    );
    const first = { name: 'Olga Reis', email: 'Olga@Example.test', password: NEW };
    expect((await empty.visitor.call('POST', path, { ...first, password: 'x' })).body.errors[0].error).toBe(
      'INVALID_PASSWORD',
    );
    const both = await empty.visitor.call('POST', path, { ...first, email: 'olga', password: 'x' });
    expect(both.body.errors).toEqual([
      { property: 'email', error: 'INVALID_EMAIL' },
      { property: 'password', error: 'INVALID_PASSWORD' },
    ]);
    const nowhere = await empty.visitor.call('POST', path, { ...first, email: 'olga@' });
    expect(nowhere.body.errors).toEqual([{ property: 'email', error: 'INVALID_EMAIL' }]);
    expect((await empty.visitor.call('POST', path, first)).status).toBe(200);
    expect(outcomeOf(await empty.visitor.call('POST', path, { ...first, email: 'b@example.test' }))).toBe(
      '409 ACTIVATION_TOKEN_INVALID',
    );
    const entered = await give(empty, 'olga@example.test', NEW);
    expect(entered.body.step).toBe('TWO_FACTOR');
    const user = await getOne(
      empty.db,
      sql`
      select e.name as entity, r.name as role from app_user u join entity e on e.id = u.entity_id join role r on r.id = u.role_id`,
    );
    expect(user).toEqual({ entity: 'Operador', role: 'Operador' });
    await empty.close();
  });
});

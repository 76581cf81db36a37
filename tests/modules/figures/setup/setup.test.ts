import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETUP_ENTRY_NAMES, type SetupEntryName } from '../../../../resources/figures/setup/entries.ts';
import type { SetupState } from '../../../../resources/figures/setup/calls.ts';
import { openSession } from '../../../../server/auth/session.ts';
import { getOne } from '../../../../server/db/db.ts';
import { makeKeys } from '../../../../server/keys/makeKeys.ts';
import { seedOnFirstStart } from '../../../../server/seed/seedOnFirstStart.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { testServer, type TestAnswer, type TestServer } from '../../../helpers/server.ts';

const PASSWORD = 'Medronho?38';
const FIRST = { name: 'Olga Reis', email: 'olga@registo.example.test', password: PASSWORD };

let server: TestServer;
let call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<TestAnswer>;

/** The register as its first start leaves it, with the operator's first account. */
async function emptyRegister(environment: Record<string, string>): Promise<typeof call> {
  server = await testServer({ NODE_ENV: 'production', ...environment });
  const welcome = (await seedOnFirstStart(server.db, server.app.services.settings))('');
  const path = /\/auth\/first\/\S+/.exec(welcome)![0];
  expect((await server.visitor.call('POST', path, FIRST)).status).toBe(200);
  const { id, entityId } = await getOne<{ id: number; entityId: number }>(
    server.db,
    sql`update app_user set legal_warning_read_timestamp = now(), legal_warning_version = 1
      returning id, entity_id`,
  );
  const token = await openSession(server.db, { userId: id, entityId, ip: '127.0.0.1', userAgent: null });
  return async (method, url, payload) => {
    const answer = await server.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    return { status: answer.statusCode, headers: {}, body: answer.json() };
  };
}

const state = async (): Promise<SetupState> => (await call('GET', '/setup/state')).body;
const open = async (): Promise<readonly SetupEntryName[]> =>
  (await state()).entries.filter(({ state: one }) => one === 'OPEN').map(({ name }) => name);

describe('the setup list of an empty register without settings', () => {
  beforeAll(async () => {
    call = await emptyRegister({});
  });
  afterAll(() => server.close());

  test('every entry › is open', async () => {
    expect(await open()).toEqual(SETUP_ENTRY_NAMES);
    expect(await state()).toMatchObject({ open: SETUP_ENTRY_NAMES.length, isOnHome: true });
  });

  test('a test mail without a mail server › is refused', async () => {
    expect((await state()).entries[1]).toMatchObject({ name: 'mail', step: 'SERVER' });
    const { status, body } = await call('POST', '/setup/mail', {});
    expect([status, body.data.message]).toEqual([409, 'SETUP_NO_MAIL_SERVER']);
  });

  test('a user without WRITE_CONFIGURATION › reads and changes nothing of it', async () => {
    const other = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await other.call('GET', '/setup/state')).status).toBe(403);
    expect((await other.call('PUT', '/setup/entries/mail/dismiss', { reason: 'Não.' })).status).toBe(403);
    expect((await other.call('PUT', '/setup/entries/mail/reopen', {})).status).toBe(403);
    expect((await other.call('POST', '/setup/mail', {})).status).toBe(403);
    expect((await other.call('PUT', '/setup/mail', { code: '000000' })).status).toBe(403);
  });

  test('an entry › is dismissed with a reason, and put back, both in the audit', async () => {
    const dismiss = (reason?: string) => call('PUT', '/setup/entries/signingKey/dismiss', { reason });
    for (const none of [undefined, '  '])
      expect((await dismiss(none)).body.errors).toEqual([{ property: 'reason', error: 'MISSING_REASON' }]);
    const { body } = await dismiss('A assinatura fica para o próximo mês.');
    expect(body.entries.find(({ name }: { name: string }) => name === 'signingKey')).toMatchObject({
      state: 'DISMISSED',
      dismissal: {
        reason: 'A assinatura fica para o próximo mês.',
        user: { name: 'Olga Reis' },
        creationTimestamp: expect.any(String),
      },
    });
    expect(await open()).not.toContain('signingKey');
    expect((await call('PUT', '/setup/entries/signingKey/reopen', {})).status).toBe(200);
    expect(await open()).toContain('signingKey');
    expect((await call('PUT', '/setup/entries/signingKey/reopen', {})).status).toBe(404);
    expect((await call('PUT', '/setup/entries/other/dismiss', { reason: 'Não.' })).status).toBe(400);
    const rows = await server.db.query(
      sql`select action, details from audit_log where object_type = 'setup' and object_id = 'signingKey' order by id`,
    );
    const details = { reason: 'A assinatura fica para o próximo mês.' };
    expect(rows).toEqual([
      { action: 'SETUP_DISMISSED', details },
      { action: 'SETUP_REOPENED', details },
    ]);
  });
});

describe('the setup list of an empty register with settings', () => {
  let folder: string;
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'coleira-keys-')), 'keys');
    const keys = await makeKeys(folder, { dataDir: join(folder, '..', 'data') });
    call = await emptyRegister({
      PUBLIC_URL: 'https://registo.example.test',
      SMTP_URL: 'smtp://user:secret@127.0.0.1:2525',
      ...Object.assign({}, ...keys.map(({ settings }) => settings)),
    });
  });
  afterAll(() => server.close());

  const codes = async (): Promise<string[]> =>
    (
      await server.db.query<{ payload: { text: string } }>(
        sql`select payload from outbox where payload->>'to' = ${FIRST.email} order by id`,
      )
    ).flatMap(({ payload }) => /^(\d{6})$/m.exec(payload.text)?.[1] ?? []);
  const confirm = (code: string) => call('PUT', '/setup/mail', { code });

  test('public address and keys › are done, and the keys are readable to their owner alone', async () => {
    expect(await open()).toEqual([
      'mail',
      'addresses',
      'legalTexts',
      'prices',
      'entity',
      'user',
      'veterinarian',
      'credits',
      'backup',
    ]);
    for (const name of ['audit-key.pem', 'certificates.p12', 'erasure-key'])
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    const again = await makeKeys(folder, { dataDir: join(folder, '..', 'data') });
    expect(again.map(({ isKept }) => isKept)).toEqual([true, true, true]);
    for (const inside of [folder, join(folder, '..')])
      await expect(makeKeys(folder, { dataDir: inside })).rejects.toThrow('lies in DATA_DIR');
  });

  test('mail › is done once the last mailed code is entered by the user who asked for it', async () => {
    expect((await state()).entries[1]).toMatchObject({ name: 'mail', step: 'TEST' });
    expect((await call('POST', '/setup/mail', {})).body).toEqual({ email: FIRST.email });
    expect((await call('POST', '/setup/mail', {})).status).toBe(200);
    // The user who opens the list by the link of the mail finds the field for its code.
    const step = async () => (await state()).entries[1]!.step;
    expect(await step()).toBe('CODE');
    const [first, last] = await codes();
    const wrong = last === '000000' ? '111111' : '000000';
    expect((await confirm(wrong)).body.errors).toEqual([{ property: 'code', error: 'INVALID_CODE' }]);
    if (first !== last) expect((await confirm(first!)).status).toBe(422);
    const other = await server.person({
      permissions: ['WRITE_CONFIGURATION'],
      profile: { name: 'operator' },
    });
    expect((await other.call('PUT', '/setup/mail', { code: last })).status).toBe(422);
    await server.db.query(sql`update setup_mail_test set creation_timestamp = now() - interval '61 minutes'`);
    expect(await step()).toBe('TEST');
    expect((await confirm(last!)).status).toBe(422);
    await server.db.query(sql`update setup_mail_test set creation_timestamp = now()`);
    expect(await open()).toContain('mail');
    expect((await confirm(` ${last} `)).status).toBe(200);
    expect(await open()).not.toContain('mail');
    const stored = await server.db.query(sql`select * from setup_mail_test`);
    expect(JSON.stringify(stored)).not.toContain('secret');
    // Of another server or sender, mails were not seen to arrive.
    await server.db.query(sql`update setup_mail_test set sender = 'mail.example.test ' || sender`);
    expect(await open()).toContain('mail');
    await server.db.query(sql`update setup_mail_test set sender = substr(sender, 19)`);
  });

  test('addresses and legal texts › are done once the country is imported and the operator has saved its texts', async () => {
    await server.db.query(sql`insert into address_import (is_whole_country) values (false)`);
    expect(await open()).toContain('addresses');
    await server.db.query(sql`insert into address_import (is_whole_country) values (true)`);
    expect(await open()).not.toContain('addresses');
    const set = async (key: string, value: object, version: number) =>
      (await call('PUT', `/configurations/${key}`, { value, version })).status;
    expect(await set('privacyNotice', { pt: '<p>Aviso</p>', en: '' }, 0)).toBe(200);
    expect(await open()).toContain('legalTexts');
    expect(await set('legalWarning', { version: 1, pt: '<p>Aviso</p>', en: '' }, 1)).toBe(200);
    expect(await open()).not.toContain('legalTexts');
  });

  test('prices and backup › are done once a table is in force and the code of a restore was entered', async () => {
    const table = (validFrom: string) => ({
      name: `Preços de ${validFrom}`,
      validFrom,
      lines: [{ service: 'REGISTRATION', credits: 2, unitPrice: 100, vatRate: 23 }],
    });
    const made = async (validFrom: string) => {
      const { status, body } = await call('POST', '/pricing-tables/', table(validFrom));
      expect(status, JSON.stringify(body)).toBe(201);
    };
    await made('2090-01-01');
    expect(await open()).toContain('prices');
    await made(dayIn('Europe/Lisbon'));
    expect(await open()).not.toContain('prices');
    const { id } = await getOne<{ id: number }>(
      server.db,
      sql`insert into backup (last_migration, restore_code) values ('001', 'ae8417d7bbf1') returning id`,
    );
    const prove = async (restoreCode: string) =>
      (await call('PUT', `/backups/${id}/prove`, { restoreCode, version: 1 })).status;
    expect(await prove('000000000000')).toBe(422);
    expect(await open()).toContain('backup');
    expect(await prove('ae8417d7bbf1')).toBe(200);
    expect(await open()).not.toContain('backup');
  });

  test('the first entity with its user, veterinarian and credits › ends the list', async () => {
    const profile = await getOne<{ id: number }>(
      server.db,
      sql`select id from entity_profile where is_billable limit 1`,
    );
    const parish = await getOne<{ id: number }>(server.db, sql`select id from parish order by id limit 1`);
    const role = await getOne<{ id: number }>(
      server.db,
      sql`select id from role where 'REGISTER_ANIMAL' = any(permissions) limit 1`,
    );
    const entity = await call('POST', '/entities/', {
      name: 'Clínica da Praça',
      vatNumber: '509442013',
      profileId: profile.id,
      parishId: parish.id,
      email: 'clinica@example.test',
      active: true,
    });
    expect(entity.status, JSON.stringify(entity.body)).toBe(201);
    expect(await open()).toEqual(['user', 'veterinarian', 'credits']);
    const user = await call('POST', '/users/', {
      name: 'Rui Sá',
      email: 'rui@example.test',
      entityId: entity.body.id,
      roleId: role.id,
      language: 'pt-PT',
      timezone: 'Europe/Lisbon',
    });
    expect(user.status, JSON.stringify(user.body)).toBe(201);
    expect(await open()).toEqual(['veterinarian', 'credits']);
    await server.person({ type: 'VETERINARY', entityId: entity.body.id });
    expect(await open()).toEqual(['credits']);
    const credits = await call('POST', '/pricing-tables/transactions/', {
      entityId: entity.body.id,
      type: 'CHARGE',
      credits: 10,
      reason: 'Primeiro carregamento',
      documentNumber: 'FT 2026/1',
    });
    expect(credits.status, JSON.stringify(credits.body)).toBe(201);
    expect(await state()).toMatchObject({ open: 0, isOnHome: false });
    expect((await state()).entries.every(({ state: one }) => one === 'DONE')).toBe(true);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { startCleanup, deleteExpired } from '../../server/jobs/cleanup.ts';
import { enqueueMail, mailHandler } from '../../server/jobs/mail.ts';
import { enqueue, GiveUp, type Outbox, type OutboxJob, startOutbox } from '../../server/jobs/outbox.ts';
import { openMailer, outboxFolder } from '../../server/mail/mailer.ts';
import { packagePath } from '../../server/paths.ts';
import { TestConnection } from '../helpers/cable.ts';
import { testDatabase, testDatabaseUrl, type TestDatabase } from '../helpers/database.ts';
import { readMails } from '../helpers/mailbox.ts';
import { startSmtp } from './smtpServer.ts';

let db: TestDatabase;
let folder: string;
let outbox: Outbox | undefined;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  await db.query(sql`delete from outbox`);
});
afterEach(async () => {
  await outbox?.stop();
  outbox = undefined;
  await rm(folder, { recursive: true, force: true });
});

const mail = (to: string): { to: string; subject: string; text: string } => ({
  to,
  subject: 'Olá',
  text: 'Bom dia\n',
});
const rows = (): Promise<Record<string, unknown>[]> =>
  db.query(
    sql`select attempts, last_error, done_timestamp is not null as done, payload from outbox order by id`,
  );
const never = { pollMs: 3_600_000 };

describe('The outbox', () => {
  test('A mail leaves as soon as the change that asked for it is there, and only then', async () => {
    const mailer = openMailer({ dataDir: folder, smtpUrl: undefined, mailFrom: 'no-reply@coleira.pt' });
    outbox = startOutbox(db, { MAIL: mailHandler(mailer) }, never);
    await expect(
      db.transaction(async (tx) => {
        await enqueueMail(tx, mail('nobody@demo.test'), 'NOTICE');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db.transaction((tx) => enqueueMail(tx, mail('ana@demo.test'), 'NOTICE'));
    await expect.poll(() => readMails(outboxFolder({ dataDir: folder }))).toHaveLength(1);
    expect((await readMails(outboxFolder({ dataDir: folder })))[0]!.to).toBe('ana@demo.test');
    // What it said is not kept: it may have been a link that signs in.
    await expect.poll(rows).toEqual([{ attempts: 1, lastError: null, done: true, payload: {} }]);
  });

  test('A mail server that is down gets every mail once when it is back', async () => {
    const gone = await startSmtp();
    const { port } = new URL(gone.url);
    await gone.close();
    const mailer = openMailer({ dataDir: folder, smtpUrl: gone.url, mailFrom: 'no-reply@coleira.pt' });
    outbox = startOutbox(db, { MAIL: mailHandler(mailer) }, { pollMs: 50 });
    for (const to of ['a@demo.test', 'b@demo.test', 'c@demo.test'])
      await db.transaction((tx) => enqueueMail(tx, mail(to), 'NOTICE'));
    await expect.poll(async () => (await rows()).every((row) => row['lastError'] !== null)).toBe(true);
    const back = await startSmtp({}, Number(port));
    await expect.poll(async () => (await rows()).every((row) => row['done'])).toBe(true);
    expect(back.taken.map((taken) => /^To: (.*)$/m.exec(taken)?.[1]).sort()).toEqual([
      'a@demo.test',
      'b@demo.test',
      'c@demo.test',
    ]);
    await back.close();
  });

  test('a job that can never succeed › is tried once and stores the reason', async () => {
    const mailer = openMailer({ dataDir: folder, smtpUrl: undefined, mailFrom: 'no-reply@coleira.pt' });
    const handlers = {
      MAIL: mailHandler(mailer),
      HOPELESS: () => Promise.reject(new GiveUp('not today')),
    };
    outbox = startOutbox(db, handlers, never);
    await db.transaction(async (tx) => {
      await enqueueMail(tx, mail('not an address'), 'NOTICE');
      await enqueue(tx, 'HOPELESS', { n: 1 });
    });
    await expect.poll(async () => (await rows()).map((row) => row['done'])).toEqual([true, true]);
    expect((await rows()).map((row) => row['lastError'])).toEqual([
      'the address of a mail is not one',
      'not today',
    ]);
  });

  test('a kind without a handler in this process › waits for a process that has one', async () => {
    outbox = startOutbox(db, { OTHER: async () => undefined }, never);
    await db.transaction(async (tx) => {
      await enqueue(tx, 'UNKNOWN', {});
      await enqueue(tx, 'OTHER', {});
    });
    await expect.poll(async () => (await rows()).map((row) => row['done'])).toEqual([false, true]);
  });

  test('four workers and two hundred rows › each row is handled once', async () => {
    const handled: unknown[] = [];
    const handlers = { COUNT: async ({ payload }: { payload: unknown }) => void handled.push(payload) };
    await db.transaction(async (tx) => {
      for (let n = 0; n < 200; n += 1) await enqueue(tx, 'COUNT', n);
    });
    const workers = Array.from({ length: 4 }, () => startOutbox(db, handlers, never));
    await expect.poll(async () => (await rows()).every((row) => row['done'])).toBe(true);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(handled.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  test('a handler that takes long › keeps its row leased', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let handled = 0;
    const slow = async (): Promise<void> => {
      handled += 1;
      await released;
    };
    outbox = startOutbox(db, { SLOW: slow }, { ...never, leaseMs: 300 });
    await db.transaction((tx) => enqueue(tx, 'SLOW', {}));
    const due = async () =>
      (await db.query<{ at: string }>(sql`select next_attempt as at from outbox`))[0]!.at;
    const seen = new Set<string>();
    await expect.poll(async () => seen.add(await due()).size).toBeGreaterThan(4); // renewed every 100 ms
    outbox.wake();
    release();
    await expect.poll(async () => (await rows())[0]!['done']).toBe(true);
    expect(handled).toBe(1);
  });

  test('stopping › waits for running handlers and takes no further row', async () => {
    let release = (): void => undefined;
    const reached = new Promise<void>((resolve) => {
      const slow = async (): Promise<void> => {
        resolve();
        await new Promise<void>((done) => (release = done));
      };
      outbox = startOutbox(db, { SLOW: slow }, never);
    });
    await db.transaction((tx) => enqueue(tx, 'SLOW', {}));
    await reached;
    const stopped = outbox!.stop();
    await db.transaction((tx) => enqueue(tx, 'SLOW', {}));
    release();
    await stopped;
    expect((await rows()).map((row) => row['done'])).toEqual([true, false]);
  });

  test('a process that is killed repeatedly › leaves every mail once in the folder', async () => {
    const own = await openPglite({ dataDir: folder });
    await migrate(own);
    await own.transaction(async (tx) => {
      for (let n = 0; n < 60; n += 1) await enqueueMail(tx, mail(`person${n}@demo.test`), 'NOTICE');
    });
    await own.close();
    for (const sent of [1, 13]) {
      const worker = spawn(process.execPath, [
        '--import',
        'tsx',
        packagePath('tests/server/outboxWorker.ts'),
        folder,
      ]);
      const exit = once(worker, 'exit');
      let seen = 0;
      for await (const line of createInterface({ input: worker.stdout })) {
        seen += line === '' ? 0 : 1;
        if (seen === sent) worker.kill('SIGKILL');
      }
      await exit;
    }
    const last = await openPglite({ dataDir: folder });
    const mailer = openMailer({ dataDir: folder, smtpUrl: undefined, mailFrom: 'no-reply@coleira.pt' });
    const rest = startOutbox(last, { MAIL: mailHandler(mailer) }, never);
    await expect
      .poll(() => last.query(sql`select from outbox where done_timestamp is null`), { timeout: 30_000 })
      .toEqual([]);
    await rest.stop();
    await last.close();
    const mails = await readMails(outboxFolder({ dataDir: folder }));
    expect(new Set(mails.map(({ to }) => to)).size).toBe(60);
    expect(mails).toHaveLength(60);
  });
});

// A cable that can be pulled leads to a PostgreSQL; the embedded database has none.
test.runIf(testDatabaseUrl)(
  'A connection that is lost once a mail has left sends it no second time',
  async () => {
    const own = await testDatabase();
    const cable = new TestConnection(new URL(own.url!));
    await cable.plugIn();
    const far = openPostgres(cable.url);
    const smtp = await startSmtp();
    const mailer = openMailer({ dataDir: folder, smtpUrl: smtp.url, mailFrom: 'no-reply@coleira.pt' });
    const send = mailHandler(mailer);
    const faults: unknown[] = [];
    const handlers = {
      MAIL: async (job: OutboxJob): Promise<void> => {
        await send(job);
        await cable.pull();
      },
    };
    outbox = startOutbox(far, handlers, { pollMs: 20, onError: (error) => faults.push(error) });
    await own.transaction((tx) => enqueueMail(tx, mail('ana@demo.test'), 'NOTICE'));
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    await cable.plugIn();
    await expect
      .poll(() => own.query(sql`select attempts, last_error from outbox where done_timestamp is not null`))
      .toEqual([{ attempts: 1, lastError: null }]);
    expect(smtp.taken).toHaveLength(1);
    await outbox.stop();
    await far.close();
    await cable.pull();
    await smtp.close();
    await own.close();
  },
);

test('outbox › a row that has been tried for a week › is given up and its payload is deleted', async () => {
  await db.query(sql`insert into outbox (kind, payload, creation_timestamp) values
    ('LINK', '{"token": "secret"}', now() - interval '8 days'), ('LINK', '{"token": "secret"}', now())`);
  const away = (): Promise<void> => Promise.reject(new Error('away'));
  outbox = startOutbox(db, { LINK: away }, never);
  await expect.poll(async () => (await rows()).map(({ lastError }) => lastError)).toEqual(['away', 'away']);
  expect((await rows()).map(({ done, payload }) => ({ done, payload }))).toEqual([
    { done: true, payload: {} },
    { done: false, payload: { token: 'secret' } },
  ]);
});

describe('the cleanup job', () => {
  test('expired and live rows side by side › only the expired ones are deleted', async () => {
    await db.script(`
      insert into app_user (id, name, email) values (1, 'Ana', 'ana@demo.test');
      insert into idempotency_key (user_id, key, request_hash, creation_timestamp) values
        (1, 'old', 'x', now() - interval '25 hours'), (1, 'new', 'x', now());
      insert into session (token_hash, user_id, suspended_by, idle_end, absolute_end) values
        ('idle', 1, null, now() - interval '1 minute', now() + interval '1 hour'),
        ('over', 1, null, now() - interval '2 minutes', now() - interval '1 minute'),
        ('waiting', 1, 'other', now() - interval '1 minute', now() + interval '1 hour'),
        ('waited', 1, 'other', now() - interval '1 hour', now() - interval '1 minute'),
        ('alive', 1, null, now() + interval '1 minute', now() + interval '1 hour');
      insert into secret_token (token_hash, purpose, expires_at, used_at) values
        ('used', 'RESET', now() + interval '1 hour', now() - interval '2 days'),
        ('expired', 'RESET', now() - interval '2 days', null),
        ('open', 'RESET', now() + interval '1 hour', null);
      insert into login_attempt (subject, window_start, blocked_until) values
        ('account:old', now() - interval '2 days', null),
        ('account:blocked', now() - interval '2 days', now() + interval '1 hour'),
        ('account:new', now(), null);
      insert into file_content (sha256, bytes, size) values ('orphan', '', 0), ('used', '', 0);
      insert into document (document_type, filename, type, size, sha256) values
        ('ANIMAL', 'a.pdf', 'application/pdf', 0, 'used'), ('ANIMAL', 'b.pdf', 'application/pdf', 0, 'orphan');
      delete from document where filename = 'b.pdf';
    `);
    await db.query(
      sql`insert into outbox (kind, payload, done_timestamp) values ('X', '{}', now() - interval '31 days'), ('X', '{}', now())`,
    );
    const deleted = Object.entries(await deleteExpired(db)).filter(([, count]) => count > 0);
    expect(Object.fromEntries(deleted)).toEqual({
      idempotency_key: 1,
      session: 3,
      secret_token: 2,
      login_attempt: 1,
      outbox: 1,
      file_content: 1,
    });
    expect(await db.query(sql`select key from idempotency_key`)).toEqual([{ key: 'new' }]);
    expect(
      await db.query(sql`select convert_from(token_hash, 'utf8') as name from session order by 1`),
    ).toEqual([{ name: 'alive' }, { name: 'waiting' }]);
    expect(await db.query(sql`select sha256 from file_content`)).toEqual([{ sha256: 'used' }]);
    expect(Object.values(await deleteExpired(db)).every((n) => n === 0)).toBe(true);
  });

  test('a short interval › the job runs repeatedly until it is stopped', async () => {
    await db.query(
      sql`insert into outbox (kind, payload, done_timestamp) values ('STRAY', '{}', now() - interval '31 days')`,
    );
    const cleanup = startCleanup(db, { everyMs: 20 });
    await expect.poll(() => db.query(sql`select from outbox where kind = 'STRAY'`)).toEqual([]);
    await cleanup.stop();
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyAudit } from '../../server/audit/verify.ts';
import { startCleanup, deleteExpired } from '../../server/jobs/cleanup.ts';
import { RETENTION, RULE_OF_MODULES, RULE_OF_REQUESTS } from '../../server/jobs/retention.ts';
import { BATCH } from '../../server/jobs/cleanupStatements.ts';
import { folderMailer } from '../../server/mail/folder.ts';
import { DEFAULT_RETENTION } from '../../server/settings/retention.ts';
import { readText } from '../project/project.ts';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';
import { sealAll } from '../helpers/seals.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await db.query(sql`insert into app_user (id, name, email) values (1, 'Ana', 'ana@demo.test')`);
});
afterAll(() => db.close());

const texts = async (statement: Sql): Promise<string[]> =>
  (await db.query<{ text: string }>(statement)).map(({ text }) => text);

describe('the retention rules', () => {
  test('every table, and no other › has a rule', async () => {
    const tables = await texts(sql`
      select table_name as text from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
    expect(Object.keys(RETENTION).toSorted()).toEqual(tables.toSorted());
  });

  test('every rule › has a reason and is described in the decision', () => {
    const page = readText('docs/decisions/0030-retention-periods.md');
    const untold = Object.entries(RETENTION).filter(
      ([table, { kept, why }]) =>
        why !== RULE_OF_MODULES.why &&
        why !== RULE_OF_REQUESTS.why &&
        (why.length < 10 || kept.length < 4 || !new RegExp(`\\b${table}\\b`).test(page)),
    );
    expect(untold.map(([table]) => table)).toEqual([]);
  });

  test('every cleanup statement › uses an index', async () => {
    const plans = await db.transaction(async (tx) => {
      // On tables as small as these reading through would be quicker: it is done where nothing else can be.
      await tx.query(sql`set local enable_seqscan = off`);
      const all: string[] = [];
      for (const [table, { statements = [] }] of Object.entries(RETENTION)) {
        for (const one of statements) {
          const rows = await tx.query<Record<string, string>>(sql`explain ${one(DEFAULT_RETENTION)}`);
          all.push(...rows.map((row) => `${table}: ${Object.values(row)[0]!}`));
        }
      }
      return all;
    });
    expect(plans.length).toBeGreaterThan(30);
    // Contents to be looked at are few, and all of them are meant.
    const read = plans.filter((line) => /Seq Scan/.test(line) && !/on released_content/.test(line));
    expect(read).toEqual([]);
  });
});

describe('the cleanup job', () => {
  const ages = (table: Sql): Promise<string[]> => texts(sql`select type as text from ${table} order by 1`);

  beforeEach(() => db.query(sql`delete from notification`));

  test('notifications › are deleted some months after they were read, unread ones after two years', async () => {
    await db.script(`insert into notification (user_id, type, date, read_timestamp) values
      (1, 'read long ago', now() - interval '400 days', now() - interval '181 days'),
      (1, 'read lately', now() - interval '800 days', now() - interval '179 days'),
      (1, 'left', now() - interval '731 days', null), (1, 'new', now() - interval '729 days', null)`);
    expect((await deleteExpired(db)).notification).toBe(2);
    expect(await ages(sql`notification`)).toEqual(['new', 'read lately']);
    expect((await deleteExpired(db, { ...DEFAULT_RETENTION, notifications: 178 })).notification).toBe(1);
    expect(await ages(sql`notification`)).toEqual(['new']);
  });

  test('more rows than a batch › are all deleted', async () => {
    await db.query(sql`insert into notification (user_id, type, date, read_timestamp)
      select 1, 'old', now(), now() - interval '200 days' from generate_series(1, ${BATCH * 2 + 7})`);
    expect((await deleteExpired(db)).notification).toBe(BATCH * 2 + 7);
  });

  test('an address that was never confirmed › is deleted a day after its link has expired', async () => {
    await db.script(`
      insert into app_user (id, name, email) values (2, 'Rui', 'rui@demo.test');
      insert into email_change (user_id, email, token_hash, expires_at) values
        (1, 'a@demo.test', 'a', now() - interval '25 hours'), (2, 'b@demo.test', 'b', now() - interval '23 hours')`);
    expect((await deleteExpired(db)).email_change).toBe(1);
    expect(await texts(sql`select email as text from email_change`)).toEqual(['b@demo.test']);
  });

  test('tickets that were finished long ago › lose their files and recorded actions and keep their messages', async () => {
    await db.script(`
      insert into ticket (id, category, subject, description, status, creation_user_id, last_update_timestamp, last_steps,
          current_url) values
        (1, 'OTHER', 's', 'finished long ago', 'CLOSED', 1, now() - interval '366 days', '["a"]', '/x'),
        (2, 'OTHER', 's', 'finished lately', 'RESOLVED', 1, now() - interval '364 days', '["a"]', '/x'),
        (3, 'OTHER', 's', 'open', 'OPEN', 1, now() - interval '3660 days', '["a"]', '/x');
      insert into ticket_message (id, ticket_id, body, creation_user_id) values (11, 1, 'Bom dia', 1), (12, 2, 'Bom dia', 1);
      insert into file_content (sha256, bytes, size)
        select x, '', 0 from unnest(array['own', 'said', 'lately', 'open', 'shared']) x;
      insert into document (document_type, document_type_id, filename, type, size, sha256) values
        ('TICKET', 1, 'a.png', 'image/png', 0, 'own'), ('TICKET_MESSAGE', 11, 'b.png', 'image/png', 0, 'said'),
        ('TICKET', 2, 'c.png', 'image/png', 0, 'lately'), ('TICKET_MESSAGE', 12, 'd.png', 'image/png', 0, 'lately'),
        ('TICKET', 3, 'e.png', 'image/png', 0, 'open'), ('TICKET', 1, 'f.png', 'image/png', 0, 'shared'),
        ('ANIMAL', 1, 'g.png', 'image/png', 0, 'shared'), ('ANIMAL', 11, 'h.png', 'image/png', 0, 'shared')`);
    const swept = await deleteExpired(db);
    expect([swept.ticket, swept.file_content]).toEqual([3, 2]);
    expect(await texts(sql`select filename as text from document order by 1`)).toEqual([
      'c.png',
      'd.png',
      'e.png',
      'g.png',
      'h.png',
    ]);
    expect(await texts(sql`select sha256 as text from file_content order by 1`)).toEqual([
      'lately',
      'open',
      'shared',
    ]);
    expect(
      await db.query(
        sql`select description, last_steps, current_url from ticket where id in (1, 2) order by id`,
      ),
    ).toEqual([
      { description: 'finished long ago', lastSteps: [], currentUrl: null },
      { description: 'finished lately', lastSteps: ['a'], currentUrl: '/x' },
    ]);
    expect(await texts(sql`select body as text from ticket_message order by id`)).toEqual([
      'Bom dia',
      'Bom dia',
    ]);
    expect(
      await db.query(
        sql`select action, object_type, user_id, details from audit_log where object_type = 'document'`,
      ),
    ).toEqual(
      Array.from({ length: 3 }, () => ({
        action: 'DELETE',
        objectType: 'document',
        userId: null,
        details: { reason: 'RETENTION' },
      })),
    );
    // A new message restarts the period: once finished again, the ticket is cleared again.
    await db.script(`
      insert into document (document_type, document_type_id, filename, type, size, sha256)
        values ('TICKET', 1, 'i.png', 'image/png', 0, 'shared');
      update ticket set cleared_timestamp = now() - interval '500 days' where id = 1`);
    expect((await deleteExpired(db)).ticket).toBe(1);
    expect((await deleteExpired(db)).ticket).toBe(0);
  });

  test('contents › are deleted with the last document that refers to them, also under concurrent writes', async () => {
    await db.script(`
      insert into file_content (sha256, bytes, size) values ('twice', '', 0), ('fetched', '', 0);
      insert into document (document_type, filename, type, size, sha256)
        values ('X', 'one', 'x', 0, 'twice'), ('X', 'two', 'x', 0, 'twice');
      insert into temp_document (id, user_id, filename, type, size, sha256, expiration_timestamp)
        values ('t', 1, 'x', 'x', 0, 'fetched', now() - interval '1 minute')`);
    await db.query(sql`delete from document where filename = 'one'`);
    expect(await deleteExpired(db)).toMatchObject({ temp_document: 1, file_content: 1 });
    expect(await texts(sql`select sha256 as text from file_content where sha256 = 'twice'`)).toEqual([
      'twice',
    ]);
    await db.query(sql`delete from document where filename = 'two'`);
    expect((await deleteExpired(db)).file_content).toBe(1);
    expect(await db.query(sql`select from released_content`)).toEqual([]);
  });

  test('the audit › stays as it was sealed', async () => {
    await db.query(
      sql`insert into audit_log (at, action, object_type) values (now() - interval '90 years', 'LOGIN', 'USER')`,
    );
    await sealAll(db);
    await deleteExpired(db, { notifications: 1, ticketFiles: 1, mails: 1 });
    const { broken, rows } = await verifyAudit(db);
    expect(broken).toBeNull();
    expect(rows).toBeGreaterThan(0);
    await expect(db.query(sql`delete from audit_log`)).rejects.toThrow(/never changed or deleted/);
  });

  test('old mails in the folder › are deleted and nothing else, until the job is stopped', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mails-'));
    const mailer = folderMailer(folder, 'no-reply@coleira.pt');
    const mail = (id: string, days: number) =>
      mailer.send({
        to: 'a@demo.test',
        subject: id,
        text: '',
        id,
        date: new Date(Date.now() - days * 86_400_000),
      });
    await mail('old', 31);
    await mail('new', 29);
    const cleanup = startCleanup(db, { mailFolder: folder, everyMs: 20 });
    await expect.poll(() => readdir(folder)).toEqual([expect.stringMatching(/-new\.eml$/)]);
    await cleanup.stop();
    await mail('older', 40);
    expect(await readdir(folder)).toHaveLength(2);
    await rm(folder, { recursive: true });
  });
});

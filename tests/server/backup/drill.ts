import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sql, { raw } from 'sql-template-tag';
import { expect } from 'vitest';
import { backUp } from '../../../server/backup/backUp.ts';
import { tablesOf } from '../../../server/backup/countRows.ts';
import { restore, type Restored } from '../../../server/backup/restore.ts';
import { getOne, type Db, type Queryable } from '../../../server/db/db.ts';
import { openDb } from '../../../server/db/open.ts';
import { seedMany } from '../../../server/seed/seedMany.ts';
import { readSettings } from '../../../server/settings/settings.ts';

/** Tables that the backup or the restore writes itself. */
const OWN = new Set(['backup', 'audit_log', 'session', 'secret_token', 'outbox', 'written_under_load']);

/** Where a register is: a folder, and a database where it has one of a server. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

export const settingsOf = ({ dataDir, databaseUrl }: Place) => ({
  ...readSettings({ NODE_ENV: 'production' }),
  dataDir,
  databaseUrl,
});

/** A digest of the contents of each table. */
async function contents(db: Queryable): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of await tablesOf(db)) {
    if (OWN.has(table)) continue;
    const { digest } = await getOne<{ digest: string }>(
      db,
      sql`select md5(coalesce(string_agg(t::text, E'\n' order by t::text), '')) as digest from ${raw(table)} t`,
    );
    digests[table] = digest;
  }
  return digests;
}

/** Fills a register, with a session, a code and a mail that must not come back. */
async function fill(db: Db, { dataDir }: Place): Promise<void> {
  await seedMany(db, { animals: 40, owners: 20, productToken: 'COLEIRA' });
  const file = Buffer.from('a picture');
  await db.script(`
    create table written_under_load (n int primary key);
    insert into session (token_hash, user_id, idle_end, absolute_end)
      select '\\x01', min(id), now() + interval '1 day', now() + interval '1 day' from app_user;
    insert into outbox (kind, payload) values ('MAIL', '{"to": "owner@example.test"}'), ('OTHER', '{}')`);
  await db.query(sql`insert into file_content (sha256, bytes, size) values ('abc', ${file}, ${file.length})`);
  await mkdir(join(dataDir, 'outbox'), { recursive: true });
  await writeFile(join(dataDir, 'outbox', 'mail.eml'), 'Subject: kept');
}

/** Writes rows until its end, each once the one before is acknowledged. */
function writeOn(db: Db): { readonly acknowledged: () => number; stop(): Promise<void> } {
  let last = 0;
  const end = new AbortController();
  const run = (async () => {
    while (!end.signal.aborted) {
      await db.query(sql`insert into written_under_load values (${last + 1})`);
      last += 1;
      // The embedded database answers within the same turn: timers would never come to theirs.
      await setImmediate();
    }
  })();
  return {
    acknowledged: () => last,
    stop: async () => {
      end.abort();
      await run;
    },
  };
}

/**
 * Fills a register, backs it up while it is written to, destroys it, restores it elsewhere and compares both.
 * @param destroy removes the first register and everything of it
 */
export async function drill(
  db: Db,
  from: Place,
  to: Place,
  folder: string,
  destroy: () => Promise<void>,
): Promise<Restored> {
  await fill(db, from);
  const before = await contents(db);
  const load = writeOn(db);
  const promised = load.acknowledged();
  // A key that the place of the restore has not.
  const erasureKey = Buffer.alloc(32, 1);
  const manifest = await backUp({ ...settingsOf(from), erasureKey }, folder);
  const written = load.acknowledged();
  await load.stop();
  await destroy();

  const restored = await restore(settingsOf(to), folder, { withoutErasures: true });
  expect(restored.otherKeys).toEqual(['ERASURE_KEY']);
  expect(JSON.stringify(manifest)).not.toContain(erasureKey.toString('hex'));
  const back = await openDb(settingsOf(to));
  try {
    expect(await contents(back)).toEqual(before);
    const rows = await getOne<{ count: number; max: number }>(
      back,
      sql`select count(*) as count, coalesce(max(n), 0) as max from written_under_load`,
    );
    expect(rows.count).toBe(rows.max);
    expect(rows.count).toBeGreaterThanOrEqual(promised);
    expect(rows.count).toBeLessThanOrEqual(written + 1);
    expect(manifest.tables.written_under_load).toBe(rows.count);
    // What must not come back: sign-ins, and mails to people.
    expect(await back.query(sql`select 1 from session`)).toEqual([]);
    expect(
      await back.query(sql`select kind, payload, last_error from outbox where done_timestamp is not null`),
    ).toEqual([{ kind: 'MAIL', payload: null, lastError: expect.stringContaining('restored') }]);
    expect(await back.query(sql`select action from audit_log order by id desc limit 1`)).toEqual([
      { action: 'BACKUP_RESTORED' },
    ]);
  } finally {
    await back.close();
  }
  return restored;
}

export const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

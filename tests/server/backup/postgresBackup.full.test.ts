import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { restore } from '../../../server/backup/restore.ts';
import { testDatabase, testDatabaseUrl } from '../../helpers/database.ts';
import { createDatabase, databaseAt, dropDatabase, onServer } from '../../helpers/serverDatabases.ts';
import { drill, remove, settingsOf } from './drill.ts';

const base = await mkdtemp(join(tmpdir(), 'coleira-backup-'));
afterAll(() => remove(base));

describe.skipIf(testDatabaseUrl === undefined)('a backup of PostgreSQL', () => {
  test('its restore › has every table as it was, of one moment of a register that is written to', async () => {
    const server = testDatabaseUrl!;
    const name = `coleira_test_restored_${process.pid}`;
    const db = await testDatabase();
    await onServer(server, (admin) => createDatabase(admin, name));
    const to = { dataDir: join(base, 'second'), databaseUrl: databaseAt(server, name) };
    try {
      const from = { dataDir: join(base, 'first'), databaseUrl: db.url! };
      const restored = await drill(db, from, to, join(base, 'backup'), () => db.close());
      expect(restored.audit.broken).toBeNull();
      expect(restored.ledger.faultCount).toBe(0);
      await expect(restore(settingsOf(to), join(base, 'backup'))).rejects.toThrow('holds tables');
    } finally {
      await onServer(server, (admin) => dropDatabase(admin, name));
    }
  });
});

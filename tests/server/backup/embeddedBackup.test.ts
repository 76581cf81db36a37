import { mkdir, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '../../../server/backup/backUp.ts';
import { startCopies } from '../../../server/backup/embeddedCopy.ts';
import type { Manifest } from '../../../server/backup/manifest.ts';
import { restore, type Restored } from '../../../server/backup/restore.ts';
import { embeddedDatabase } from '../../helpers/database.ts';
import { drill, remove, settingsOf } from './drill.ts';

let base: string;
let restored: Restored;
const at = (name: string): string => join(base, name);
const place = (name: string) => ({ dataDir: at(name) });

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'coleira-backup-'));
  const db = await embeddedDatabase(at('first'));
  const copies = startCopies(db, at('first'));
  restored = await drill(db, place('first'), place('second'), at('backup'), async () => {
    await copies?.stop();
    await db.close();
    await remove(at('first'));
  });
});
afterAll(() => remove(base));

const change = async (edit: (manifest: Manifest) => object): Promise<() => Promise<void>> => {
  const file = join(at('backup'), 'manifest.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, JSON.stringify(edit(JSON.parse(text) as Manifest)));
  return () => writeFile(file, text);
};

/** What a restore into an empty folder is refused with; it must leave the folder empty. */
async function refusal(
  from = at('backup'),
  to = 'empty',
  more: object = {},
  withoutErasures = true,
): Promise<string> {
  const failure = await restore({ ...settingsOf(place(to)), ...more }, from, { withoutErasures }).then(
    () => 'none',
    ({ message }: Error) => message,
  );
  if (to === 'empty') expect(await readdir(at('empty')).catch(() => [])).toEqual([]);
  return failure;
}

describe('a backup of the embedded database', () => {
  test('its restore › agrees with the manifest, the audit and the account book', () => {
    expect(restored.audit.broken).toBeNull();
    expect(restored.ledger.faultCount).toBe(0);
    expect(restored).toMatchObject({ endedSessions: 1, heldMails: 1, migrated: [] });
    expect(restored.restoreCode).toMatch(/^[0-9a-f]{12}$/);
  });

  test('mails that are kept as files › come back', async () => {
    expect(await readFile(join(at('second'), 'outbox', 'mail.eml'), 'utf8')).toBe('Subject: kept');
  });

  test('a register that no server has open › is backed up alike', async () => {
    const { tables } = await backUp(settingsOf(place('second')), at('again'));
    expect(tables.animal).toBe(40);
    expect(tables['archive.audit_log']).toBe(0);
    expect(tables.backup).toBe(2);
  });

  test('a folder that holds something › is refused, and stays as it is', async () => {
    const before = await readdir(at('backup'));
    await expect(backUp(settingsOf(place('second')), at('backup'))).rejects.toThrow('is not empty');
    expect(await readdir(at('backup'))).toEqual(before);
  });
});

describe('a restore', () => {
  test('a folder without a manifest › is refused', async () => {
    await mkdir(at('nothing'));
    expect(await refusal(at('nothing'))).toContain('no complete backup');
  });

  test('a missing part › is refused', async () => {
    const part = join(at('backup'), 'database', 'db', 'PG_VERSION');
    await rename(part, at('aside'));
    expect(await refusal()).toBe('The backup lacks database/db/PG_VERSION.');
    await rename(at('aside'), part);
  });

  test('a changed part › is refused', async () => {
    const part = join(at('backup'), 'files', 'outbox', 'mail.eml');
    const text = await readFile(part, 'utf8');
    await writeFile(part, `${text}!`);
    expect(await refusal()).toContain('files/outbox/mail.eml of the backup is not as it was written');
    await writeFile(part, text);
  });

  test('a backup of a newer version › is refused', async () => {
    const undo = await change((manifest) => ({ ...manifest, lastMigration: '999_later.sql' }));
    expect(await refusal()).toContain('is newer: its database has 999_later.sql');
    await undo();
    const undoFormat = await change((manifest) => ({ ...manifest, format: 2 }));
    expect(await refusal()).toContain('whose layout is not known here');
    await undoFormat();
  });

  test('no list of erased owners, where it is no drill › is refused', async () => {
    expect(await refusal(at('backup'), 'empty', {}, false)).toContain('names the owners who were erased');
  });

  test('a register in the target › is refused', async () => {
    expect(await refusal(at('backup'), 'second')).toContain('holds a register');
  });

  test('a database of a server as target › is refused', async () => {
    expect(await refusal(at('backup'), 'empty', { databaseUrl: 'postgres://nowhere/none' })).toContain(
      'is of the embedded database',
    );
  });

  test('another count of rows than the manifest’s › is found', async () => {
    const undo = await change(({ tables, ...manifest }) => ({
      ...manifest,
      tables: { ...tables, animal: 41 },
    }));
    expect(await refusal(at('backup'), 'third')).toBe('animal has 40 rows where the backup counts 41.');
    await undo();
  });
});

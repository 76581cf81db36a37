import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MigrationError } from '../../server/db/migrate.ts';
import { openDb } from '../../server/db/open.ts';
import { FolderInUse } from '../../server/db/folderLock.ts';
import { packagePath } from '../../server/paths.ts';
import { SettingsError } from '../../server/settings/error.ts';
import { startFailure } from '../../server/startFailure.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterAll(() => rm(folder, { recursive: true }));

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const listenError = async (port: number, host: string): Promise<unknown> => {
  const [error] = (await once(createServer().listen(port, host), 'error').catch((thrown: unknown) => [
    thrown,
  ])) as [unknown];
  return error;
};

describe('failed start', () => {
  test('setting, folder or migration › its own sentence', () => {
    for (const error of [new SettingsError('A.'), new FolderInUse('B.'), new MigrationError('C.')])
      expect(startFailure(error)).toBe(error.message);
  });

  test('port that is taken or address of another machine › one sentence with the setting', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(startFailure(await listenError(port, '127.0.0.1'))).toBe(
      `Port ${port} is in use by another program: set PORT to a free one.`,
    );
    expect(startFailure(await listenError(0, '192.0.2.1'))).toMatch(/^HOST is 192\.0\.2\.1,/);
    taken.close();
  });

  test('database that is not there › one sentence with the reason', async () => {
    const db = await openDb({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:9/none', dataDir: folder });
    const sentence = startFailure(await failure(db.query(sql`select 1`)));
    expect(sentence).toMatch(/^The database does not answer: .*ECONNREFUSED/);
    expect(sentence).not.toContain('secret');
    await db.close();
  });

  test('data folder that is a file, or that may not be written › one sentence with its path', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const isFile = await failure(openDb({ databaseUrl: undefined, dataDir: file }));
    expect(startFailure(isFile)).toContain(`${file} is not a folder`);
    await chmod(file, 0o400);
    const denied = Object.assign(new Error('x'), { code: 'EACCES', path: '/srv/data', syscall: 'mkdir' });
    expect(startFailure(denied)).toBe('/srv/data may not be used by this account (EACCES).');
  });

  test('fault of ours › none', () => {
    expect(startFailure(new TypeError('x is not a function'))).toBeUndefined();
    expect(startFailure(undefined)).toBeUndefined();
  });

  test('server as a process › prints one line without a stack trace and ends with 1', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', packagePath('server/main.ts')], {
      env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', DEMO: '0', PORT: '0' },
    });
    const said = text(server.stderr);
    const [code] = (await once(server, 'exit')) as [number];
    expect(code).toBe(1);
    expect((await said).trim().split('\n')).toEqual([
      expect.stringMatching(/^The database does not answer: /),
    ]);
  });
});

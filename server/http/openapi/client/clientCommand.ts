import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../../app.ts';
import type { Db } from '../../../db/db.ts';
import type { Mailer } from '../../../mail/mail.ts';
import { runCommand } from '../../../runCommand.ts';
import { readSettings } from '../../../settings/settings.ts';
import { writeClient, type ApiDocument } from './writeClient.ts';

/** Where the client is written, unless the command names another file. */
const FILE = 'dist/client/coleira.ts';

/** Describing the API asks neither the database nor the mail server. */
const unused = <T extends object>(): T => ({ engine: 'pglite' }) as unknown as T;

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const file = positionals[0] ?? FILE;
  const settings = readSettings({ ...process.env, DEMO: '0' });
  const app = await buildApp({ db: unused<Db>(), mailer: unused<Mailer>(), settings });
  await app.ready();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, writeClient(app.describeApi() as ApiDocument));
  console.log(`${file} is the client of the API.`);
  // Nothing that was opened for it needs to end in order.
  process.exit(0);
});

// Run as a process of its own: a second server on the same database. Prints its address once it listens.
// It may hear of the other server by another way than that of its queries.
import { buildApp } from '../../server/app.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';

const [databaseUrl, dataDir, listenUrl] = process.argv.slice(2) as [string, string, string];
const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '0' });
const { listen } = openPostgres(listenUrl);
const app = await buildApp({
  db: { ...openPostgres(databaseUrl), listen },
  mailer: openMailer(settings),
  settings,
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);

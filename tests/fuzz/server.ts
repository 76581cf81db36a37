import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp } from '../../server/app.ts';
import { openSession } from '../../server/auth/session.ts';
import { prepareDatabase } from '../../server/reporting/prepareDatabase.ts';
import { openDb } from '../../server/db/open.ts';
import { seedOnFirstStart } from '../../server/seed/seedOnFirstStart.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';

/** An account of the demonstration. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly type: string;
  readonly entityId: number | null;
}

/** A server of the fuzzer's own, with the demonstration's data. */
export interface FuzzServer {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly accounts: readonly Account[];
  /** Ids of records that are there, by the first part of a path. */
  readonly records: Readonly<Record<string, number>>;
  /** Opens a session past every step of the sign-in. */
  readonly signIn: (account: Account) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts a server in a folder of its own, on a free port of this machine. */
export async function startServer(): Promise<FuzzServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coleira-fuzz-'));
  // Each request comes from an address of its own, so that no visitor's limit keeps it from the code behind.
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: '1', TRUST_PROXY: '127.0.0.1' });
  const db = await openDb(settings);
  await prepareDatabase(db);
  await seedOnFirstStart(db, settings);
  const app = await buildApp({ db, mailer: openMailer(settings), settings });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const accounts = await db.query<Account>(sql`
    select u.id, u.email, u.type, coalesce(u.entity_id, (select a.entity_id from veterinary_entity a
      where a.veterinary_id = u.veterinary_id and a.status = 'ACCEPTED' order by a.entity_id limit 1)) as entity_id
    from app_user u where u.status = 'ACTIVE' order by u.id limit 8`);
  await db.query(sql`
    update app_user set legal_warning_read_timestamp = now(), legal_warning_version =
      coalesce((select (value->>'version')::int from configuration where key = 'legalWarning'), 0)`);
  const [records] = await db.query<Record<string, number>>(sql`
    select (select min(id) from animal) as animals, (select min(id) from owner) as owners,
      (select min(id) from app_user) as users, (select min(id) from entity) as entities,
      (select min(id) from vaccine) as vaccines, (select min(id) from breed) as breeds,
      (select min(id) from role) as roles`);
  return {
    app,
    port: (app.server.address() as { port: number }).port,
    accounts,
    records: { ...records },
    signIn: ({ id, entityId }) =>
      openSession(db, { userId: id, entityId, entityChosen: true, ip: '127.0.0.1', userAgent: 'fuzz' }),
    close: async () => {
      await app.close();
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

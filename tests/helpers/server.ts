import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp } from '../../server/app.ts';
import { openSession } from '../../server/auth/session.ts';
import { getOne, type Db } from '../../server/db/db.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { openTraces } from '../../server/monitoring/traces/traces.ts';
import type { Registry } from '../../server/registry.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { compareWithDescription } from './contract.ts';
import { testDatabase } from './database.ts';
import { READ_REASON_HEADER } from '../../resources/kit/readReason.ts';
import { nifCheckDigit } from '../../resources/numbers/nif.ts';
import type { Permission } from '../../resources/kit/permissions.ts';

/** An answer as a page gets it. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  // Tests read what they know is there; a wrong guess fails the test.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface Person {
  readonly id: number;
  readonly token: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<TestAnswer>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly dataDir: string;
  /** A signed-in person of a fresh entity, with these permissions. */
  person(options?: {
    permissions?: readonly Permission[];
    type?: 'NORMAL' | 'VETERINARY';
    profile?: {
      name?: string;
      isBillable?: boolean;
      canRegisterBillable?: boolean;
      canRegisterNonBillable?: boolean;
    };
    entityId?: number;
    credits?: number;
  }): Promise<Person>;
  /** Calls without a session. */
  visitor: Person;
  close(): Promise<void>;
}

let counter = 0;

/** A possible tax number of a company, another for each number, from a range that no test names. */
function companyVat(number: number): string {
  const eight = `59${String(number).padStart(6, '0')}`;
  return `${eight}${nifCheckDigit(eight)}`;
}

async function send(app: FastifyInstance, token: string | null, options: InjectOptions): Promise<TestAnswer> {
  const answer = await app.inject({
    ...options,
    headers: { ...options.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  const type = String(answer.headers['content-type'] ?? '');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: type.includes('json') && answer.body !== '' ? JSON.parse(answer.body) : answer.body,
  };
}

/** The headers that have a value: a test takes one away by `undefined`. */
const given = (headers: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const personOf = (app: FastifyInstance, id: number, token: string): Person => ({
  id,
  token,
  call: (method, path, body, headers = {}) =>
    send(app, token || null, {
      method,
      url: `/api${path}`,
      ...(body === undefined ? {} : { payload: body as object }),
      // The operator's staff have a reason for what they read, unless a test says otherwise.
      headers: given({ [READ_REASON_HEADER]: 'Teste', ...headers }),
    }),
});

/**
 * The register on an empty database: everything but the network. `environment` holds further settings,
 * `registry` what answers in place of all that is declared, `wrap` what stands between it and its database.
 */
export async function testServer(
  environment: Record<string, string> = {},
  registry?: Registry,
  wrap: (db: Db) => Promise<Db> = (db) => Promise.resolve(db),
): Promise<TestServer> {
  const db = await wrap(await testDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'coleira-test-'));
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', ...environment });
  const mailer = openMailer(settings);
  const traces = await openTraces(settings);
  const app = await buildApp({ db, mailer, settings, traces, ...(registry && { registry }) });
  compareWithDescription(app, registry !== undefined);
  await app.ready();
  return {
    app,
    db,
    dataDir,
    visitor: personOf(app, 0, ''),
    person: (options) => makePerson(app, db, settings.productToken, options ?? {}),
    close: async () => {
      await app.close();
      await traces?.close();
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Enters credits in the account book of an entity without any. */
async function giveCredits(db: Db, entityId: number, credits: number): Promise<void> {
  await db.query(sql`insert into credit_balance (entity_id, value) values (${entityId}, ${credits})`);
  if (credits === 0) return;
  await db.query(sql`insert into billing_transaction (entity_id, type, credits, balance_after)
    values (${entityId}, 'CHARGE', ${credits}, ${credits})`);
}

async function makePerson(
  app: FastifyInstance,
  db: Db,
  productToken: string,
  options: NonNullable<Parameters<TestServer['person']>[0]>,
): Promise<Person> {
  counter += 1;
  const { profile = {}, permissions = [], type = 'NORMAL' } = options;
  const profileName = profile.name === 'operator' ? productToken : (profile.name ?? `Perfil ${counter}`);
  const profileId = await findOrMake(
    db,
    sql`select id from entity_profile where name = ${profileName}`,
    sql`insert into entity_profile (name, is_billable, can_register_billable, can_register_non_billable) values
      (${profileName}, ${profile.isBillable ?? false}, ${profile.canRegisterBillable ?? true}, ${profile.canRegisterNonBillable ?? true}) returning id`,
  );
  const entityId =
    options.entityId ??
    (
      await getOne<{ id: number }>(
        db,
        sql`insert into entity (name, vat_number, profile_id, search_text) values (${`Entidade ${counter}`}, ${companyVat(counter)}, ${profileId}, ${`entidade ${counter}`}) returning id`,
      )
    ).id;
  if (options.credits !== undefined) {
    await giveCredits(db, entityId, options.credits);
  }
  const role = await getOne<{ id: number }>(
    db,
    sql`insert into role (name, permissions) values (${`Papel ${counter}`}, ${permissions}::text[]) returning id`,
  );
  const veterinaryId =
    type === 'NORMAL'
      ? null
      : (
          await getOne<{ id: number }>(
            db,
            sql`insert into veterinary (name, ballot_number) values (${`Veterinário ${counter}`}, ${String(9000 + counter)}) returning id`,
          )
        ).id;
  if (veterinaryId !== null) {
    await db.query(
      sql`insert into veterinary_entity (veterinary_id, entity_id, status, role_id) values (${veterinaryId}, ${entityId}, 'ACCEPTED', ${role.id})`,
    );
  }
  const user = await getOne<{ id: number }>(
    db,
    sql`insert into app_user (type, name, email, entity_id, role_id, veterinary_id, legal_warning_read_timestamp, legal_warning_version)
      values (${type}, ${`Pessoa ${counter}`}, ${`pessoa${counter}@example.test`}, ${type === 'NORMAL' ? entityId : null}, ${role.id}, ${veterinaryId}, now(),
        coalesce((select (value->>'version')::int from configuration where key = 'legalWarning'), 0)) returning id`,
  );
  const token = await openSession(db, {
    userId: user.id,
    entityId,
    entityChosen: true,
    ip: '127.0.0.1',
    userAgent: 'test',
  });
  return personOf(app, user.id, token);
}

async function findOrMake(
  db: Db,
  find: Parameters<Db['query']>[0],
  make: Parameters<Db['query']>[0],
): Promise<number> {
  const found = await db.query<{ id: number }>(find);
  return found[0]?.id ?? (await getOne<{ id: number }>(db, make)).id;
}

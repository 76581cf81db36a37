import sql, { type Sql } from 'sql-template-tag';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { buildApp } from '../../server/app.ts';
import type { Db, Tx } from '../../server/db/db.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { declaredRoutes, samplePath } from '../kit/routes.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

/** A database that fails for the statements that `hits` names. */
class Faulty {
  hits: (text: string) => boolean = () => false;
  error: () => Error = () => new Error('relation "secret_table" does not exist at /srv/db.ts:1');

  around(db: Db): Db {
    const guard = <Row>(statement: Sql, run: () => Promise<Row[]>): Promise<Row[]> =>
      this.hits(statement.sql) ? Promise.reject(this.error()) : run();
    return {
      ...db,
      query: <Row>(statement: Sql) => guard(statement, () => db.query<Row>(statement)),
      transaction: <T>(work: (tx: Tx) => Promise<T>) =>
        db.transaction((tx) => {
          let late: Error | undefined;
          const faulty: Tx = {
            query: <Row>(statement: Sql) => guard(statement, () => tx.query<Row>(statement)),
            atCommit: (statement) => {
              if (this.hits(statement.sql)) late = this.error();
              else tx.atCommit(statement);
            },
            afterCommit: (run) => tx.afterCommit(run),
            script: (text) => tx.script(text),
          };
          return work(faulty).then((done) => {
            if (late) throw late;
            return done;
          });
        }),
    };
  }
}

const databaseError = (code: string) => Object.assign(new Error('could not extend file "base/1"'), { code });

let server: TestServer;
let app: FastifyInstance;
let staff: Person;
const faulty = new Faulty();
const lines: string[] = [];
const escaped: unknown[] = [];
const onEscaped = (reason: unknown) => escaped.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', onEscaped);
  server = await testServer();
  staff = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  const settings = readSettings({ DATA_DIR: server.dataDir, DEMO: '0' });
  app = await buildApp({
    db: faulty.around(server.db),
    mailer: openMailer(settings),
    settings,
    log: { write: (line) => lines.push(line) },
  });
  await app.ready();
});
afterEach(() => {
  faulty.hits = () => false;
  expect(escaped).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await server.close();
  process.off('unhandledRejection', onEscaped);
});

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${staff.token}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};
const vaccine = (name: string) => ({ name, immunizationTimePeriod: 3, immunizationTimeUnit: 'YEAR' });
const named = (name: string) =>
  server.db.query(sql`select id from vaccine where name = ${name}`).then((rows) => rows.length);

describe('when the session cannot be looked up', () => {
  const guarded = [
    ...new Map(declaredRoutes.map((route) => [`${route.method} ${route.path}`, route])).values(),
  ].filter(({ access }) => access !== 'PUBLIC');

  it('every call › fails with a code and shows no internals', async () => {
    faulty.hits = (text) => /\bsession\b/.test(text);
    for (const { method, path } of guarded) {
      const answer = await call(method, samplePath(path), method === 'GET' ? undefined : {});
      expect(answer.status, `${method} ${path}`).toBe(500);
      expect(answer.text).toMatch(/^\{"data":\{"message":"[A-Z_]+"\}\}$/);
    }
    expect(guarded.length).toBeGreaterThan(60);
  });

  it('calls after the failure › succeed as before', async () => {
    expect((await call('GET', '/vaccines/search')).status).toBe(200);
  });
});

describe('a failure that no rule foresaw', () => {
  it.each([
    ['GET', '/owners/search', undefined, 'ERROR_SEARCH'],
    ['GET', '/owners/1', undefined, 'ERROR_READ'],
    ['GET', '/vaccines/1/versions', undefined, 'ERROR_READ_VERSIONS'],
    ['POST', '/vaccines/', vaccine('Falha'), 'ERROR_CREATE'],
    ['PUT', '/vaccines/1', { version: 1, name: 'Falha' }, 'ERROR_UPDATE'],
    ['DELETE', '/vaccines/1', undefined, 'ERROR_DELETE'],
    ['DELETE', '/health-interventions/1', undefined, 'ERROR_DELETE_INTERVENTION'],
    ['DELETE', '/animal-licenses/1', undefined, 'ERROR_DELETE_LICENSING'],
    ['DELETE', '/aggressions/1', undefined, 'ERROR_DELETE_AGGRESSION'],
    ['PUT', '/animals/900000000000001/revert-dead', { version: 1 }, 'ERROR_SET_ALIVE'],
    ['GET', '/audit/search', undefined, 'PLATFORM_ERROR'],
    ['GET', '/users/me/audit', undefined, 'PLATFORM_ERROR'],
    ['PUT', '/users/me/email', { email: 'new@example.org', password: 'x' }, 'ERROR_CHANGE_EMAIL'],
  ] as const)('of %s %s names the action', async (method, path, payload, code) => {
    faulty.hits = (text) => /\bsession\b/.test(text);
    const answer = await call(method, path, payload);
    expect(answer.status).toBe(500);
    expect(answer.text).toBe(`{"data":{"message":"${code}"}}`);
  });
});

describe('when the audit cannot be written', () => {
  it('people’s data are not shown', async () => {
    faulty.hits = (text) => /insert into audit_log/.test(text);
    const answer = await call('GET', '/owners/search');
    expect(answer.status).toBe(500);
    expect(answer.text).toBe('{"data":{"message":"ERROR_SEARCH"}}');
  });

  it('nothing is written', async () => {
    faulty.hits = (text) => /insert into audit_log/.test(text);
    expect((await call('POST', '/vaccines/', vaccine('Sem rasto'))).status).toBe(500);
    expect(await named('Sem rasto')).toBe(0);
  });
});

describe('when a write breaks off halfway', () => {
  it.each(['insert into "vaccine"', 'insert into record_version', 'update idempotency_key'])(
    'at “%s” nothing of it stays, and the same call then applies once',
    async (part) => {
      const name = `A meio: ${part}`;
      const headers = {
        authorization: `Bearer ${staff.token}`,
        'idempotency-key': `halfway-${part.replaceAll(/\W/g, '-')}`,
      };
      const send = () =>
        app.inject({ method: 'POST', url: '/api/vaccines/', payload: vaccine(name), headers });
      faulty.hits = (text) => text.includes(part);
      expect((await send()).statusCode).toBe(500);
      expect(await named(name)).toBe(0);
      faulty.hits = () => false;
      expect((await send()).statusCode).toBe(201);
      expect((await send()).statusCode).toBe(201);
      expect(await named(name)).toBe(1);
    },
  );
});

describe('when many want the same at once', () => {
  it('fifty saves of one version › one succeeds, the others learn by whom it was saved, and no version is missing', async () => {
    const { id } = JSON.parse((await call('POST', '/vaccines/', vaccine('Disputada'))).text) as {
      id: number;
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        call('PUT', `/vaccines/${id}`, { version: 1, name: `Disputada ${at}` }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(49);
    expect(JSON.parse(refused[0]!.text)).toMatchObject({
      hasErrors: true,
      data: { message: 'STALE_VERSION', savedBy: expect.any(String) as string, current: { version: 2 } },
    });
    const versions = await server.db.query<{ version: number }>(
      sql`select version from record_version where module = 'vaccine' and record_id = ${id} order by version`,
    );
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('a call sent four times under one key is applied once and answered alike', async () => {
    const headers = { authorization: `Bearer ${staff.token}`, 'idempotency-key': 'four-times-the-same' };
    const send = () =>
      app.inject({ method: 'POST', url: '/api/vaccines/', payload: vaccine('Quatro vezes'), headers });
    const answers = [...(await Promise.all([send(), send(), send(), send()])), await send()];
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(await named('Quatro vezes')).toBe(1);
  });
});

describe('when others hold what a write waits for', () => {
  it.each(['40P01', '40001', '55P03', '57014'])(
    'an end by the database with %s › says that the server is busy, and when to try again',
    async (code) => {
      faulty.error = () => databaseError(code);
      faulty.hits = (text) => /insert into "vaccine"/.test(text);
      const refused = await call('POST', '/vaccines/', vaccine('À espera'));
      expect([refused.status, refused.text]).toEqual([503, '{"data":{"message":"SERVER_BUSY"}}']);
      expect(refused.headers['retry-after']).toBe('1');
      expect(await named('À espera')).toBe(0);
    },
  );

  it('an error of the framework that blames the request › is one of the request, in the words of the catalogue', async () => {
    faulty.error = () => Object.assign(new Error('FST_ERR_X'), { statusCode: 406 });
    faulty.hits = (text) => /insert into "vaccine"/.test(text);
    const refused = await call('POST', '/vaccines/', vaccine('Outra'));
    expect([refused.status, refused.text]).toEqual([400, '{"data":{"message":"MALFORMED_REQUEST"}}']);
  });
});

describe('when the disk is full', () => {
  it('a write › is refused with its reason, and reads continue', async () => {
    faulty.error = () => databaseError('53100');
    faulty.hits = (text) => /insert into "vaccine"/.test(text);
    const refused = await call('POST', '/vaccines/', vaccine('Sem espaço'));
    expect(refused.status).toBe(507);
    expect(refused.text).toBe('{"data":{"message":"SERVER_BUSY"}}');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const health = await app.inject({ url: '/api/health' });
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'disk full' }]);
    expect((await call('GET', '/vaccines/search')).status).toBe(200);
    expect(await named('Sem espaço')).toBe(0);
  });
});

describe('the log', () => {
  it('an error › is logged with its place and without personal data', async () => {
    lines.length = 0;
    faulty.error = () =>
      Object.assign(new Error('duplicate key: ana.sousa@clinica.pt 245612343'), {
        code: 'XX000',
        constraint: 'owner_vat',
        detail: 'Key (name, vat_number)=(Rosa Maria Antunes, 245612343) already exists.',
        where: 'unnamed portal parameter $1 = 620098000000001',
        query: 'insert into owner …',
        parameters: ['245612343', staff.token],
      });
    faulty.hits = (text) => /insert into "vaccine"/.test(text);
    expect((await call('POST', '/vaccines/?x=1', vaccine('x'))).status).toBe(400);
    expect((await call('POST', '/vaccines/', vaccine('Rosa Maria Antunes'))).status).toBe(500);
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({
      msg: 'a call failed',
      err: { code: 'XX000', constraint: 'owner_vat' },
    });
    expect(line).toContain('faults.test.ts');
    expect(line).not.toMatch(/245612343|620098000000001|ana\.sousa|Rosa/);
    expect(line).not.toContain(staff.token);
  });

  it.each([
    ['22007', 'invalid input syntax for type date: "Rosa Maria Antunes"'],
    ['22001', 'value too long for type character varying(9): Rosa Maria Antunes'],
    ['P0001', 'Rosa Maria Antunes may not'],
    [undefined, 'Unexpected token R, "Rosa Maria Antunes" is not valid JSON\n    at Rosa Maria Antunes'],
    [undefined, "The value is invalid. Received 'Rosa Maria Antunes'"],
  ])(
    'error %s that quotes a name › is logged by type, code and place, without the name',
    async (code, message) => {
      lines.length = 0;
      faulty.error = () => Object.assign(new Error(message), code && { code, routine: 'DateTimeParseError' });
      faulty.hits = (text) => /insert into "vaccine"/.test(text);
      expect((await call('POST', '/vaccines/', vaccine('Rosa Maria Antunes'))).status).toBe(500);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('faults.test.ts');
      expect(lines[0]).not.toContain('Rosa');
      if (code) expect(JSON.parse(lines[0]!)).toMatchObject({ err: { code, routine: 'DateTimeParseError' } });
    },
  );

  it('refusals, wrong passwords, codes and links › leave no line', async () => {
    lines.length = 0;
    const secret = 'Zebra-e-Limão-7';
    const token = 'a'.repeat(43);
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api${url}`, payload });
    await post('/auth/', { email: 'ana.sousa@clinica.pt', password: secret });
    await post('/auth/two-fa', { token, code: '048213' });
    await post(`/auth/reset/1/${token}`, { password: secret });
    await app.inject({ url: `/auth/2fa/${token}/048213` });
    await app.inject({ url: '/api/vaccines/1', headers: { authorization: `Bearer ${token}` } });
    await app.inject({ url: '/api/owners/search?vatNumber=245612343' });
    expect(lines).toEqual([]);
    // What a page reports is untrusted: it is cleaned when it arrives.
    await post('/fe-debug/', {
      log: `Error: ${token} 245612343 ana.sousa@clinica.pt`,
      location: `/auth/reset/1/${token}`,
      steps: ['14:03:22 call GET /owners/245612343 404'],
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/aaaaaaaa|245612343|ana\.sousa/);
  });
});

import sql from 'sql-template-tag';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailHandler } from '../../server/jobs/mail.ts';
import { startOutbox, type Outbox } from '../../server/jobs/outbox.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import type { Mailer } from '../../server/mail/mail.ts';
import { packagePath } from '../../server/paths.ts';
import { outbox as outboxOf } from '../auth/people.ts';
import { readMails } from '../helpers/mailbox.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

let server: TestServer;
let mailer: Mailer;
let outbox: Outbox;
let operator: Person;
let place: { entityId: number; roleId: number };
beforeAll(async () => {
  server = await testServer();
  mailer = openMailer({
    dataDir: server.dataDir,
    smtpUrl: undefined,
    mailFrom: 'Coleira <no-reply@coleira.pt>',
  });
  outbox = startOutbox(server.db, { MAIL: mailHandler(mailer) });
  operator = await server.person({ profile: { name: 'operator' }, permissions: ['READ_USER', 'WRITE_USER'] });
  const [found] = await server.db.query<typeof place>(
    sql`select entity_id, role_id from app_user where id = ${operator.id}`,
  );
  place = found!;
});
afterAll(async () => {
  await outbox.stop();
  mailer.close();
  await server.close();
});

const create = (name: string, email: string) => operator.call('POST', '/users/', { name, email, ...place });

const mailTo = (address: string) =>
  vi.waitFor(async () => {
    const [mail] = await readMails(outboxOf(server), address);
    if (!mail) throw new Error('not yet');
    return mail;
  }, 60_000);

describe('a name', () => {
  it.each([
    ['that breaks the line', 'Ana\r\nBcc: espia@example.test\r\n\r\nClique aqui'],
    ['that breaks the line alone', 'Ana\nCc: espia@example.test'],
  ])('%s adds no head and no receiver to a mail', async (_what, name) => {
    const to = `linha${Math.abs(name.length)}@example.test`;
    const made = await create(name, to);
    expect(made.status).toBe(201);
    expect(made.body.name).toBe(name.split(/[\r\n]+/).join(' '));
    const { source } = await mailTo(to);
    const head = source.split(/\r?\n\r?\n/, 1)[0] ?? '';
    expect(head).not.toMatch(/^(?:bcc|cc):/im);
    expect(head.match(/^to:.*$/gim)).toEqual([`To: ${to}`]);
    expect(await readMails(outboxOf(server), 'espia@example.test')).toEqual([]);
  });

  it('written as markup › is refused', async () => {
    const made = await create('Ana <img src=x onerror=alert(1)>', 'marcas@example.test');
    expect(made.status).toBe(422);
    expect(made.body.errors).toEqual([{ property: 'name', error: 'INVALID_NAME' }]);
  });

  it('written as a template comes out as it was written, and does nothing', async () => {
    // A product that no time of day and no number of a mail is.
    const name = '{{7919*7907}} ${7919*7907} #{7919*7907} %{name}';
    const made = await create(name, 'modelo@example.test');
    expect(made.status).toBe(201);
    expect(made.body.name).toBe(name);
    const { text, source } = await mailTo('modelo@example.test');
    expect(`${text}${source}`).not.toContain(String(7919 * 7907));
    const found = await operator.call('GET', '/users/search?universalSearch=7919*7907');
    expect(found.body.content[0].name).toBe(name);
  });
});

describe('an e-mail address', () => {
  it.each([
    'a@b.pt\r\nBcc: c@d.pt',
    'a@b.pt,c@d.pt',
    'a@b.pt c@d.pt',
    '"a\\r\\n"@b.pt',
    '<a@b.pt>',
    'a@b.pt%0d%0aBcc:c@d.pt',
    'a@[127.0.0.1]',
  ])('%j is refused under its field', async (email) => {
    const made = await create('Ana', email);
    expect(made.status).toBe(422);
    expect(made.body.errors).toEqual([{ property: 'email', error: 'INVALID_EMAIL' }]);
  });
});

describe('the way out', () => {
  /** The only places that open a connection to somewhere else; each asks only the address that was configured. */
  const DOORS = [
    'auth/oidc/guardedFetch.ts',
    'auth/oidc/oidcClient.ts',
    'files/scanner.ts',
    'helpdesk/http.ts',
    // A text that the build writes for programs of others: the register never runs it.
    'http/openapi/client/runtime.ts',
    'mail/smtp.ts',
    // The address comes from the settings, and is a public one when it is connected to.
    'outbound/callPublic.ts',
    'outbound/publicAddresses.ts',
    // The database of DATABASE_REPORTING_URL.
    'reporting/query/reportingDb.ts',
  ];
  const OPENS =
    /\bfetch\(|from '(?:node:)?(?:https?|net|tls|dgram|undici)'|createTransport\(|openid-client'|from 'pg'/;

  it('every connection › leads to a configured host', () => {
    const folder = packagePath('server');
    const opening = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        // The demonstration talks to its own provider; nothing of it starts in production.
        !file.startsWith('demonstration/') &&
        // All of these ask the database of DATABASE_URL.
        !file.startsWith('db/') &&
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .some(
            (line) =>
              OPENS.test(line) &&
              !/^import (?:type|\{ (?:BlockList|createServer|isIP|isIPv4|isIPv6|STATUS_CODES) \})/.test(
                line,
              ) &&
              !/^\s*\*|\/\//.test(line),
          ),
    );
    expect(opening.filter((file) => !DOORS.includes(file)).sort()).toEqual([]);
  });

  const isOfDemonstration = (file: string): boolean =>
    /^(?:demonstration\/|seed\/|modules\/\w+\/\w+\/seed(?:\.ts$|\/))/.test(file);

  it('hosts and mailboxes › come from the settings, not from the code', () => {
    const written = ['server', 'src', 'resources', 'dataProvider', 'authProvider', 'i18n'].flatMap((folder) =>
      readdirSync(packagePath(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !isOfDemonstration(file))
        .flatMap((file) => {
          const text = readFileSync(join(packagePath(folder), file), 'utf8').replace(
            /^\s*(?:\*|\/\/).*$/gm,
            '',
          );
          const hosts = text.match(/https?:\/\/[a-z][\w.-]+\.[a-z]{2,}|[\w.]+@[\w-]+\.[a-z]{2,}\b/g) ?? [];
          return hosts
            .filter(
              (host) =>
                !/w3\.org|purl\.org|schemas\.openxmlformats\.org|example|exemplo|localhost/.test(host),
            )
            .map((host) => `${folder}/${file} ${host}`);
        }),
    );
    expect(written).toEqual([]);
  });

  it('an address that a user typed › is never called', async () => {
    const asked: string[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = (input) => {
      asked.push(String(input));
      return Promise.reject(new Error('the canary'));
    };
    try {
      const canary = 'http://169.254.169.254/latest';
      await operator.call('POST', '/users/', { name: canary, email: 'canario@example.test', ...place });
      await server.visitor.call('POST', '/fe-debug/', { log: canary, location: canary, stack: canary });
      await operator.call('GET', `/users/search?universalSearch=${encodeURIComponent(canary)}`);
    } finally {
      globalThis.fetch = real;
    }
    expect(asked).toEqual([]);
  });
});

import sql from 'sql-template-tag';
import { hashPassword } from '../../server/auth/passwords.ts';
import { getOne } from '../../server/db/db.ts';
import { outboxFolder } from '../../server/mail/mailer.ts';
import { newestCode } from '../helpers/mailbox.ts';
import type { Person, TestAnswer, TestServer } from '../helpers/server.ts';

/** The password of everybody here; one hash serves all. */
export const PASSWORD = 'Azinheira!27';
let hash: Promise<string> | undefined;

export interface Account extends Person {
  readonly email: string;
}

/** A person of the test server with a password to sign in with. */
export async function account(
  server: TestServer,
  options?: Parameters<TestServer['person']>[0],
): Promise<Account> {
  const person = await server.person(options);
  hash ??= hashPassword(PASSWORD);
  const { email } = await getOne<{ email: string }>(
    server.db,
    sql`update app_user set password_hash = ${await hash} where id = ${person.id} returning email`,
  );
  return { ...person, email };
}

export const outbox = (server: TestServer): string => outboxFolder({ dataDir: server.dataDir });

/** Gives e-mail and password; from another address where one is given. */
export async function give(
  server: TestServer,
  email: string,
  password = PASSWORD,
  remoteAddress = '127.0.0.1',
): Promise<TestAnswer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/',
    payload: { email, password },
    remoteAddress,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** Signs in up to the code, and answers the token with the code that was mailed. */
export async function challenge(server: TestServer, email: string): Promise<{ token: string; code: string }> {
  const answer = await give(server, email);
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { token: answer.body.twoFaToken as string, code: await newestCode(outbox(server), email) };
}

/** Another code than this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Signs in with the code, and returns the answer. */
export async function signIn(server: TestServer, email: string): Promise<TestAnswer> {
  return server.visitor.call('POST', '/auth/two-fa', await challenge(server, email));
}

/** Calls under another token. */
export const under =
  (server: TestServer, token: string): Person['call'] =>
  (method, path, body, headers = {}) =>
    server.visitor.call(method, path, body, { ...headers, authorization: `Bearer ${token}` });

/** The calls of a user in the name of another. */
export async function inTheNameOf(
  server: TestServer,
  boss: Person,
  { id }: Pick<Person, 'id'>,
): Promise<Person['call']> {
  const { status, body } = await boss.call('POST', '/auth/impersonate', { userId: id });
  if (status !== 200) throw new Error(`the impersonation was refused: ${JSON.stringify(body)}`);
  return under(server, body.sessionToken as string);
}

/** The code of an answer's refusal. */
export const outcomeOf = ({ status, body }: TestAnswer): string =>
  `${status} ${body?.data?.message ?? ''}`.trim();

/** The actions that the audit has of an object, the oldest first. */
export const actions = async (server: TestServer, id: number): Promise<string[]> =>
  (
    await server.db.query<{ action: string }>(
      sql`select action from audit_log where object_type = 'user' and object_id = ${String(id)} order by id`,
    )
  ).map(({ action }) => action);

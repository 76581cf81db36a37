import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../../server/db/db.ts';
import type { TestAnswer, TestServer } from './server.ts';

let counter = 0;

/** Posts without a session, from an address of its own: the limits by address have tests of their own. */
export async function postAsVisitor(
  { app }: TestServer,
  path: string,
  payload: object,
  remoteAddress = `10.1.${Math.floor((counter += 1) / 250) % 250}.${1 + (counter % 250)}`,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  const answer = await app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() } as TestAnswer;
}

/** The last code that was mailed to an address; empty without one. */
export async function lastCodeOf(db: Queryable, email: string): Promise<string> {
  const mail = await findOne<{ text: string }>(
    db,
    sql`select payload->>'text' as text from outbox where kind = 'MAIL' and payload->>'to' = ${email}
      and payload->>'text' ~ '\\y[0-9]{6}\\y' order by id desc limit 1`,
  );
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

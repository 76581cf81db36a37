import sql from 'sql-template-tag';
import type { TestAnswer, TestServer } from '../../../helpers/server.ts';
import { postAsVisitor } from '../../../helpers/visitor.ts';

/** Where both parties of a change of owner get their mails. */
export const GIVER = 'quem.transmite@example.test';
export const RECEIVER = 'quem.recebe@example.test';

/** The mails to an address, the oldest first. */
export const mailsOf = ({ db }: TestServer, to: string) =>
  db.query<{ subject: string; text: string }>(
    sql`select payload->>'subject' as subject, payload->>'text' as text from outbox
      where kind = 'MAIL' and payload->>'to' = ${to} order by id`,
  );

/** The secret of the last link that was mailed to an address. */
export async function lastLinkOf(server: TestServer, to: string): Promise<string> {
  const links = (await mailsOf(server, to)).flatMap(({ text }) => /transfer#([\w-]+)/.exec(text)?.[1] ?? []);
  return links.at(-1) ?? '';
}

/** Answers a change of owner by a mailed link. */
export const answerLink = (server: TestServer, answer: object): Promise<TestAnswer> =>
  postAsVisitor(server, '/public-transfers', answer);

import type { FastifyInstance } from 'fastify';
import { readMailFolder } from '../../mail/folder.ts';
import { outboxFolder } from '../../mail/mailer.ts';
import type { Settings } from '../../settings/settings.ts';
import { mailboxPage } from './page.ts';

const MOST = 50;

// Mails carry whatever people typed: no script runs on this page, and nothing is fetched from elsewhere.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The mails of a demonstration, to be read without a mail account. Without the demonstration there is no such page. */
export function addMailbox(app: FastifyInstance, settings: Settings): void {
  if (!settings.demo) return;
  const newest = async () => (await readMailFolder(outboxFolder(settings), MOST)).reverse();
  app.get('/demo/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(mailboxPage(await newest(), settings.publicUrl)),
  );
  app.get('/demo/mailbox.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .send(
        (await newest()).map(({ name, to, subject, date, text }) => ({ id: name, to, subject, date, text })),
      ),
  );
}

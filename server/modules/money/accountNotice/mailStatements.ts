import sql from 'sql-template-tag';
import type { LocaleName } from '../../../../i18n/locale.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import {
  MAX_STATEMENT_MOVEMENTS,
  type readStatement,
} from '../../../../resources/money/billingTransaction/calls.ts';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { findOne, type Db } from '../../../db/db.ts';
import { enqueue, type OutboxHandler } from '../../../jobs/outbox.ts';
import { languageIn } from '../../../language.ts';
import { logFault } from '../../../log/logFault.ts';
import type { MailAttachment, Mailer } from '../../../mail/mail.ts';
import { composeMail } from '../../../mail/texts.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import type { Settings } from '../../../settings/settings.ts';
import { drawStatementPaper } from '../../../statements/drawStatement.ts';
import { STATEMENT_TEXTS } from '../../../statements/statementTexts.ts';
import { partName, partsOf } from '../../../statements/parts.ts';
import { findMovements } from '../billingTransaction/statement.ts';
import { LAST_MONTH } from './lastMonth.ts';
import { holdsIn, type Recipient } from './recipients.ts';

/** The kind of job that mails the statement of a month to a user. */
export const STATEMENT_MAIL = 'STATEMENT_MAIL';
/** Entities whose statements one run enqueues: further ones wait for the next. */
const MAX_ENTITIES = 200;
const EVERY_MS = 3_600_000;
/** Time limit of a mail, as of all that no user waits for. */
const PATIENCE_MS = 300_000;

type Statement = AnswerOf<typeof readStatement>;

interface StatementMail {
  readonly entityId: number;
  /** Its first day. */
  readonly month: string;
  readonly userId: number;
}

/**
 * Enqueues the statements of the last month for the entities that want them. Several servers may: each month of an entity
 * is noted once, together with its mails.
 * @returns how many entities there were
 */
export async function enqueueStatements(db: Db): Promise<number> {
  const due = await db.query<{ entityId: number; month: string }>(sql`
    select n.entity_id, m.month from account_notice n,
      (select ${LAST_MONTH} as month) m
    where n.mails_statement and not exists (
      select from statement_mail s where s.entity_id = n.entity_id and s.month = m.month)
    order by n.entity_id limit ${MAX_ENTITIES}`);
  for (const { entityId, month } of due)
    // eslint-disable-next-line no-await-in-loop
    await db.transaction(async (tx) => {
      const noted = await findOne(
        tx,
        sql`insert into statement_mail (entity_id, month) values (${entityId}, ${month}) on conflict do nothing returning month`,
      );
      if (!noted) return;
      const recipients = await tx.query<{ id: number }>(sql`
        select unnest(recipient_ids) as id from account_notice where entity_id = ${entityId}`);
      for (const { id: userId } of recipients)
        // eslint-disable-next-line no-await-in-loop
        await enqueue(tx, STATEMENT_MAIL, { entityId, month, userId } satisfies StatementMail);
    });
  return due.length;
}

/** Enqueues statements on a timer. */
export const startStatementMails = (
  db: Db,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('statementMails', error) } = {},
): Schedule => startSchedule(() => enqueueStatements(db), everyMs, onError);

/** The last day of the month that begins with a day. */
const lastDayOf = (month: string): string => addDays(`${addDays(month, 31).slice(0, 7)}-01`, -1);

/** Draws all parts of a statement; none where one of them cannot be drawn: a part alone would pass for the whole. */
async function drawParts(
  statement: Statement,
  language: LocaleName,
  month: string,
): Promise<readonly MailAttachment[]> {
  const attachments: MailAttachment[] = [];
  for (const part of partsOf(statement)) {
    // eslint-disable-next-line no-await-in-loop
    const { errors, pdf } = { pdf: undefined, ...(await drawStatementPaper(part, language)) };
    if (errors || !pdf) return [];
    attachments.push({
      filename: `${STATEMENT_TEXTS[language].filename}-${statement.entity.id}-${month.slice(0, 7)}${partName(part)}.pdf`,
      type: 'application/pdf',
      bytes: Buffer.from(pdf),
    });
  }
  return attachments;
}

/**
 * Draws the statement of a month and mails it to a user who may still read it. One that is too long to be drawn is not
 * attached; the mail leads to its page.
 */
export const statementMailJob =
  (db: Db, mailer: Mailer, { publicUrl }: Pick<Settings, 'publicUrl'>): OutboxHandler =>
  async ({ id, payload, creationTimestamp }) => {
    const { entityId, month, userId } = payload as StatementMail;
    const user = await findOne<Recipient & { entityName: string }>(
      db,
      sql`select u.email, u.language, e.name as entity_name from app_user u join entity e on e.id = ${entityId}
        where u.id = ${userId} and ${holdsIn(entityId, 'READ_TRANSACTIONS')}`,
    );
    if (!user) return;
    const language = languageIn(user.language);
    const to = lastDayOf(month);
    const period = { entityId, from: month, to };
    const statement = await findMovements(db, period, MAX_STATEMENT_MOVEMENTS);
    const attachments = statement ? await drawParts(statement, language, month) : [];
    const date = new Date(creationTimestamp);
    const { entityName } = user;
    await mailer.send(
      {
        ...composeMail(
          'monthlyStatement',
          { to: user.email, language: user.language, publicUrl },
          { entityName, from: month, to, isAttached: attachments.length > 0 },
        ),
        id: `statement-${id}-${date.getTime()}`,
        date,
        ...(attachments.length > 0 && { attachments }),
      },
      { patience: PATIENCE_MS },
    );
  };

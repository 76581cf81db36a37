import sql from 'sql-template-tag';
import type { Services } from '../../../context.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { languageIn } from '../../../language.ts';
import { composeMail, momentIn } from '../../../mail/texts.ts';

/** A larger file is attached to no mail: many mail servers refuse it. */
const MOST_ATTACHED_BYTES = 10 * 1024 * 1024;

interface Sent {
  readonly jobId: number;
  readonly recipient: string;
  readonly isAccount: boolean;
  readonly schedule: string;
  readonly name: string;
  readonly filters: readonly string[] | null;
  readonly rowCount: number;
  readonly snapshotTimestamp: string;
  readonly language: string;
  readonly timezone: string;
  readonly userName: string;
  readonly size: number;
}

/** Mails the report of a schedule: a link to an account, which signs in to fetch it; the file itself to an address. */
export async function mailReport(
  tx: Tx,
  { settings: { publicUrl } }: Pick<Services, 'settings'>,
  runId: number,
): Promise<void> {
  const sent = await findOne<Sent>(
    tx,
    sql`select r.job_id, r.recipient, r.is_account, s.name as schedule, r.filters, r.row_count, r.snapshot_timestamp,
        coalesce(case when u.language like 'en%' then t.name_en end, t.name) as name, u.language,
        coalesce(u.timezone, 'Europe/Lisbon') as timezone, u.name as user_name, coalesce(f.size, 0) as size
      from report_run r join report_schedule s on s.id = r.schedule_id join report_template t on t.id = r.template_id
        join job j on j.id = r.job_id join app_user u on u.id = j.user_id
        left join large_file f on f.job_id = j.id and f.is_result
      where r.id = ${runId} and r.recipient is not null`,
  );
  if (!sent) return;
  const { jobId, recipient, schedule, name, language, timezone } = sent;
  const numbers = new Intl.NumberFormat(languageIn(language) === 'pt' ? 'pt-PT' : 'en-GB');
  const about = {
    name,
    schedule,
    filters: (sent.filters ?? []).join('; '),
    moment: momentIn(new Date(sent.snapshotTimestamp), language, timezone),
    rows: numbers.format(sent.rowCount),
  };
  const target = { to: recipient, language, publicUrl };
  if (sent.isAccount) {
    await enqueueMail(tx, composeMail('reportReady', target, { ...about, jobId }), 'NOTICE');
    return;
  }
  const isAttached = sent.size <= MOST_ATTACHED_BYTES;
  const mail = composeMail('reportAttached', target, { ...about, sender: sent.userName, isAttached });
  await enqueueMail(tx, mail, 'NOTICE', [], isAttached ? jobId : undefined);
}

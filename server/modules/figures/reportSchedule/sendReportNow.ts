import sql from 'sql-template-tag';
import { sendReportNow } from '../../../../resources/figures/reportSchedule/calls.ts';
import { findOne } from '../../../db/db.ts';
import { handleWrite } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { refuseTooManyJobs } from '../../../work/startJob.ts';
import { planFor } from '../../../reporting/report/planFor.ts';
import { deliver, type SentSchedule } from './deliver.ts';

export const sendReportNowHandler = handleWrite(
  sendReportNow,
  async ({ tx, caller, params, services, fail }) => {
    const { actor } = caller;
    const schedule =
      (await findOne<SentSchedule>(
        tx,
        sql`select id, name, template_id, parameters, format, recipients from report_schedule
          where id = ${params.id} and user_id = ${actor.id} for update`,
      )) ?? fail('NOT_FOUND');
    await refuseTooManyJobs(tx, actor.id);
    const { templateId, parameters } = schedule;
    await planFor(tx, caller, templateId, { parameters }, languageIn(actor.language));
    const [run] = await deliver(tx, services, caller, schedule, { email: actor.email.toLowerCase() });
    return run ?? fail('NOT_FOUND');
  },
);

import { startReport } from '../../../../resources/figures/reportRun/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { planFor } from '../../../reporting/report/planFor.ts';
import { queueReport } from '../../../reporting/report/queueReport.ts';
import { titleOf } from '../../../reporting/report/template.ts';
import { languageOf } from '../../../texts/configuredText.ts';
import { refuseTooManyJobs } from '../../../work/startJob.ts';

export const startReportHandler = handleWrite(startReport, async (write) => {
  const { tx, caller, body, fail, request } = write;
  const language = languageIn(languageOf(request, caller.actor));
  const { template } = await planFor(tx, caller, body.templateId, body, language);
  if (!template.formats.includes(body.format)) return fail('REPORT_FORMAT_NOT_OFFERED');
  await refuseTooManyJobs(tx, caller.actor.id);
  return queueReport(write, template, body, `${titleOf(template, language)} (${body.format})`);
});

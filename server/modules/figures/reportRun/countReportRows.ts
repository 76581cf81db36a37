import { countReportRows } from '../../../../resources/figures/reportRun/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { countRows } from '../../../reporting/report/countRows.ts';
import { languageOf } from '../../../texts/configuredText.ts';
import { planFor } from '../../../reporting/report/planFor.ts';

export const countReportRowsHandler = handleRead(
  countReportRows,
  async ({ db, services, caller, body, request }) => {
    const language = languageIn(languageOf(request, caller.actor));
    const { plan, leftOut } = await planFor(db, caller, body.templateId, body, language);
    return { rows: await countRows(services, caller, plan), leftOut: [...leftOut] };
  },
);

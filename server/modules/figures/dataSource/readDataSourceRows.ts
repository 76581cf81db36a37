import { PREVIEW_ROWS, readDataSourceRows } from '../../../../resources/figures/dataSource/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { answerPlan } from '../../../reporting/answerSource.ts';
import { planSource, readSources } from '../../../reporting/sourcePlan.ts';
import { languageOf } from '../../../texts/configuredText.ts';

export const readDataSourceRowsHandler = handleRead(
  readDataSourceRows,
  async ({ db, services, caller, params: { id }, body: { values }, request, fail }) => {
    const [source] = await readSources(db, [id]);
    if (!source) return fail('NOT_FOUND');
    const planned = await planSource(db, caller, { dataSourceId: id, parameters: values });
    const language = languageIn(languageOf(request, caller.actor));
    const { cost: _, ...answer } = await answerPlan(services, caller, planned, language, PREVIEW_ROWS);
    return answer;
  },
);

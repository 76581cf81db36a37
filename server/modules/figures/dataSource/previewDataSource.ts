import { PREVIEW_ROWS, previewDataSource } from '../../../../resources/figures/dataSource/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { answerPlan } from '../../../reporting/answerSource.ts';
import { planDefinition } from '../../../reporting/sourcePlan.ts';
import { languageOf } from '../../../texts/configuredText.ts';

export const previewDataSourceHandler = handleRead(
  previewDataSource,
  async ({ services, caller, body: { values, ...definition }, request }) => {
    const planned = await planDefinition(definition, caller, { parameters: values });
    const started = performance.now();
    const language = languageIn(languageOf(request, caller.actor));
    const answer = await answerPlan(services, caller, planned, language, PREVIEW_ROWS);
    return {
      ...answer,
      isPersonal: planned.isPersonal,
      milliseconds: Math.round(performance.now() - started),
    };
  },
);

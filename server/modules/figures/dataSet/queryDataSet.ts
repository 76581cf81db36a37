import { queryDataSet, readDataSetRows } from '../../../../resources/figures/dataSet/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { answerQuery } from '../../../reporting/answerQuery.ts';
import { planImpersonalQuery, planQuery } from '../../../reporting/queryPlan.ts';
import { languageOf } from '../../../texts/configuredText.ts';

export const queryDataSetHandler = handleRead(queryDataSet, ({ services, caller, body, request }) =>
  answerQuery(
    services,
    caller,
    planImpersonalQuery(body, caller.actor),
    languageIn(languageOf(request, caller.actor)),
  ),
);

export const readDataSetRowsHandler = handleRead(readDataSetRows, ({ services, caller, body, request }) =>
  answerQuery(services, caller, planQuery(body, caller.actor), languageIn(languageOf(request, caller.actor))),
);

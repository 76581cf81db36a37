import { listDataSets } from '../../../../resources/figures/dataSet/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { describeDataSets } from '../../../reporting/describeDataSets.ts';
import { languageOf } from '../../../texts/configuredText.ts';

export const listDataSetsHandler = handleRead(listDataSets, async ({ caller: { actor }, request }) =>
  describeDataSets(actor, languageIn(languageOf(request, actor))),
);

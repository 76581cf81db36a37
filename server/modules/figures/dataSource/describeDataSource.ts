import { describeDataSource } from '../../../../resources/figures/dataSource/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { describeSource } from '../../../reporting/describeSource.ts';
import { readSources } from '../../../reporting/sourcePlan.ts';
import { languageOf } from '../../../texts/configuredText.ts';

export const describeDataSourceHandler = handleRead(
  describeDataSource,
  async ({ db, services, caller, params: { id }, request, fail }) => {
    const [source] = await readSources(db, [id]);
    if (!source) return fail('NOT_FOUND');
    return describeSource(services, caller, source, languageIn(languageOf(request, caller.actor)));
  },
);

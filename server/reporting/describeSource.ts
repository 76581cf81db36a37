import type { LocaleName } from '../../i18n/locale.ts';
import type { DescribedSource } from '../../resources/figures/dataSource/calls.ts';
import type { Services, SignedInCaller } from '../context.ts';
import { conflict, formError } from '../errors.ts';
import { answeredColumns } from './answerQuery.ts';
import { describeQueryParameters, describeSetParameters } from './describeParameters.ts';
import { planQuery } from './queryPlan.ts';
import { textsOf } from './query/parameterTypes.ts';
import { checkSourceQuery, mayUseSource, type StoredSource } from './sourcePlan.ts';
import { runSourceQuery } from './sourceQuery.ts';

/**
 * Describes what a source answers a caller, whatever values its parameters have.
 * @throws Refusal for a source that the caller may not use, or that does not answer
 */
export async function describeSource(
  services: Pick<Services, 'db' | 'reporting' | 'settings'>,
  caller: SignedInCaller,
  source: StoredSource,
  language: LocaleName,
): Promise<DescribedSource> {
  const { id, name, kind, question, parameters, isPersonal, isActive } = source;
  if (!mayUseSource(source, caller.actor))
    throw formError([{ property: 'dataSourceId', error: 'UNKNOWN_DATA_SOURCE' }]);
  if (!isActive) throw conflict('DATA_SOURCE_INACTIVE');
  if (kind === 'QUERY') {
    const query = await checkSourceQuery(source, caller);
    const texts = textsOf(query.names, new Map());
    const columns = await runSourceQuery(
      services,
      caller,
      { kind, query, texts },
      async (running) => running.columns,
    );
    const isRows = columns.every(({ isMeasure }) => !isMeasure);
    return {
      id,
      name,
      isPersonal,
      isRows,
      columns,
      dataSet: null,
      parameters: describeQueryParameters(parameters, language),
    };
  }
  if (!question) throw formError([{ property: 'question', error: 'MISSING_QUESTION' }]);
  const plan = planQuery(question, caller.actor);
  return {
    id,
    name,
    isPersonal,
    dataSet: question.dataSet,
    isRows: question.columns !== undefined,
    columns: answeredColumns(plan, language),
    parameters: describeSetParameters(parameters, plan.visible, language),
  };
}

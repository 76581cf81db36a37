import { catalogue } from './query/catalogue.ts';
import { checkQuery } from './query/checkQuery.ts';
import { typesOf } from './query/parameterTypes.ts';
import type { SourceDefinition } from './sourcePlan.ts';
import { storedDataSets } from './storedDataSets.ts';

/** Whether a source reads a column about persons, to show, to group or to filter by, for any user. */
export async function isPersonalSource({
  kind,
  question,
  queryText,
  parameters,
}: SourceDefinition): Promise<boolean> {
  if (kind === 'QUERY')
    return (await checkQuery(queryText ?? '', catalogue, typesOf(parameters))).personal.size > 0;
  const set = storedDataSets.find((one) => one.set.name === question?.dataSet);
  if (!question || !set) return false;
  const read = new Set([
    ...(question.columns ?? question.by.map(({ column }) => column)),
    ...question.filters.map(({ column }) => column),
    ...parameters.flatMap(({ column }) => column ?? []),
    ...question.show.flatMap((name) => set.measured.get(name) ?? []),
  ]);
  return set.columns.some(({ name, personal }) => personal !== undefined && read.has(name));
}

import type { LocaleName } from '../../i18n/locale.ts';
import {
  MOST_ANSWERED_ROWS,
  type AnsweredColumn,
  type DataAnswer,
  type DataValue,
} from '../../resources/figures/dataSet/query.ts';
import type { Services, SignedInCaller } from '../context.ts';
import { kindOfMeasure } from './describeDataSets.ts';
import { labelsOf } from './labels.ts';
import { askedOf, type QueryPlan } from './queryPlan.ts';
import { keyAt, querySql, valueAt } from './querySql.ts';
import { readAs } from './reach.ts';

export type QueryRow = Readonly<Record<string, DataValue>>;

/** The columns of the answer to a question, with labels in a language. */
export function answeredColumns(plan: QueryPlan, language: LocaleName): AnsweredColumn[] {
  const labels = labelsOf(plan.visible.stored.set.name, language);
  return [
    ...plan.columns.map(({ column, step }) => ({
      name: column.name,
      label: labels.column(column),
      kind: step === undefined ? column.kind : ('step' as const),
      ...(step !== undefined && { step }),
      isMeasure: false,
    })),
    ...(plan.measures ?? []).map(({ name, measure }) => ({
      name,
      label: labels.measure(name),
      kind: kindOfMeasure(measure, plan.visible),
      isMeasure: true,
    })),
  ];
}

/** Returns what turns a row of the statement into values that people read, and into those that filters take. */
export function rowReader(plan: QueryPlan, language: LocaleName) {
  const labels = labelsOf(plan.visible.stored.set.name, language);
  const width = plan.columns.length + (plan.measures?.length ?? 0);
  return (row: QueryRow): { readonly values: DataValue[]; readonly keys: DataValue[] } => {
    const values: DataValue[] = [];
    const keys: DataValue[] = [];
    for (let n = 0; n < width; n += 1) {
      const value = row[valueAt(n)] ?? null;
      const column = plan.columns[n]?.column;
      const isChoice = column?.kind === 'choice' && typeof value === 'string';
      values.push(isChoice ? labels.choice(column, value) : value);
      keys.push(column?.kind === 'reference' ? (row[keyAt(n)] ?? null) : value);
    }
    return { values, keys };
  };
}

/**
 * Answers a question, at most `MOST_ANSWERED_ROWS` rows of it, as far as the caller's rights reach.
 * @param language of labels and choices
 */
export async function answerQuery(
  { db }: Pick<Services, 'db'>,
  caller: SignedInCaller,
  plan: QueryPlan,
  language: LocaleName,
): Promise<DataAnswer> {
  const countedAt = new Date().toISOString();
  const rows = await readAs(db, caller, askedOf(plan), (tx, hasTerritory) =>
    tx.query<QueryRow>(querySql(plan, caller, { rows: MOST_ANSWERED_ROWS + 1, hasTerritory })),
  );
  const read = rowReader(plan, language);
  const answered = rows.slice(0, MOST_ANSWERED_ROWS).map(read);
  return {
    columns: answeredColumns(plan, language),
    rows: answered.map(({ values }) => values),
    keys: answered.map(({ keys }) => keys),
    isCut: rows.length > MOST_ANSWERED_ROWS,
    countedAt,
  };
}

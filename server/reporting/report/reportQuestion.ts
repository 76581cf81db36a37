import type { Parameter } from '../../../resources/figures/dataSet/parameters.ts';
import type { DataQuery } from '../../../resources/figures/dataSet/query.ts';
import type { ReportDefinition } from '../../../resources/figures/reportTemplate/definition.ts';
import type { SourceDefinition } from '../sourcePlan.ts';

/** What a report asks of a data set; no question where it asks a query. */
export interface ReportQuestion {
  readonly query: DataQuery | null;
  readonly parameters: readonly Parameter[];
  /** Columns that the template names and its source does not have any more. */
  readonly gone: readonly string[];
}

/** The names of the columns of the answer to a question. */
export const answeredNames = ({
  columns,
  by,
  show,
}: Pick<DataQuery, 'columns' | 'by' | 'show'>): readonly string[] =>
  columns ?? [...by.map(({ column }) => column), ...show];

/** The question of a source as a report writes it: with the columns that it names, in their order; groups stay whole. */
function narrowed(question: DataQuery, columns: readonly string[] | undefined): DataQuery {
  if (!columns) return question;
  const place = (name: string): number => {
    const at = columns.indexOf(name);
    return at < 0 ? columns.length : at;
  };
  const chosen = (names: readonly string[]) => columns.filter((name) => names.includes(name));
  if (question.columns) return { ...question, columns: chosen(question.columns) };
  return {
    ...question,
    by: question.by.toSorted((a, b) => place(a.column) - place(b.column)),
    show: chosen(question.show),
  };
}

/** What a report asks: its own question, or that of its data source, with the parameters of the same. */
export function reportQuestion(
  { query, columns, parameters }: Pick<ReportDefinition, 'query' | 'columns' | 'parameters'>,
  source: Pick<SourceDefinition, 'kind' | 'question' | 'parameters'> | null,
): ReportQuestion {
  if (!source) return { query, parameters, gone: [] };
  if (source.kind === 'QUERY' || !source.question)
    return { query: null, parameters: source.parameters, gone: [] };
  const asked = narrowed(source.question, columns);
  const known = answeredNames(source.question);
  const { order, ...rest } = asked;
  return {
    query: order && !answeredNames(asked).includes(order.by) ? rest : asked,
    parameters: source.parameters,
    gone: (columns ?? []).filter((name) => !known.includes(name)),
  };
}

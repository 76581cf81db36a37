import sql, { raw } from 'sql-template-tag';
import type { LocaleName } from '../../../i18n/locale.ts';
import { HTML_LANG } from '../../../i18n/locale.ts';
import { kindOfType, type ParameterValue } from '../../../resources/figures/dataSet/parameters.ts';
import { daysOf } from '../../../resources/figures/dataSet/periods.ts';
import type { DataFilter } from '../../../resources/figures/dataSet/query.ts';
import type { ColumnKind } from '../../../resources/kit/dataSet.ts';
import { dayIn, showDate, type IsoDate } from '../../../resources/numbers/dates.ts';
import { modules } from '../../../resources/schemas.ts';
import type { Queryable } from '../../db/db.ts';
import { quoted } from '../columnSql.ts';
import { labelsOf } from '../labels.ts';
import { REPORT_TEXTS } from '../output/reportTexts.ts';
import type { QueryPlan } from '../queryPlan.ts';
import type { ReportPlan } from './planReport.ts';

type Value = NonNullable<DataFilter['is']>[number];

const WORDS = {
  pt: { not: 'exceto', from: 'desde', to: 'até', contains: 'contém', most: 'e mais' },
  en: { not: 'except', from: 'from', to: 'to', contains: 'contains', most: 'and more' },
} as const;
/** Values that are named; a list of two hundred says no more. */
const MOST_NAMED = 20;

/** What a condition is about. */
interface Compared {
  readonly label: string;
  readonly kind: ColumnKind;
  readonly to?: string | undefined;
  /** The label of a choice. */
  readonly choice?: (value: string) => string;
}

/** The names of the records that conditions mean. */
async function namesOf(
  db: Queryable,
  { kind, to }: Compared,
  values: readonly Value[],
): Promise<Map<number, string>> {
  const ids = values.filter((value) => typeof value === 'number');
  const module = modules.find(({ name }) => name === to);
  if (kind !== 'reference' || !module || ids.length === 0) return new Map();
  const rows = await db.query<{ id: number; name: string }>(
    sql`select id, ${raw(quoted(module.title))}::text as name from ${raw(quoted(module.table))} where id = any(${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Says a condition in words; a period as its days. */
async function inWords(
  db: Queryable,
  compared: Compared,
  { is = [], isNot = [], contains, period, from, to }: ParameterValue,
  language: LocaleName,
  today: IsoDate,
): Promise<string> {
  const words = WORDS[language];
  const { yes, no, empty } = REPORT_TEXTS[language];
  const numbers = new Intl.NumberFormat(HTML_LANG[language]);
  const names = await namesOf(db, compared, [...is, ...isNot]);
  const say = (value: Value): string => {
    if (value === null) return empty;
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'number') return names.get(value) ?? numbers.format(value);
    return compared.choice?.(value) ?? value;
  };
  const list = (given: readonly Value[]): string =>
    given.slice(0, MOST_NAMED).map(say).join(', ') +
    (given.length > MOST_NAMED ? ` ${words.most} ${given.length - MOST_NAMED}` : '');
  const end = (value: string | number): string =>
    typeof value === 'string'
      ? showDate(value)
      : numbers.format(compared.kind === 'money' ? value / 100 : value);
  const days = period && daysOf(period, today);
  const parts = [
    ...(is.length > 0 ? [list(is)] : []),
    ...(isNot.length > 0 ? [`${words.not} ${list(isNot)}`] : []),
    ...(contains === undefined ? [] : [`${words.contains} “${contains}”`]),
    ...(days ? [`${showDate(days.from)} – ${showDate(days.to)}`] : []),
    ...(from === undefined ? [] : [`${words.from} ${end(from)}`]),
    ...(to === undefined ? [] : [`${words.to} ${end(to)}`]),
  ];
  return `${compared.label}: ${parts.join(', ')}`;
}

function filtersOfQuestion(
  db: Queryable,
  { filters, visible, query }: QueryPlan,
  language: LocaleName,
  timezone: string,
): Promise<string[]> {
  const labels = labelsOf(visible.stored.set.name, language);
  const today = query.asOf ?? dayIn(timezone);
  return Promise.all(
    filters.map(({ filter, column }) =>
      inWords(
        db,
        {
          label: labels.column(column),
          kind: column.kind,
          to: column.to,
          ...(column.kind === 'choice' && { choice: (value: string) => labels.choice(column, value) }),
        },
        filter,
        language,
        today,
      ),
    ),
  );
}

/** Says the conditions of a report in words, one a line: those of its question, or the parameters of its query. */
export function filtersInWords(
  db: Queryable,
  { plan, source, values }: ReportPlan,
  language: LocaleName,
  timezone: string,
): Promise<string[]> {
  if (plan.kind === 'DATA_SET') return filtersOfQuestion(db, plan.plan, language, timezone);
  return Promise.all(
    (source?.parameters ?? []).flatMap((parameter) => {
      const value = values.get(parameter.name);
      if (!value) return [];
      const label = (language === 'en' && parameter.titleEn) || parameter.title || parameter.name;
      return [inWords(db, { label, ...kindOfType(parameter.type) }, value, language, dayIn(timezone))];
    }),
  );
}

import sql, { raw } from 'sql-template-tag';
import type { LocaleName } from '../../../i18n/locale.ts';
import { HTML_LANG } from '../../../i18n/locale.ts';
import { daysOf } from '../../../resources/figures/dataSet/periods.ts';
import type { DataFilter } from '../../../resources/figures/dataSet/query.ts';
import { dayIn, showDate } from '../../../resources/numbers/dates.ts';
import { modules } from '../../../resources/schemas.ts';
import type { Queryable } from '../../db/db.ts';
import { quoted, type ColumnSql } from '../columnSql.ts';
import { labelsOf } from '../labels.ts';
import { REPORT_TEXTS } from '../output/reportTexts.ts';
import type { QueryPlan } from '../queryPlan.ts';

type Value = NonNullable<DataFilter['is']>[number];

const WORDS = {
  pt: { not: 'exceto', from: 'desde', to: 'até', contains: 'contém', most: 'e mais' },
  en: { not: 'except', from: 'from', to: 'to', contains: 'contains', most: 'and more' },
} as const;
/** Values that are named; a list of two hundred says no more. */
const MOST_NAMED = 20;

/** The names of the records that filters of a column mean. */
async function namesOf(
  db: Queryable,
  column: ColumnSql,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const module = modules.find(({ name }) => name === column.to);
  if (!module || ids.length === 0) return new Map();
  const rows = await db.query<{ id: number; name: string }>(
    sql`select id, ${raw(quoted(module.title))}::text as name from ${raw(quoted(module.table))} where id = any(${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Says the conditions of a question in words, one a line; a period as its days. */
export function filtersInWords(
  db: Queryable,
  { filters, visible, query }: QueryPlan,
  language: LocaleName,
  timezone: string,
): Promise<string[]> {
  const words = WORDS[language];
  const { yes, no, empty } = REPORT_TEXTS[language];
  const labels = labelsOf(visible.stored.set.name, language);
  const today = query.asOf ?? dayIn(timezone);
  const numbers = new Intl.NumberFormat(HTML_LANG[language]);
  return Promise.all(
    filters.map(async ({ filter, column }) => {
      const values = [...(filter.is ?? []), ...(filter.isNot ?? [])];
      const names =
        column.kind === 'reference'
          ? await namesOf(
              db,
              column,
              values.filter((value) => typeof value === 'number'),
            )
          : new Map<number, string>();
      const say = (value: Value): string => {
        if (value === null) return empty;
        if (typeof value === 'boolean') return value ? yes : no;
        if (typeof value === 'number') return names.get(value) ?? numbers.format(value);
        return column.kind === 'choice' ? labels.choice(column, value) : value;
      };
      const list = (given: readonly Value[]): string =>
        given.slice(0, MOST_NAMED).map(say).join(', ') +
        (given.length > MOST_NAMED ? ` ${words.most} ${given.length - MOST_NAMED}` : '');
      const end = (value: string | number): string =>
        typeof value === 'string'
          ? showDate(value)
          : numbers.format(column.kind === 'money' ? value / 100 : value);
      const days = filter.period && daysOf(filter.period, today);
      const parts = [
        ...(filter.is ? [list(filter.is)] : []),
        ...(filter.isNot ? [`${words.not} ${list(filter.isNot)}`] : []),
        ...(filter.contains === undefined ? [] : [`${words.contains} “${filter.contains}”`]),
        ...(days ? [`${showDate(days.from)} – ${showDate(days.to)}`] : []),
        ...(filter.from === undefined ? [] : [`${words.from} ${end(filter.from)}`]),
        ...(filter.to === undefined ? [] : [`${words.to} ${end(filter.to)}`]),
      ];
      return `${labels.column(column)}: ${parts.join(', ')}`;
    }),
  );
}

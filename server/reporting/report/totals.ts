import type { AnsweredColumn, DataValue } from '../../../resources/figures/dataSet/query.ts';
import type { ReportDefinition } from '../../../resources/figures/reportTemplate/definition.ts';
import type { LocaleName } from '../../../i18n/locale.ts';
import { REPORT_TEXTS } from '../output/reportTexts.ts';
import type { ReportRow } from '../output/writer.ts';

/** Sums up columns while rows pass by. */
export interface Totals {
  /** Returns rows with the totals of the groups that have ended among them. */
  readonly add: (rows: readonly (readonly DataValue[])[]) => ReportRow[];
  /** Returns the totals of the last group and of all rows. */
  readonly end: () => ReportRow[];
}

const sumOf = (): { values: Map<number, number>; rows: number } => ({ values: new Map(), rows: 0 });

/** Returns what sums up the columns that a definition names; nothing is added where it names none. */
export function totalsOf(
  { layout, groupTotals }: Pick<ReportDefinition, 'layout' | 'groupTotals'>,
  columns: readonly AnsweredColumn[],
  language: LocaleName,
): Totals {
  const summed = columns.flatMap(({ name }, at) => (layout[name]?.isTotal ? [at] : []));
  const place = columns.findIndex((_, at) => !summed.includes(at));
  const hasGroups = groupTotals && place === 0 && summed.length > 0;
  const { total, totalOf, empty } = REPORT_TEXTS[language];
  const all = sumOf();
  let group = sumOf();
  let current: DataValue | undefined;

  const rowOf = (sum: typeof all, label: string): ReportRow => ({
    isTotal: true,
    values: columns.map((_, at) =>
      at === place ? label : summed.includes(at) ? (sum.values.get(at) ?? 0) : null,
    ),
  });
  const closeGroup = (): ReportRow[] => {
    if (!hasGroups || group.rows === 0) return [];
    const closed = rowOf(group, totalOf.replace('%{name}', String(current ?? empty)));
    group = sumOf();
    return [closed];
  };

  return {
    add: (rows) =>
      rows.flatMap((values) => {
        const closed = hasGroups && group.rows > 0 && values[0] !== current ? closeGroup() : [];
        current = values[0];
        for (const sum of [all, group]) {
          sum.rows += 1;
          for (const at of summed) {
            const value = values[at];
            if (typeof value === 'number') sum.values.set(at, (sum.values.get(at) ?? 0) + value);
          }
        }
        return [...closed, { values }];
      }),
    end: () => (summed.length === 0 || place < 0 ? [] : [...closeGroup(), rowOf(all, total)]),
  };
}

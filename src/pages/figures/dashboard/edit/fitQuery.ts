import type { WidgetKind } from '../../../../../resources/figures/dashboard/widgets.ts';
import type { DescribedDataSet } from '../../../../../resources/figures/dataSet/calls.ts';
import type { DataQuery } from '../../../../../resources/figures/dataSet/query.ts';

/** Columns that a list begins with. */
const FIRST_COLUMNS = 5;
/** Groups that a drawing takes: of a ring one, of the others a second as series. */
const MOST_GROUPS: Partial<Readonly<Record<WidgetKind, number>>> = { RING: 1, BARS: 2, LINE: 2, AREA: 2 };

/** The question as a kind of widget can draw it: a list has columns, a number no groups, a map municipalities. */
export function fitQuery(query: DataQuery, set: DescribedDataSet, kind: WidgetKind): DataQuery {
  const isRows = kind === 'LIST' || (kind === 'TABLE' && query.columns !== undefined);
  const { columns, order, ...plain } = query;
  const ordered = (next: DataQuery): DataQuery => {
    const names = next.columns ?? [...next.by.map(({ column }) => column), ...next.show];
    return order && names.includes(order.by) ? { ...next, order } : next;
  };
  if (isRows) {
    const first = set.columns.filter(({ isPersonal }) => !isPersonal).map(({ name }) => name);
    return ordered({ ...plain, by: [], show: [], columns: columns ?? first.slice(0, FIRST_COLUMNS) });
  }
  const show = query.show.length > 0 ? query.show : set.initial.show.slice(0, 1);
  if (kind === 'COUNT') return { ...plain, by: [], show };
  if (kind === 'MAP') return { ...plain, by: [{ column: 'municipality' }], show: show.slice(0, 1) };
  const first = set.initial.by.slice(0, 1).map((column) => ({ column }));
  const by = query.by.length > 0 || kind === 'TABLE' ? query.by : first;
  return ordered({ ...plain, show, by: by.slice(0, MOST_GROUPS[kind] ?? by.length) });
}

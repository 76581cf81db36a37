import type { ErrorCode, FieldError } from '../../kit/codes.ts';
import { plainText } from '../../kit/values/html.ts';
import { queryOf, type Widget, type WidgetKind } from './widgets.ts';

/** Kinds that draw groups. */
const BY_GROUP: readonly WidgetKind[] = ['BARS', 'LINE', 'AREA', 'RING', 'MAP'];

/** What is wrong with one widget, whatever data sets there are. */
export function widgetFaults(widget: Widget): ErrorCode[] {
  const { kind, title, text, source } = widget;
  if (kind === 'TEXT') return plainText(text?.pt ?? '') === '' ? ['WIDGET_WITHOUT_TEXT'] : [];
  const faults: ErrorCode[] = title.pt === '' ? ['WIDGET_WITHOUT_TITLE'] : [];
  const query = queryOf(widget);
  if (source === null) return [...faults, 'WIDGET_WITHOUT_SOURCE'];
  if (query === undefined) return faults;
  if (kind === 'LIST') return query.columns?.length ? faults : [...faults, 'WIDGET_WITHOUT_COLUMNS'];
  if (kind === 'TABLE' && query.columns?.length) return faults;
  if (query.columns !== undefined || query.show.length === 0) return [...faults, 'WIDGET_WITHOUT_MEASURE'];
  if (BY_GROUP.includes(kind) && query.by.length === 0) return [...faults, 'WIDGET_WITHOUT_GROUP'];
  if (kind === 'COUNT' && query.by.length > 0) return [...faults, 'WIDGET_WITH_GROUPS'];
  return faults;
}

/** The faults of the widgets of a dashboard that follow from what they are. At least one has to count something. */
export function checkWidgets(given: readonly Widget[] | null | undefined): FieldError[] {
  const all = given ?? [];
  if (!all.some(({ source }) => source !== null)) return [{ property: 'widgets', error: 'MISSING_WIDGETS' }];
  const names = new Set(all.map(({ id }) => id));
  if (names.size < all.length) return [{ property: 'widgets', error: 'INVALID_WIDGETS' }];
  return all.flatMap((widget, at) =>
    widgetFaults(widget).map((error) => ({ property: `widgets[${at}]`, error })),
  );
}

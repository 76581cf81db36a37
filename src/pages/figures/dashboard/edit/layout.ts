import { cloneLayout, moveElement, verticalCompactor, type LayoutItem } from 'react-grid-layout/core';
import {
  GRID_COLUMNS,
  inReadingOrder,
  SIZES,
  type Place,
  type Widget,
} from '../../../../../resources/figures/dashboard/widgets.ts';

/** Rows that a widget is moved at most by one press. */
const MOST_STEPS = 40;

export const layoutOf = (widgets: readonly Widget[]): LayoutItem[] =>
  widgets.map(({ id, kind, place }) => {
    const { least } = SIZES[kind];
    return { i: id, ...place, minW: least.w, minH: least.h };
  });

/** The widgets in the places of a layout. The same widgets where nothing has moved. */
export function withLayout(widgets: readonly Widget[], layout: readonly LayoutItem[]): readonly Widget[] {
  const places = new Map(layout.map((item) => [item.i, item]));
  const moved = widgets.map((widget) => {
    const { x, y, w, h } = places.get(widget.id) ?? widget.place;
    return isSame(widget.place, { x, y, w, h }) ? widget : { ...widget, place: { x, y, w, h } };
  });
  return moved.some((widget, at) => widget !== widgets[at]) ? moved : widgets;
}

const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

const compacted = (layout: readonly LayoutItem[]) => verticalCompactor.compact(layout, GRID_COLUMNS);

/** Widgets without room above them that nothing fills. */
export const compactWidgets = (widgets: readonly Widget[]): readonly Widget[] =>
  withLayout(widgets, compacted(layoutOf(widgets)));

/** The widgets with one of them put to a place; those in its way give way. */
function put(widgets: readonly Widget[], id: string, x: number, y: number): readonly Widget[] {
  const layout = cloneLayout(layoutOf(widgets));
  const item = layout.find(({ i }) => i === id);
  if (!item) return widgets;
  const moved = moveElement(layout, item, x, y, true, false, 'vertical', GRID_COLUMNS);
  return withLayout(widgets, compacted(moved));
}

/**
 * The widgets with one of them moved by one step. Down means below what stands there: a step that the others take back,
 * by moving up again, is continued.
 */
export function moveWidget(
  widgets: readonly Widget[],
  id: string,
  dx: -1 | 0 | 1,
  dy: -1 | 0 | 1,
): readonly Widget[] {
  const place = widgets.find((one) => one.id === id)?.place;
  if (!place) return widgets;
  const x = Math.min(Math.max(place.x + dx, 0), GRID_COLUMNS - place.w);
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const y = Math.max(place.y + dy * step, 0);
    const moved = put(widgets, id, x, y);
    const now = moved.find((one) => one.id === id)?.place ?? place;
    if (!isSame(now, place) || dy === 0 || y === 0) return moved;
  }
  return widgets;
}

/** The widgets with one of them larger or smaller by a step, within the grid and what its kind needs. */
export function resizeWidget(
  widgets: readonly Widget[],
  id: string,
  dw: -1 | 0 | 1,
  dh: -1 | 0 | 1,
): readonly Widget[] {
  return setSize(widgets, id, ({ w, h }) => ({ w: w + dw, h: h + dh }));
}

/** Rows that a widget is high at most. */
export const MOST_HEIGHT = 20;

/** The widgets with one of them in a size, within the grid and what its kind needs. */
function setSize(
  widgets: readonly Widget[],
  id: string,
  sizeOf: (place: Place) => { readonly w: number; readonly h: number },
): readonly Widget[] {
  return compactWidgets(
    widgets.map((widget) => {
      if (widget.id !== id) return widget;
      const { least } = SIZES[widget.kind];
      const { w, h } = sizeOf(widget.place);
      const place = {
        ...widget.place,
        w: Math.min(Math.max(w, least.w), GRID_COLUMNS - widget.place.x),
        h: Math.min(Math.max(h, least.h), MOST_HEIGHT),
      };
      return isSame(place, widget.place) ? widget : { ...widget, place };
    }),
  );
}

/** The widgets with one of them before or after its neighbour in reading order, as a narrow screen has them. */
export function shiftWidget(widgets: readonly Widget[], id: string, by: -1 | 1): readonly Widget[] {
  const order = inReadingOrder(widgets);
  const at = order.findIndex((one) => one.id === id);
  const [first, second] = by < 0 ? [order[at - 1], order[at]] : [order[at], order[at + 1]];
  if (!first || !second) return widgets;
  const x = Math.min(first.place.x, GRID_COLUMNS - second.place.w);
  const moved = put(widgets, second.id, x, first.place.y);
  return inReadingOrder(moved).findIndex((one) => one.id === id) === at
    ? exchange(widgets, first, second)
    : moved;
}

/** Two neighbours that give each other their places and sizes. */
const exchange = (widgets: readonly Widget[], a: Widget, b: Widget): readonly Widget[] =>
  widgets.map((one) =>
    one.id === a.id ? { ...one, place: b.place } : one.id === b.id ? { ...one, place: a.place } : one,
  );

/** The first place below all others. */
export const placeBelow = (
  widgets: readonly Widget[],
  { w, h }: { readonly w: number; readonly h: number },
): Place => ({
  x: 0,
  y: Math.max(0, ...widgets.map(({ place }) => place.y + place.h)),
  w,
  h,
});

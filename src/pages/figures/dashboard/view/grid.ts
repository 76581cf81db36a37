import { GRID_COLUMNS, type Place } from '../../../../../resources/figures/dashboard/widgets.ts';

/** Pixels that a row of the grid is high. */
export const ROW_HEIGHT = 56;
/** Pixels between widgets. */
export const GRID_GAP = 16;
/** From this width on the grid has its columns; below, widgets stand one below the other. */
const WIDE_GRID = '@media (min-width: 900px)';

/** The styles of a grid of widgets; on paper as on a wide screen. */
export const gridStyles = {
  display: 'grid',
  gap: `${GRID_GAP}px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE_GRID]: {
    gridTemplateColumns: `repeat(${GRID_COLUMNS}, minmax(0, 1fr))`,
    gridAutoRows: `${ROW_HEIGHT}px`,
  },
  '@media print': {
    gridTemplateColumns: `repeat(${GRID_COLUMNS}, minmax(0, 1fr))`,
    gridAutoRows: `${ROW_HEIGHT}px`,
  },
} as const;

/** The styles of a widget's place in the grid. */
export function placeStyles({ x, y, w, h }: Place) {
  const placed = { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` };
  return {
    minWidth: 0,
    minHeight: h * ROW_HEIGHT + (h - 1) * GRID_GAP,
    [WIDE_GRID]: { ...placed, minHeight: 0 },
    '@media print': { ...placed, minHeight: 0, breakInside: 'avoid' },
  };
}

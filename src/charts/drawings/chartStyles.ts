import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Pixels that a chart is high. */
export const CHART_HEIGHT = 260;

/** Pixels that a chart takes in its card, and the table in its place. */
export const CHART_PLACE = CHART_HEIGHT + 16;

/** A figure by the name of what it counts. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** A figure of a month, `2026-11`. */
export interface MonthCount {
  readonly month: string;
  readonly count: number;
}

/** Colours that stay apart in both modes, also for those who see few colours: each darker or lighter than its neighbour. */
export function useChartColours(): readonly string[] {
  const { palette } = useTheme();
  const { colours } = palette;
  return [colours.primary, colours.brass, colours.tones.info.text, colours.tones.bad.text, colours.muted];
}

/** Whether charts come at once, for those who asked for less motion. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');

import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** A figure by the name of what it counts. */
export interface NamedCount {
  readonly name: string;
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

import { useId } from 'react';

/** Marks over a colour, so that series are distinguished without it: plain, stripes one way, the other way, dots, lines. */
const MARKS = [
  null,
  'M-1,1 l2,-2 M0,8 l8,-8 M7,9 l2,-2',
  'M-1,7 l2,2 M0,0 l8,8 M7,-1 l2,2',
  'M3,3 h2 v2 h-2 z',
  'M0,4 h8',
] as const;

interface Pattern {
  readonly id: string;
  readonly colour: string;
  readonly mark: string | null;
}

/** Returns a fill for each series: its colour, and from the second on a pattern over it. */
export function usePatterns(colours: readonly string[], count: number) {
  const base = useId().replaceAll(':', '');
  const patterns: Pattern[] = Array.from({ length: count }, (_, at) => ({
    id: `${base}-${at}`,
    colour: colours[at % colours.length] ?? '',
    mark: MARKS[at % MARKS.length] ?? null,
  }));
  return {
    fills: patterns.map(({ id, colour, mark }) => (mark === null ? colour : `url(#${id})`)),
    patterns,
  };
}

interface ChartPatternsProps {
  readonly patterns: readonly Pattern[];
  /** The colour of the marks: that of what is behind the chart. */
  readonly ink: string;
}

/** The patterns that fills name, inside a drawing. */
export const ChartPatterns = ({ patterns, ink }: ChartPatternsProps) => (
  <defs>
    {patterns.map(({ id, colour, mark }) =>
      mark === null ? null : (
        <pattern key={id} id={id} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill={colour} />
          <path d={mark} stroke={ink} strokeWidth={1.5} fill={mark.endsWith('z') ? ink : 'none'} />
        </pattern>
      ),
    )}
  </defs>
);

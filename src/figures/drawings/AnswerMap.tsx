import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import outlines from '../../../resources/reference/county/outlines.json';
import { MunicipalityMap } from '../../charts/map/MunicipalityMap.tsx';
import type { SeriesOfAnswer } from './series.ts';
import { useValueText } from './useValueText.ts';

const codes = new Map(Object.entries(outlines.names).map(([code, name]) => [name, code]));

interface AnswerMapProps {
  readonly drawn: SeriesOfAnswer;
  readonly height: number;
  readonly label: string;
  /** Said of a municipality without a figure. */
  readonly none: string;
  /** Says what the deepest colour means. */
  readonly scale: (most: string) => string;
  readonly onGroup: (group: number) => void;
}

/** The figures of municipalities on the map: the deeper the colour, the higher the figure, which each says in words. */
export function AnswerMap({ drawn, height, label, none, scale, onGroup }: AnswerMapProps) {
  const valueText = useValueText();
  const { groups, series, measure } = drawn;
  const values = useMemo(() => series[0]?.values ?? [], [series]);
  const places = useMemo(
    () =>
      new Map(
        groups.flatMap((name, at): [string, number][] => {
          const code = typeof name === 'string' ? codes.get(name) : undefined;
          return code === undefined ? [] : [[code, at]];
        }),
      ),
    [groups],
  );
  const most = Math.max(...values.map((value) => value ?? 0), 0);
  const wordsOf = (code: string) => {
    const at = places.get(code);
    return at === undefined ? none : valueText(measure, values[at]);
  };
  const depthOf = (code: string) => {
    const value = values[places.get(code) ?? -1] ?? 0;
    return value > 0 && most > 0 ? 0.15 + 0.85 * (value / most) : 0;
  };
  return (
    <Box sx={{ px: 1 }}>
      <Box sx={{ '& svg': { maxHeight: `${height - 28}px !important` } }}>
        <MunicipalityMap
          label={label}
          wordsOf={wordsOf}
          depthOf={depthOf}
          onChoose={(code) => {
            const at = places.get(code);
            if (at !== undefined) onGroup(at);
          }}
        />
      </Box>
      <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {scale(valueText(measure, most))}
      </Typography>
    </Box>
  );
}

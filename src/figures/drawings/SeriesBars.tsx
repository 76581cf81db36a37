import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useChartColours, usePrefersReducedMotion } from '../../charts/drawings/chartStyles.ts';
import { ChartPatterns, usePatterns } from './ChartPatterns.tsx';
import type { SeriesOfAnswer } from './series.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import { useValueText } from './useValueText.ts';

export interface SeriesChartProps {
  readonly drawn: SeriesOfAnswer;
  readonly height: number;
  readonly isStacked: boolean;
  /** Opens what is behind a group. */
  readonly onGroup?: ((group: number) => void) | undefined;
}

/** Pixels that the names of several series take. */
export const LEGEND_HEIGHT = 28;

/** Pixels beside bars for the names of groups. */
const NAMES_WIDTH = 148;

/** Bars: standing over steps of time, lying beside names. */
export function SeriesBars({ drawn, height, isStacked, onGroup }: SeriesChartProps) {
  const { column, groups, series, measure } = drawn;
  const valueText = useValueText();
  const colours = useChartColours();
  const { palette } = useTheme();
  const reducesMotion = usePrefersReducedMotion();
  const { fills, patterns } = usePatterns(colours, series.length);
  const stands = column.kind === 'step';
  const several = series.length > 1;
  const band = {
    scaleType: 'band' as const,
    data: groups.map((_, at) => at),
    disableTicks: true,
    valueFormatter: (at: number, context: { readonly location: string }) =>
      valueText(column, groups[at], stands && context.location === 'tick'),
  };
  const figures = {
    ...(measure.kind === 'number' && { tickMinStep: 1 }),
    valueFormatter: (value: number) => valueText(measure, value),
    disableTicks: true,
  };
  return (
    <Box>
      {several && <SeriesLegend labels={series.map(({ label }) => label)} colours={colours} fills={fills} />}
      <BarChart
        layout={stands ? 'vertical' : 'horizontal'}
        height={height - (several ? LEGEND_HEIGHT : 0)}
        hideLegend
        skipAnimation={reducesMotion}
        borderRadius={4}
        grid={stands ? { horizontal: true } : { vertical: true }}
        margin={{ left: 4, right: 16, top: 8, bottom: 4 }}
        series={series.map(({ label, values }, at) => ({
          data: [...values],
          label,
          color: fills[at] ?? '',
          valueFormatter: (value: number | null) => valueText(measure, value),
          ...(isStacked && several && { stack: 'all' }),
        }))}
        xAxis={[stands ? band : figures]}
        yAxis={[
          stands
            ? { ...figures, disableLine: true }
            : { ...band, width: NAMES_WIDTH, disableLine: true, tickLabelInterval: () => true },
        ]}
        {...(onGroup && { onAxisClick: (_event, data) => data && onGroup(data.dataIndex) })}
      >
        <ChartPatterns patterns={patterns} ink={palette.background.paper} />
      </BarChart>
    </Box>
  );
}

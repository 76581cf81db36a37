import Box from '@mui/material/Box';
import { lineClasses, LineChart } from '@mui/x-charts/LineChart';
import { useChartColours, usePrefersReducedMotion } from '../../charts/drawings/chartStyles.ts';
import { LEGEND_HEIGHT, type SeriesChartProps } from './SeriesBars.tsx';
import { SeriesLegend } from './SeriesLegend.tsx';
import { useValueText } from './useValueText.ts';

/** How the lines are broken, so that they are distinguished without colour. */
const DASHES = ['none', '7 4', '2 4', '10 4 2 4', '14 6'] as const;
/** Points up to which each is marked. */
const MOST_MARKS = 31;

/** Lines over groups, or areas below them. */
export function SeriesLines({
  drawn,
  height,
  isStacked,
  onGroup,
  isFilled,
}: SeriesChartProps & { readonly isFilled: boolean }) {
  const { column, groups, series, measure } = drawn;
  const valueText = useValueText();
  const colours = useChartColours();
  const reducesMotion = usePrefersReducedMotion();
  const several = series.length > 1;
  const idOf = (at: number) => `line-${at}`;
  const styles = {
    [`& .${lineClasses.area}`]: { fillOpacity: 0.25 },
    ...Object.fromEntries(
      series.map((_, at): [string, { strokeDasharray: string }] => [
        `& .${lineClasses.line}[data-series="${idOf(at)}"]`,
        { strokeDasharray: DASHES[at % DASHES.length] ?? 'none' },
      ]),
    ),
  } as const;
  return (
    <Box>
      {several && (
        <SeriesLegend labels={series.map(({ label }) => label)} colours={colours} dashes={DASHES} />
      )}
      <LineChart
        height={height - (several ? LEGEND_HEIGHT : 0)}
        hideLegend
        skipAnimation={reducesMotion}
        grid={{ horizontal: true }}
        margin={{ left: 4, right: 16, top: 12, bottom: 4 }}
        series={series.map(({ label, values }, at) => ({
          id: idOf(at),
          data: [...values],
          label,
          color: colours[at % colours.length] ?? '',
          area: isFilled,
          showMark: groups.length <= MOST_MARKS,
          curve: 'linear' as const,
          valueFormatter: (value: number | null) => valueText(measure, value),
          ...(isStacked && isFilled && several && { stack: 'all' }),
        }))}
        xAxis={[
          {
            scaleType: 'point',
            data: groups.map((_, at) => at),
            valueFormatter: (at: number, context: { readonly location: string }) =>
              valueText(column, groups[at], context.location === 'tick'),
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            tickMinStep: measure.kind === 'number' ? 1 : undefined,
            valueFormatter: (value: number) => valueText(measure, value),
            disableLine: true,
            disableTicks: true,
          },
        ]}
        sx={styles}
        {...(onGroup && { onAxisClick: (_event, data) => data && onGroup(data.dataIndex) })}
      />
    </Box>
  );
}

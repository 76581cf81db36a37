import { BarChart } from '@mui/x-charts/BarChart';
import { useFormats } from '../useFormats.ts';
import { CHART_HEIGHT, usePrefersReducedMotion, type MonthCount } from './chartStyles.ts';

interface MonthBarsProps {
  readonly months: readonly MonthCount[];
  readonly label: string;
  readonly colour: string;
}

/** One bar per month. */
export function MonthBars({ months, label, colour }: MonthBarsProps) {
  const format = useFormats();
  const reducesMotion = usePrefersReducedMotion();
  return (
    <BarChart
      height={CHART_HEIGHT}
      hideLegend
      skipAnimation={reducesMotion}
      borderRadius={4}
      grid={{ horizontal: true }}
      margin={{ left: 4, right: 8, top: 12, bottom: 4 }}
      series={[
        {
          data: months.map(({ count }) => count),
          label,
          color: colour,
          valueFormatter: (value) => format.number(value ?? 0),
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: months.map(({ month }) => month),
          valueFormatter: (month: string, { location }) =>
            location === 'tick' ? format.shortMonth(month) : format.month(month),
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          tickMinStep: 1,
          valueFormatter: (value: number) => format.number(value),
          disableLine: true,
          disableTicks: true,
        },
      ]}
    />
  );
}

import { BarChart } from '@mui/x-charts/BarChart';
import { CHART_HEIGHT } from '../ChartCard.tsx';
import { useFormats } from '../useFormats.ts';
import { usePrefersReducedMotion } from './chartStyles.ts';

interface MonthBarsProps {
  readonly months: readonly { readonly month: string; readonly count: number }[];
  readonly label: string;
  readonly hue: string;
}

/** One bar per month. */
export function MonthBars({ months, label, hue }: MonthBarsProps) {
  const format = useFormats();
  const still = usePrefersReducedMotion();
  return (
    <BarChart
      height={CHART_HEIGHT}
      hideLegend
      skipAnimation={still}
      borderRadius={4}
      grid={{ horizontal: true }}
      margin={{ left: 4, right: 8, top: 12, bottom: 4 }}
      series={[
        {
          data: months.map(({ count }) => count),
          label,
          color: hue,
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

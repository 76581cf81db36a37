import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useFormats } from '../useFormats.ts';
import { CHART_HEIGHT, usePrefersReducedMotion, type NamedCount } from './chartStyles.ts';

interface NameBarsProps {
  readonly rows: readonly NamedCount[];
  readonly label: string;
  readonly colours: readonly string[];
}

/** One bar per name, lying down so that names can be read. */
export function NameBars({ rows, label, colours }: NameBarsProps) {
  const format = useFormats();
  const reducesMotion = usePrefersReducedMotion();
  const narrow = useMediaQuery('(max-width: 480px)');
  const names = rows.map(({ name }) => name);
  return (
    <BarChart
      layout="horizontal"
      height={CHART_HEIGHT}
      hideLegend
      skipAnimation={reducesMotion}
      borderRadius={4}
      grid={{ vertical: true }}
      margin={{ left: 4, right: 16, top: 4, bottom: 4 }}
      series={[
        { data: rows.map(({ count }) => count), label, valueFormatter: (value) => format.number(value ?? 0) },
      ]}
      yAxis={[
        {
          scaleType: 'band',
          data: names,
          width: narrow ? 152 : 196,
          disableLine: true,
          disableTicks: true,
          tickLabelInterval: () => true,
          colorMap: {
            type: 'ordinal',
            values: names,
            colors: names.map((_, at) => colours[at % colours.length] ?? ''),
          },
        },
      ]}
      xAxis={[
        { tickMinStep: 1, valueFormatter: (value: number) => format.number(value), disableTicks: true },
      ]}
    />
  );
}

import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { CHART_HEIGHT } from './ChartCard.tsx';
import { useFormats } from './useFormats.ts';

interface Named {
  readonly name: string;
  readonly count: number;
}
interface Monthly {
  readonly month: string;
  readonly count: number;
}

/** Colours that stay apart in both modes, also for those who see few colours: each darker or lighter than its neighbour. */
export function useHues(): readonly string[] {
  const { palette } = useTheme();
  const { colours } = palette;
  return [colours.primary, colours.brass, colours.tones.info.text, colours.tones.bad.text, colours.muted];
}

/** One bar per month. */
export function MonthBars({
  months,
  label,
  hue,
}: {
  readonly months: readonly Monthly[];
  readonly label: string;
  readonly hue: string;
}) {
  const format = useFormats();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
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

/** One bar per name, lying down so that names can be read. */
export function NameBars({
  rows,
  label,
  hues,
}: {
  readonly rows: readonly Named[];
  readonly label: string;
  readonly hues: readonly string[];
}) {
  const format = useFormats();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const narrow = useMediaQuery('(max-width: 480px)');
  const names = rows.map(({ name }) => name);
  return (
    <BarChart
      layout="horizontal"
      height={CHART_HEIGHT}
      hideLegend
      skipAnimation={still}
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
            colors: names.map((_, at) => hues[at % hues.length] ?? ''),
          },
        },
      ]}
      xAxis={[
        { tickMinStep: 1, valueFormatter: (value: number) => format.number(value), disableTicks: true },
      ]}
    />
  );
}

/** Parts of a whole, each named beside the ring with its figure. */
export function Ring({ rows, hues }: { readonly rows: readonly Named[]; readonly hues: readonly string[] }) {
  const format = useFormats();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const hueOf = (at: number) => hues[at % hues.length] ?? '';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        minHeight: CHART_HEIGHT,
      }}
    >
      <Box sx={{ width: 190, flexShrink: 0 }}>
        <PieChart
          hideLegend
          width={190}
          height={190}
          skipAnimation={still}
          margin={{ left: 0, right: 0, top: 0, bottom: 0 }}
          series={[
            {
              innerRadius: 58,
              outerRadius: 92,
              paddingAngle: 2,
              cornerRadius: 4,
              data: rows.map(({ name, count }, at) => ({
                id: name,
                label: name,
                value: count,
                color: hueOf(at),
              })),
              valueFormatter: ({ value }) => `${format.number(value)} (${format.part(value, total)})`,
            },
          ]}
        />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 150 }}>
        {rows.map(({ name, count }, at) => (
          <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, py: 0.5 }}>
            <Box
              sx={{
                width: 12,
                height: 12,
                borderRadius: '3px',
                flexShrink: 0,
                bgcolor: hueOf(at),
                alignSelf: 'center',
              }}
            />
            <span>{name}</span>
            <Typography
              component="span"
              sx={{ ml: 'auto', pl: 2, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
            >
              {format.number(count)}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              sx={{
                color: 'text.secondary',
                fontVariantNumeric: 'tabular-nums',
                minWidth: '3.6em',
                textAlign: 'right',
              }}
            >
              {format.part(count, total)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { useFormats } from '../useFormats.ts';
import { CHART_HEIGHT, usePrefersReducedMotion, type NamedCount } from './chartStyles.ts';

interface DonutChartProps {
  readonly rows: readonly NamedCount[];
  readonly colours: readonly string[];
}

/** Parts of a whole, each named beside the ring with its figure. */
export function DonutChart({ rows, colours }: DonutChartProps) {
  const format = useFormats();
  const reducesMotion = usePrefersReducedMotion();
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const colourOf = (at: number) => colours[at % colours.length] ?? '';
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
          skipAnimation={reducesMotion}
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
                color: colourOf(at),
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
                bgcolor: colourOf(at),
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

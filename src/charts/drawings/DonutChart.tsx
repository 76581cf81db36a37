import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { pieClasses, PieChart } from '@mui/x-charts/PieChart';
import { useFormats } from '../useFormats.ts';
import { CHART_HEIGHT, usePrefersReducedMotion, type NamedCount } from './chartStyles.ts';

interface DonutChartProps {
  readonly rows: readonly NamedCount[];
  readonly colours: readonly string[];
  /** Opens what is behind a part. */
  readonly onPart?: ((part: number) => void) | undefined;
}

/** A part smaller than this, in degrees, has no room for its letter. */
const LEAST_ANGLE = 18;
/** Parts are lettered on the ring as in the list beside it, so that they are distinguished without colour. */
const letterOf = (at: number): string => String.fromCharCode(65 + (at % 26));

/** Parts of a whole, each named beside the ring with its figure. */
export function DonutChart({ rows, colours, onPart }: DonutChartProps) {
  const format = useFormats();
  const { palette } = useTheme();
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
              arcLabel: ({ id }) => letterOf(Number(id)),
              arcLabelMinAngle: LEAST_ANGLE,
              data: rows.map(({ name, count }, at) => ({
                id: at,
                label: name,
                value: count,
                color: colourOf(at),
              })),
              valueFormatter: ({ value }) => `${format.number(value)} (${format.part(value, total)})`,
            },
          ]}
          sx={{ [`& .${pieClasses.arcLabel}`]: { fill: palette.background.paper, fontWeight: 700 } }}
          {...(onPart && { onItemClick: (_event, { dataIndex }) => onPart(dataIndex) })}
        />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 150 }}>
        {rows.map(({ name, count }, at) => (
          <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, py: 0.5 }}>
            <Box
              sx={{
                width: 18,
                height: 18,
                borderRadius: '3px',
                flexShrink: 0,
                bgcolor: colourOf(at),
                color: 'background.paper',
                fontSize: '0.75rem',
                fontWeight: 700,
                lineHeight: '18px',
                textAlign: 'center',
                alignSelf: 'center',
              }}
            >
              {letterOf(at)}
            </Box>
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

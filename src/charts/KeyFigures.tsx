import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useFormats } from './useFormats.ts';

interface KeyFigure {
  readonly label: string;
  readonly value: number;
  /** Its value in words: an amount. */
  readonly text?: string;
}

/** The key figures of the register, one number each. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  const format = useFormats();
  return (
    <Card
      component="dl"
      sx={{
        m: 0,
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: '1px',
        bgcolor: 'divider',
      }}
    >
      {figures.map(({ label, value, text }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            px: 2,
            py: 1.5,
            bgcolor: 'background.paper',
          }}
        >
          <Typography component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontSize: '1.75rem',
              fontWeight: 700,
              lineHeight: 1.2,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {text ?? format.number(value)}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}

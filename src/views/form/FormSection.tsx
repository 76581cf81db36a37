import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
  /** Columns on a wide page. */
  readonly columns?: 1 | 2 | 3;
  /** At the right of the title. */
  readonly actions?: ReactNode;
}

/** Fields that belong together, on a card of their own. A child takes a whole line with the class `wide`. */
export function FormSection({ title, hint, children, columns = 2, actions }: FormSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={title ? id : undefined}>
      <CardContent>
        {(title || actions) && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
            <Typography id={id} variant="h2" sx={{ fontSize: '1.0625rem', flex: 1 }}>
              {title}
            </Typography>
            {actions}
          </Box>
        )}
        {hint && (
          <Typography sx={{ mb: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>{hint}</Typography>
        )}
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            columnGap: 2.5,
            // Each field keeps room below itself; the last one's is the card's.
            mb: -1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
            '& > .wide': { gridColumn: '1 / -1' },
          }}
        >
          {children}
        </Box>
      </CardContent>
    </Card>
  );
}

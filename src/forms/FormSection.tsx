import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { fieldColumns, ROOM_FOR_TWO, SIDE_BY_SIDE } from '../theme/layout.ts';

interface FormSectionProps {
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
  /** Columns at most, where there is room. */
  readonly columns?: 2 | 3;
  /** At the right of the title. */
  readonly actions?: ReactNode;
}

/** Fields that belong together, on a card of their own. A child takes a whole line with the class `wide`, two places with `broad`. */
export function FormSection({ title, hint, children, columns = 2, actions }: FormSectionProps) {
  const id = useId();
  const columnsOf = fieldColumns(columns);
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
        <Box sx={{ containerType: 'inline-size' }}>
          <Box
            sx={{
              ...columnsOf,
              // Each field keeps room below itself; the last one's is the card's.
              mb: -1,
              '& > .wide': { gridColumn: '1 / -1' },
              [SIDE_BY_SIDE]: {
                ...columnsOf[SIDE_BY_SIDE],
                [ROOM_FOR_TWO]: { '& > .broad': { gridColumn: 'span 2' } },
              },
            }}
          >
            {children}
          </Box>
        </Box>
      </CardContent>
    </Card>
  );
}

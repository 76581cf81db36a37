import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TWO_COLUMNS } from '../theme/layout.ts';

/** Cards of figures side by side, two where there is room. */
export const ChartGrid = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: 'minmax(0, 1fr)',
      [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    }}
  >
    {children}
  </Box>
);

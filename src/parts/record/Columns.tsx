import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side where there is room; `widths` as the columns of a grid. */
export const Columns = ({
  children,
  widths = 'repeat(2, minmax(0, 1fr))',
}: {
  readonly children: ReactNode;
  readonly widths?: string;
}) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: widths },
    }}
  >
    {children}
  </Box>
);

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fieldColumns, SIDE_BY_SIDE } from '../theme/layout.ts';

/** Fields side by side where there is room: as many as fit, or in `widths`, as the columns of a grid. */
export const Columns = ({ children, widths }: { readonly children: ReactNode; readonly widths?: string }) => (
  <Box
    sx={{
      ...fieldColumns(3),
      ...(widths !== undefined && { [SIDE_BY_SIDE]: { gridTemplateColumns: widths } }),
    }}
  >
    {children}
  </Box>
);

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lowWindow } from '../../theme/layout.ts';

/** The end of a form or step: its buttons stay in reach of a thumb however long the page is. No message lies on them. */
export const StickyActions = ({ children }: { readonly children: ReactNode }) => (
  <Box
    className="no-print"
    data-action-bar=""
    sx={(theme) => ({
      position: 'sticky',
      zIndex: 2,
      bottom: { xs: 'calc(60px + env(safe-area-inset-bottom))', md: 0 },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      mx: { xs: -2, md: 0 },
      px: { xs: 2, md: 0 },
      py: 1.25,
      bgcolor: 'background.default',
      borderTop: `1px solid ${theme.palette.divider}`,
      [lowWindow]: { position: 'static' },
    })}
  >
    {children}
  </Box>
);

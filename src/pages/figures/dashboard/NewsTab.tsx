import Box from '@mui/material/Box';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { TWO_COLUMNS } from '../../../theme/layout.ts';
import { TicketsWidget } from '../../../parts/support/ticket/TicketsWidget.tsx';
import { Counts } from './Counts.tsx';
import { LatestNotifications } from './LatestNotifications.tsx';
import { QuickLinks } from './QuickLinks.tsx';

/** News, support tickets and the most frequent actions. */
export function NewsTab() {
  const hasTickets = routeExists('/support');
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            xl: hasTickets ? 'repeat(2, minmax(0, 1fr))' : undefined,
          },
        }}
      >
        <LatestNotifications />
        {hasTickets && <TicketsWidget />}
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <QuickLinks />
        <Counts />
      </Box>
    </Box>
  );
}

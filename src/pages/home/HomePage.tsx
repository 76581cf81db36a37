import Box from '@mui/material/Box';
import { useActor } from '../../../authProvider/useSession.ts';
import { routeExists } from '../../shell/routeExists.ts';
import { Counts } from './Counts.tsx';
import { LatestNotifications } from './LatestNotifications.tsx';
import { NameSearch } from './NameSearch.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { TransponderSearch } from './TransponderSearch.tsx';

/** From this width, in pixels, the home page has two columns. */
const TWO_COLUMNS = 1100;

/** `/`: one number away from every animal; below it, what is new and what is done most. */
export function HomePage() {
  const actor = useActor();
  const mayFind = actor?.type === 'VETERINARY' || actor?.permissions.includes('READ_ANIMAL');
  return (
    <Box sx={{ maxWidth: 1240 }}>
      {mayFind && <TransponderSearch />}
      {routeExists('/animal') && <NameSearch />}
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2.5,
          mt: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [`@media (min-width: ${TWO_COLUMNS}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
        }}
      >
        <LatestNotifications />
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <QuickLinks />
          <Counts />
        </Box>
      </Box>
    </Box>
  );
}

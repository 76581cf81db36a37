import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../../../authProvider/authProvider.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { ChartsSkeleton } from '../../../charts/ChartsSkeleton.tsx';
import { RecordSkeleton } from '../../../components/RecordSkeleton.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { Highlights } from './Highlights.tsx';
import { NameSearch } from './lookup/NameSearch.tsx';
import { NoPermissions } from './NoPermissions.tsx';
import { NewsTab } from './NewsTab.tsx';
import { useHomeTab, type HomeTab } from './tabs.ts';
import { TransponderSearch } from './lookup/TransponderSearch.tsx';

// The charts weigh more than the rest of this page.
const DashboardsTab = lazy(() => import('./DashboardsTab.tsx').then((m) => ({ default: m.DashboardsTab })));

const SetupOnHome = lazy(() =>
  import('../../../parts/figures/setup/SetupOnHome.tsx').then((m) => ({
    default: m.SetupOnHome,
  })),
);

const OwnerHome = lazy(() => import('./owner/OwnerHome.tsx').then((m) => ({ default: m.OwnerHome })));

/** `/`: what an owner has in the register, or what those who work with it do most. */
export function HomePage() {
  const ownerId = useActor()?.ownerId;
  if (typeof ownerId !== 'number') return <StaffHome />;
  return (
    <>
      <Highlights />
      <Suspense fallback={<RecordSkeleton />}>
        <OwnerHome ownerId={ownerId} />
      </Suspense>
    </>
  );
}

/** One number away from every animal; below it, what is new and what is done most, or the register in figures. */
function StaffHome() {
  const translate = useTranslate();
  const actor = useActor();
  const { tab, tabs, choose } = useHomeTab();
  const mayFind = actor?.type === 'VETERINARY' || actor?.permissions.includes('READ_ANIMAL');
  return (
    <Box sx={{ maxWidth: { xs: 1240, xl: 'none' } }}>
      <Highlights />
      <NoPermissions />
      {may('WRITE_CONFIGURATION') && (
        <Suspense fallback={null}>
          <SetupOnHome />
        </Suspense>
      )}
      {mayFind && <TransponderSearch />}
      {routeExists('/animal') && <NameSearch />}
      <Tabs
        value={tab}
        onChange={(_, next: HomeTab) => choose(next)}
        aria-label={translate('home.tabs.label')}
        sx={{ mt: 2, mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`home-tab-${one}`}
            aria-controls={one === tab ? 'home-panel' : undefined}
            label={translate(`home.tabs.${one}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="home-panel" aria-labelledby={`home-tab-${tab}`}>
        {tab === 'dashboards' ? (
          <Suspense fallback={<ChartsSkeleton />}>
            <DashboardsTab />
          </Suspense>
        ) : (
          <NewsTab />
        )}
      </Box>
    </Box>
  );
}

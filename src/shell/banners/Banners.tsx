import BalanceRounded from '@mui/icons-material/AccountBalanceWalletRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { may } from '../../../authProvider/authProvider.ts';
import { Announcement } from './Announcement.tsx';
import { Banner } from './Banner.tsx';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { useActor } from '../../../authProvider/useSession.ts';
import { useBalance } from '../../parts/animals/animal/useBalance.ts';
import { useCachedValue } from './useCachedValue.ts';
import { useServerAway } from '../../runtime/failures/serverState.ts';
import { useOnline } from '../../runtime/failures/useOnline.ts';
import { ImpersonationBanner } from '../../parts/access/session/ImpersonationBanner.tsx';

function BalanceBanner() {
  const translate = useTranslate();
  const { data, isEnabled } = useBalance();
  const balance = useCachedValue('banner.balance', data);
  const entityId = useActor()?.entity?.id;
  if (!isEnabled || !balance || balance.entityId !== entityId || balance.value >= balance.lowBalance)
    return null;
  const empty = balance.value <= 0;
  return (
    <Banner tone={empty ? 'bad' : 'attention'} icon={BalanceRounded}>
      <span>
        {translate(empty ? 'shell.balance.none' : 'shell.balance.low', { smart_count: balance.value })}
        {balance.reserved > 0 && ` ${translate('shell.balance.reserved', { smart_count: balance.reserved })}`}
      </span>
      {may('READ_BILLING') && routeExists('/billing/charging') && (
        <Link component={RouterLink} to="/billing/charging">
          {translate('shell.balance.charge')}
        </Link>
      )}
    </Banner>
  );
}

/** All banners above the page: no connection, a server that is away, the operator's announcement, impersonation, few credits. */
export const Banners = memo(function Banners() {
  const translate = useTranslate();
  const online = useOnline();
  const isAway = useServerAway();
  return (
    <>
      <ImpersonationBanner />
      {!online && (
        <Banner tone="attention" icon={CloudOffRounded}>
          {translate('shell.offline')}
        </Banner>
      )}
      {online && isAway && (
        <Banner tone="attention" icon={CloudOffRounded}>
          {translate('shell.serverAway')}
        </Banner>
      )}
      <Announcement />
      <BalanceBanner />
    </>
  );
});

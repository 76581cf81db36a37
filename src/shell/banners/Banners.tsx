import BalanceRounded from '@mui/icons-material/AccountBalanceWalletRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Announcement } from './Announcement.tsx';
import { Banner } from './Banner.tsx';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { useActor } from '../../../authProvider/useSession.ts';
import { lacksCredits, urgencyOf, useBalance } from '../../parts/animals/animal/useBalance.ts';
import { useCachedValue } from './useCachedValue.ts';
import { useServerAway } from '../../runtime/failures/serverState.ts';
import { useOnline } from '../../runtime/failures/useOnline.ts';
import { ImpersonationBanner } from '../../parts/access/session/ImpersonationBanner.tsx';

/** Where credits are added: a reference to pay is made, or the movements say how. */
const CHARGING = ['/billing/charging/create', '/billing/charging'];

/** The one place that says before an act that credits are short; a refusal says so afterwards. */
function BalanceBanner() {
  const translate = useTranslate();
  const { data, isEnabled } = useBalance();
  const balance = useCachedValue('banner.balance', data);
  const entityId = useActor()?.entity?.id;
  const tone = isEnabled && balance && balance.entityId === entityId ? urgencyOf(balance) : null;
  if (!balance || tone === null) return null;
  const page = CHARGING.find(routeExists);
  return (
    <Banner tone={tone} icon={BalanceRounded}>
      <span>
        {translate(lacksCredits(balance) ? 'shell.balance.none' : 'shell.balance.low', {
          smart_count: balance.value,
        })}
        {page === undefined && ` ${translate('shell.balance.ask')}`}
        {balance.reserved > 0 && ` ${translate('shell.balance.reserved', { smart_count: balance.reserved })}`}
      </span>
      {page && (
        <Link component={RouterLink} to={page}>
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

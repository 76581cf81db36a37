import BalanceRounded from '@mui/icons-material/AccountBalanceWalletRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ToneName } from '../../theme/palette.ts';
import { may } from '../../../authProvider/authProvider.ts';
import { Announcement } from './Announcement.tsx';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { useActor } from '../../../authProvider/useSession.ts';
import { useBalance } from '../../parts/animal/useBalance.ts';
import { useKept } from './useKept.ts';
import { useOnline } from '../../runtime/failures/useOnline.ts';
import { ImpersonationStrip } from '../session/ImpersonationStrip.tsx';

/** A line above everything, as long as something holds that everybody must know. */
function Banner({
  tone,
  icon: Icon,
  children,
}: {
  readonly tone: ToneName;
  readonly icon: ComponentType<SvgIconProps>;
  readonly children: ReactNode;
}) {
  return (
    <Box
      role={tone === 'bad' ? 'alert' : 'status'}
      className="no-print"
      sx={({ palette: { colours } }) => ({
        display: 'flex',
        gap: 1.25,
        px: { xs: 2, md: 3 },
        py: 0.875,
        fontSize: '0.9375rem',
        bgcolor: colours.tones[tone].ground,
        color: colours.tones[tone].text,
        borderBottom: `1px solid ${colours.tones[tone].line}`,
        '& a': { color: 'inherit', fontWeight: 650 },
      })}
    >
      <Icon aria-hidden sx={{ fontSize: '1.25rem', mt: 0.125 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

function BalanceBanner() {
  const translate = useTranslate();
  const { data, isEnabled } = useBalance();
  const balance = useKept('banner.balance', data);
  const entityId = useActor()?.entity?.id;
  if (!isEnabled || !balance || balance.entityId !== entityId || balance.value >= balance.lowBalance)
    return null;
  const empty = balance.value <= 0;
  return (
    <Banner tone={empty ? 'bad' : 'attention'} icon={BalanceRounded}>
      <span>
        {translate(empty ? 'shell.balance.none' : 'shell.balance.low', { smart_count: balance.value })}
      </span>
      {may('READ_BILLING') && routeExists('/billing/charging') && (
        <Link component={RouterLink} to="/billing/charging">
          {translate('shell.balance.charge')}
        </Link>
      )}
    </Banner>
  );
}

/** Everything that is told above the page: no connection, what the operator announces, acting for someone else, few credits. */
export const Banners = memo(function Banners() {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <>
      <ImpersonationStrip />
      {!online && (
        <Banner tone="attention" icon={CloudOffRounded}>
          {translate('shell.offline')}
        </Banner>
      )}
      <Announcement />
      <BalanceBanner />
    </>
  );
});

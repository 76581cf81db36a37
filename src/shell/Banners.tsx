import BalanceRounded from '@mui/icons-material/AccountBalanceWalletRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import TheaterComedyRounded from '@mui/icons-material/TheaterComedyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { leaveImpersonation } from '../../authProvider/signIn.ts';
import { useSession } from '../../authProvider/useSession.ts';
import type { ToneName } from '../theme/palette.ts';
import { Announcement } from './Announcement.tsx';
import { queryClient } from './queryClient.ts';
import { routeExists } from './routeExists.ts';
import { useBalance } from './useBalance.ts';
import { useOnline } from './useOnline.ts';

/** Below so many credits a warning shows. */
const LOW = 5;

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
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.25,
        px: { xs: 2, md: 3 },
        py: 0.875,
        fontSize: '0.9375rem',
        bgcolor: colours.tones[tone].ground,
        color: colours.tones[tone].text,
        borderBottom: `1px solid ${colours.tones[tone].line}`,
        '& a': { color: 'inherit', fontWeight: 650 },
      })}
    >
      <Icon aria-hidden sx={{ fontSize: '1.25rem' }} />
      {children}
    </Box>
  );
}

function BalanceBanner() {
  const translate = useTranslate();
  const { data } = useBalance();
  if (!data || data.value >= LOW) return null;
  const empty = data.value <= 0;
  return (
    <Banner tone={empty ? 'bad' : 'attention'} icon={BalanceRounded}>
      <span>
        {translate(empty ? 'shell.balance.none' : 'shell.balance.low', { smart_count: data.value })}
      </span>
      {routeExists('/billing/charging') && (
        <Link component={RouterLink} to="/billing/charging">
          {translate('shell.balance.charge')}
        </Link>
      )}
    </Banner>
  );
}

function ImpersonationBanner() {
  const translate = useTranslate();
  const { answer } = useSession();
  if (!answer?.impersonator) return null;
  const leave = async () => {
    await leaveImpersonation();
    queryClient.clear();
    location.assign('/');
  };
  return (
    <Banner tone="info" icon={TheaterComedyRounded}>
      <span>{translate('shell.impersonation.as', { name: answer.actor?.name ?? '' })}</span>
      <Button size="small" color="inherit" onClick={() => void leave()}>
        {translate('shell.impersonation.leave')}
      </Button>
    </Banner>
  );
}

/** Everything that is told above the page: no connection, what the operator announces, acting for someone else, few credits. */
export function Banners() {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <>
      {!online && (
        <Banner tone="attention" icon={CloudOffRounded}>
          {translate('shell.offline')}
        </Banner>
      )}
      <Announcement />
      <ImpersonationBanner />
      <BalanceBanner />
    </>
  );
}

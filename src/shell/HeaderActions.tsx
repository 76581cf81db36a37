import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTheme, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useActor, useSession } from '../../authProvider/useSession.ts';
import { mobileBelow } from '../theme/measures.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { UserMenu } from './UserMenu.tsx';

const HelpDialog = lazy(() =>
  import('../pages/auth/HelpDialog.tsx').then((module) => ({ default: module.HelpDialog })),
);

/** The register's root entity: nobody's place of work, without support and notifications. */
const ROOT_ENTITY = 1;

function Action({
  label,
  onClick,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** What is always at hand: notifications, help, theme, the user, signing out. Narrow screens keep the user alone. */
export function HeaderActions() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actor = useActor();
  const impersonating = useSession().answer?.impersonator != null;
  const [mode, setMode] = useTheme();
  const [help, setHelp] = useState(false);
  const wide = useMediaQuery(`(min-width: ${mobileBelow}px)`, { noSsr: true });
  return (
    <Box
      className="no-print"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.25, color: 'text.secondary' }}
    >
      {wide && actor?.entity?.id !== ROOT_ENTITY && <NotificationBell />}
      <Action label={translate('shell.help')} onClick={() => setHelp(true)}>
        <HelpOutlineRounded />
      </Action>
      {wide && (
        <Action
          label={translate(mode === 'dark' ? 'shell.theme.toLight' : 'shell.theme.toDark')}
          onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
        >
          {mode === 'dark' ? <LightModeRounded /> : <DarkModeRounded />}
        </Action>
      )}
      <Box sx={{ color: 'text.primary' }}>
        <UserMenu />
      </Box>
      {wide && !impersonating && (
        <Action label={translate('shell.user.signOut')} onClick={() => void navigate('/logout')}>
          <LogoutRounded />
        </Action>
      )}
      {help && (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </Box>
  );
}

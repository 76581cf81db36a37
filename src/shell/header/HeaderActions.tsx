import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { useTheme, useTranslate } from 'react-admin';
import { useActor, useSession } from '../../../authProvider/useSession.ts';
import { ROOT_ENTITY } from '../../../resources/entities/entity/root.ts';
import { useFrameNavigate } from '../../runtime/address/frameContext.ts';
import { useHelpButton } from '../../parts/support/helpArticle/useHelpButton.tsx';
import { useCommand } from '../frame/commands.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { mobileBelow } from '../../theme/layout.ts';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { RecordNotesButton } from '../../parts/common/observation/RecordNotes.tsx';
import { SupportButton } from './SupportButton.tsx';
import { useIsSettled } from './useIsSettled.ts';
import { UserMenu } from './UserMenu.tsx';

/** Comes late and unasked: where it cannot be loaded, as while the server is away, the page does without it. */
const JobsSign = lazy(() =>
  import('./JobsSign.tsx').then(
    (module) => ({ default: module.JobsSign }),
    () => ({ default: () => null }),
  ),
);

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
    <IconButton aria-label={label} data-tip={label} onClick={onClick}>
      {children}
    </IconButton>
  );
}

/**
 * The actions of the header: help, theme, the user, signing out; notifications and support where the menu is not below.
 */
export const HeaderActions = memo(function HeaderActions() {
  const translate = useTranslate();
  const navigate = useFrameNavigate();
  const actor = useActor();
  const impersonating = useSession().answer?.impersonator != null;
  const [mode, setMode] = useTheme();
  const [language, choose] = useLanguage();
  const help = useHelpButton();
  const isSettled = useIsSettled();
  const wide = useMediaQuery(`(min-width: ${mobileBelow}px)`, { noSsr: true });
  const otherTheme = translate(mode === 'dark' ? 'shell.theme.toLight' : 'shell.theme.toDark');
  const switchTheme = () => setMode(mode === 'dark' ? 'light' : 'dark');
  const signOut = () => navigate('/logout');
  useCommand({ name: 'theme', label: otherTheme, icon: 'theme', run: switchTheme });
  useCommand({
    name: 'language',
    label: translate('shell.otherLanguage'),
    icon: 'language',
    run: () => choose(language === 'pt' ? 'en' : 'pt'),
  });
  useCommand({ name: 'help', label: translate('shell.help'), icon: 'help', run: help.press });
  useCommand(
    { name: 'signOut', label: translate('shell.user.signOut'), icon: 'signOut', run: signOut },
    !impersonating,
  );
  return (
    <Box
      className="no-print"
      sx={{ gridArea: 'actions', display: 'flex', alignItems: 'center', gap: 0.25, color: 'text.secondary' }}
    >
      <RecordNotesButton />
      {isSettled && (
        <Suspense fallback={null}>
          <JobsSign />
        </Suspense>
      )}
      <PaletteButton />
      <SupportButton isWide={wide} />
      {wide && actor?.entity?.id !== ROOT_ENTITY && <NotificationBell />}
      <Action label={translate('shell.help')} onClick={help.press}>
        <HelpOutlineRounded />
      </Action>
      <Action label={otherTheme} onClick={switchTheme}>
        {mode === 'dark' ? <LightModeRounded /> : <DarkModeRounded />}
      </Action>
      <Box sx={{ color: 'text.primary' }}>
        <UserMenu />
      </Box>
      {!impersonating && (
        <Action label={translate('shell.user.signOut')} onClick={signOut}>
          <LogoutRounded />
        </Action>
      )}
      {help.panel}
    </Box>
  );
});

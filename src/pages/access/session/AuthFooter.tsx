import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { useTheme, useTranslate } from 'react-admin';
import { useDialog } from '../../../runtime/address/useUrlParam.ts';
import { LicencesLink } from '../../../shell/frame/LicencesLink.tsx';
import { NoticeLinks } from '../../../shell/frame/NoticeLinks.tsx';
import { LanguageSwitch } from '../../../shell/header/LanguageSwitch.tsx';

const HelpDialog = lazy(() => import('./HelpDialog.tsx').then((module) => ({ default: module.HelpDialog })));

/** Help, language and theme, below whatever step is due. */
export function AuthFooter() {
  const translate = useTranslate();
  const [mode, setMode] = useTheme();
  const [help, setHelp] = useDialog('help');
  const themeLabel = translate(mode === 'dark' ? 'shell.theme.toLight' : 'shell.theme.toDark');
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        gap: 1,
        px: 2,
        py: 1.5,
        color: 'text.secondary',
      }}
    >
      <Button color="inherit" onClick={() => setHelp(true)} aria-haspopup="dialog">
        {translate('auth.page.help')}
      </Button>
      <NoticeLinks />
      <LicencesLink />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <LanguageSwitch />
        <IconButton
          aria-label={themeLabel}
          title={themeLabel}
          onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
        >
          {mode === 'dark' ? <LightModeRounded fontSize="small" /> : <DarkModeRounded fontSize="small" />}
        </IconButton>
      </Box>
      {help && (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </Box>
  );
}

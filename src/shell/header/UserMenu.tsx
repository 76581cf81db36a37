import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import ManageAccountsRounded from '@mui/icons-material/ManageAccountsRounded';
import PasswordRounded from '@mui/icons-material/PasswordRounded';
import TheaterComedyRounded from '@mui/icons-material/TheaterComedyRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTheme, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { may } from '../../../authProvider/authProvider.ts';
import { useSession, useActor } from '../../../authProvider/useSession.ts';
import { HTML_LANG, LOCALES } from '../../../i18n/locale.ts';
import { useLanguage } from '../preferences/LanguageProvider.tsx';
import { showOverlay } from '../frame/overlays.ts';
import { leave } from '../session/impersonation.ts';
import { useErrorText } from '../../parts/page/useErrorText.ts';
import { initials } from './initials.ts';

/** Who is signed in and for whom; what is theirs: profile, language, theme, signing out. */
export function UserMenu() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actor = useActor();
  const impersonating = useSession().answer?.impersonator != null;
  const notify = useNotify();
  const errorText = useErrorText();
  const [mode, setMode] = useTheme();
  const [language, choose] = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!actor) return null;
  const close = () => setAnchor(null);
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  const exit = () => {
    close();
    void leave().catch((failure: unknown) => notify(errorText(failure), { type: 'error' }));
  };
  const entity = actor.entity?.name ?? translate('shell.user.noEntity');

  return (
    <>
      <ButtonBase
        aria-label={translate('shell.user.label', { name: actor.name, entity })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={(theme) => ({
          gap: 1.25,
          px: 0.75,
          py: 0.5,
          borderRadius: 1,
          textAlign: 'left',
          '&:hover': { bgcolor: theme.palette.colours.sunken },
        })}
      >
        <Avatar
          sx={{
            width: 34,
            height: 34,
            fontSize: '0.8125rem',
            fontWeight: 700,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initials(actor.name)}
        </Avatar>
        <Box
          sx={{
            display: { xs: 'none', lg: 'block' },
            maxWidth: { lg: 168, xl: 220 },
            '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
          }}
        >
          <Typography
            component="span"
            sx={{ display: 'block', fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.25 }}
          >
            {actor.name}
          </Typography>
          <Typography
            component="span"
            sx={{ display: 'block', fontSize: '0.8125rem', lineHeight: 1.25, color: 'text.secondary' }}
          >
            {entity}
          </Typography>
        </Box>
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 264 } }, list: { 'aria-label': translate('shell.user.menu') } }}
      >
        <Box component="li" role="none" sx={{ px: 2, pt: 0.5, pb: 1.25 }}>
          <Typography sx={{ fontWeight: 650 }}>{actor.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {actor.email}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {entity}
          </Typography>
        </Box>
        <Divider sx={{ mb: 1 }} />
        <MenuItem onClick={() => go('/personal')}>
          <ListItemIcon>
            <ManageAccountsRounded fontSize="small" />
          </ListItemIcon>
          {translate('shell.page.personal')}
        </MenuItem>
        {!impersonating && (
          <MenuItem onClick={() => go('/personal/password')}>
            <ListItemIcon>
              <PasswordRounded fontSize="small" />
            </ListItemIcon>
            {translate('shell.page.password')}
          </MenuItem>
        )}
        {actor.type === 'VETERINARY' && (
          <MenuItem onClick={() => go('/personal/entities')}>
            <ListItemIcon>
              <ApartmentRounded fontSize="small" />
            </ListItemIcon>
            {translate('shell.page.ownEntities')}
          </MenuItem>
        )}
        {!impersonating && may('IMPERSONATE_USER') && (
          <MenuItem onClick={() => go('/personal/impersonate')}>
            <ListItemIcon>
              <TheaterComedyRounded fontSize="small" />
            </ListItemIcon>
            {translate('shell.page.impersonate')}
          </MenuItem>
        )}
        <Divider />
        {LOCALES.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            role="menuitemradio"
            aria-checked={locale === language}
            selected={locale === language}
            lang={HTML_LANG[locale]}
            onClick={() => choose(locale)}
          >
            <ListItemIcon>
              {locale === LOCALES[0]?.locale && <TranslateRounded fontSize="small" />}
            </ListItemIcon>
            {name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
          <ListItemIcon>
            {mode === 'dark' ? <LightModeRounded fontSize="small" /> : <DarkModeRounded fontSize="small" />}
          </ListItemIcon>
          {translate(mode === 'dark' ? 'shell.theme.toLight' : 'shell.theme.toDark')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            showOverlay('shortcuts');
          }}
        >
          <ListItemIcon>
            <KeyboardRounded fontSize="small" />
          </ListItemIcon>
          {translate('shell.shortcuts.title')}
        </MenuItem>
        <Divider />
        {impersonating ? (
          <MenuItem onClick={exit}>
            <ListItemIcon>
              <LogoutRounded fontSize="small" />
            </ListItemIcon>
            {translate('shell.impersonation.leaveName', { name: actor.name })}
          </MenuItem>
        ) : (
          <MenuItem onClick={() => go('/logout')}>
            <ListItemIcon>
              <LogoutRounded fontSize="small" />
            </ListItemIcon>
            {translate('shell.user.signOut')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

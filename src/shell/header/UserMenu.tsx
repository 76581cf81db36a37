import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import ManageAccountsRounded from '@mui/icons-material/ManageAccountsRounded';
import PasswordRounded from '@mui/icons-material/PasswordRounded';
import TheaterComedyRounded from '@mui/icons-material/TheaterComedyRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { memo, useState, type ComponentType } from 'react';
import { useNotify, useTheme, useTranslate } from 'react-admin';
import { may } from '../../../authProvider/authProvider.ts';
import { useActor, useSession } from '../../../authProvider/useSession.ts';
import { HTML_LANG, LOCALES } from '../../../i18n/locale.ts';
import { useFrameNavigate } from '../../runtime/address/frameContext.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { showOverlay } from '../frame/overlays.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { leave } from '../../parts/access/session/impersonation/impersonation.ts';
import { UserButton } from './UserButton.tsx';

/** The user's menu: name and entity, profile, language, theme, signing out. */
export const UserMenu = memo(function UserMenu() {
  const translate = useTranslate();
  const navigate = useFrameNavigate();
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
    navigate(to);
  };
  const exit = () => {
    close();
    void leave().catch((failure: unknown) => notify(errorText(failure), { type: 'error' }));
  };
  const isDark = mode === 'dark';
  const entity =
    actor.entity?.name ?? translate(actor.ownerId === null ? 'shell.user.noEntity' : 'shell.user.owner');

  return (
    <>
      <UserButton name={actor.name} entity={entity} isOpen={anchor !== null} onOpen={setAnchor} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // Begins at its first line, not at the language in use.
        variant="menu"
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
        <Line
          autoFocus
          Icon={ManageAccountsRounded}
          text="shell.page.personal"
          onClick={() => go('/personal')}
        />
        {!impersonating && (
          <Line Icon={PasswordRounded} text="shell.page.password" onClick={() => go('/personal/password')} />
        )}
        {actor.type === 'VETERINARY' && (
          <Line
            Icon={ApartmentRounded}
            text="shell.page.ownEntities"
            onClick={() => go('/personal/entities')}
          />
        )}
        {!impersonating && may('IMPERSONATE_USER') && (
          <Line
            Icon={TheaterComedyRounded}
            text="shell.page.impersonate"
            onClick={() => go('/personal/impersonate')}
          />
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
        <Line
          Icon={isDark ? LightModeRounded : DarkModeRounded}
          text={isDark ? 'shell.theme.toLight' : 'shell.theme.toDark'}
          onClick={() => setMode(isDark ? 'light' : 'dark')}
        />
        <Line
          Icon={KeyboardRounded}
          text="shell.shortcuts.title"
          onClick={() => {
            close();
            showOverlay('shortcuts');
          }}
        />
        <Divider />
        {impersonating ? (
          <Line Icon={LogoutRounded} text="shell.impersonation.leaveName" name={actor.name} onClick={exit} />
        ) : (
          <Line Icon={LogoutRounded} text="shell.user.signOut" onClick={() => go('/logout')} />
        )}
      </Menu>
    </>
  );
});

interface LineProps extends Omit<MenuItemProps, 'children'> {
  readonly Icon: ComponentType<SvgIconProps>;
  /** Key of its text; `name` is inserted. */
  readonly text: string;
  readonly name?: string;
}

function Line({ Icon, text, name, ...item }: LineProps) {
  const translate = useTranslate();
  return (
    <MenuItem {...item}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate(text, { name })}
    </MenuItem>
  );
}

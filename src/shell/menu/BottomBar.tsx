import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { memo, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useActor } from '../../../authProvider/useSession.ts';
import { ROOT_ENTITY } from '../../../resources/entities/entity/root.ts';
import { useHistoryState } from '../../runtime/address/historyState.ts';
import { usePathname } from '../../runtime/address/frameContext.ts';
import { NotificationPanel } from '../notifications/NotificationPanel.tsx';
import { counter } from '../../runtime/counter.ts';
import { useNotificationButton } from '../notifications/useNotificationButton.ts';
import { BottomSheet } from './BottomSheet.tsx';
import { GROUP_ICONS } from './groupIcons.ts';
import { ModuleIcon } from '../../theme/icons.ts';
import { namesPlace, type MenuGroupName } from './menu.ts';
import { useMenu } from './useMenu.ts';

/** Beside home, the bell and "more", so many groups have a place of their own in the bar. */
const PLACES = 2;

/** The menu of narrow screens: a bar within a thumb's reach; its groups open above it. */
export const BottomBar = memo(function BottomBar() {
  const translate = useTranslate();
  const { groups, active } = useMenu();
  const pathname = usePathname();
  const [sheet, setSheet] = useHistoryState<MenuGroupName | 'all'>('menu');
  const hasBell = useActor()?.entity?.id !== ROOT_ENTITY;
  const shown = groups.slice(0, groups.length === PLACES + 1 ? PLACES + 1 : PLACES);
  const close = () => setSheet(null);

  return (
    <Box
      component="nav"
      id="menu-mobile"
      aria-label={translate('shell.menu.label')}
      className="no-print"
      sx={(theme) => ({
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        height: 'calc(60px + env(safe-area-inset-bottom))',
        pb: 'env(safe-area-inset-bottom)',
        bgcolor: theme.palette.colours.strap,
        color: theme.palette.colours.onStrap,
        '& :focus-visible': { outlineColor: theme.palette.colours.brass, outlineOffset: -3 },
      })}
    >
      <BarLine icon="home" label={translate('shell.page.home')} to="/" current={pathname === '/'} />
      {shown.map((group) => (
        <BarLine
          key={group.name}
          icon={GROUP_ICONS[group.name]}
          label={translate(`shell.short.${group.name}`)}
          onClick={() => setSheet(group.name)}
          open={sheet === group.name}
          current={namesPlace(group, active, translate)}
        />
      ))}
      {hasBell && <BarBell />}
      {shown.length < groups.length && (
        <BarLine
          icon="more"
          label={translate('shell.menu.more')}
          onClick={() => setSheet('all')}
          open={sheet === 'all'}
        />
      )}
      <Drawer
        anchor="bottom"
        open={sheet !== null}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': translate('shell.menu.label'),
            sx: {
              borderRadius: '14px 14px 0 0',
              maxHeight: 'min(80dvh, calc(100dvh - var(--toast-room, 0px)))',
            },
          },
        }}
      >
        <BottomSheet
          groups={sheet === 'all' ? groups : groups.filter((group) => group.name === sheet)}
          active={active}
          onClose={close}
        />
      </Drawer>
    </Box>
  );
});

function BarBell() {
  const translate = useTranslate();
  const { count, name, isOpen, open, panel } = useNotificationButton();
  return (
    <>
      <BarLine
        icon="notification"
        label={translate('shell.notifications.title')}
        name={name}
        count={count}
        onClick={open}
        open={isOpen}
      />
      <NotificationPanel {...panel} isAbove />
    </>
  );
}

interface BarLineProps {
  readonly icon: string;
  readonly label: string;
  /** The accessible name, where the label is not enough. */
  readonly name?: string;
  readonly count?: number;
  readonly to?: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly open?: boolean;
  readonly current?: boolean;
}

function BarLine({ icon, label, name, count = 0, to, onClick, open, current = false }: BarLineProps) {
  return (
    <Box
      {...(to
        ? { component: Link, to }
        : { component: 'button', type: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open ?? false })}
      onClick={onClick}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      sx={(theme) => ({
        flex: '1 1 0',
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.25,
        p: 0.5,
        border: 0,
        bgcolor: 'transparent',
        font: 'inherit',
        fontSize: '0.75rem',
        fontWeight: current ? 700 : 500,
        color: 'inherit',
        textDecoration: 'none',
        '& .MuiSvgIcon-root': {
          fontSize: '1.375rem',
          color: current ? theme.palette.colours.brass : theme.palette.colours.onStrapMuted,
        },
        '& > .words': {
          order: 1,
          maxWidth: '100%',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      })}
    >
      {/* Before the number, as in the name: who speaks to the device says what is seen. */}
      <span className="words">{label}</span>{' '}
      <Badge
        badgeContent={counter(count)}
        invisible={count === 0}
        color="error"
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <ModuleIcon name={icon} />
      </Badge>
    </Box>
  );
}

import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NotificationPanel } from './NotificationPanel.tsx';
import { counter } from './notifications.ts';
import { useNotifications } from './useNotifications.ts';

/** How much is new; the latest open below it. */
export function NotificationBell() {
  const translate = useTranslate();
  const notifications = useNotifications();
  const { count } = notifications;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={translate('shell.notifications.title')}>
        <IconButton
          aria-label={translate('shell.notifications.label', { smart_count: count, n: counter(count) })}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={counter(count)} invisible={count === 0} color="error">
            <NotificationsRounded />
          </Badge>
        </IconButton>
      </Tooltip>
      <NotificationPanel notifications={notifications} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

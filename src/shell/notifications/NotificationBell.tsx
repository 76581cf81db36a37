import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { NotificationPanel } from './NotificationPanel.tsx';
import { useNotificationButton } from './useNotificationButton.ts';
import { counter } from '../../runtime/counter.ts';

/** The number of new notifications; opens the latest ones below it. */
export const NotificationBell = memo(function NotificationBell() {
  const translate = useTranslate();
  const { count, name, isOpen, open, panel } = useNotificationButton();
  return (
    <>
      <Tooltip title={translate('shell.notifications.title')}>
        <IconButton aria-label={name} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
          <Badge badgeContent={counter(count)} invisible={count === 0} color="error">
            <NotificationsRounded />
          </Badge>
        </IconButton>
      </Tooltip>
      <NotificationPanel {...panel} />
    </>
  );
});

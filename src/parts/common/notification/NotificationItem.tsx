import DoneRounded from '@mui/icons-material/DoneRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { linkOf, type Notification } from './notifications.ts';
import { NotificationIcon } from './NotificationIcon.tsx';
import { useNotificationText } from './useNotificationText.ts';
import { useTimeAgo } from '../../../runtime/useTimeAgo.ts';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onRead: (id: number) => void;
  readonly onFollow?: () => void;
}

/** A notification: its text, its time and its link. Following the link marks it as read. */
export function NotificationItem({ notification, onRead, onFollow }: NotificationItemProps) {
  const translate = useTranslate();
  const timeAgo = useTimeAgo();
  const { id, date, readTimestamp } = notification;
  const { title, text } = useNotificationText(notification);
  const to = linkOf(notification);
  const markLabel = translate('shell.notifications.markRead');

  const follow = () => {
    if (!readTimestamp) onRead(id);
    onFollow?.();
  };

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <NotificationIcon type={notification.type} isUnread={!readTimestamp} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" sx={{ fontSize: '0.9375rem', fontWeight: readTimestamp ? 500 : 650 }}>
          {to ? (
            <Link component={RouterLink} to={to} onClick={follow} underline="hover" color="text.primary">
              {title}
            </Link>
          ) : (
            title
          )}
          {!readTimestamp && <span style={visuallyHidden}> ({translate('shell.notifications.unread')})</span>}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Typography component="time" dateTime={date} variant="caption" sx={{ color: 'text.secondary' }}>
          {timeAgo(date)}
        </Typography>
      </Box>
      {!readTimestamp && (
        <Tooltip title={markLabel}>
          <IconButton aria-label={`${markLabel}: ${title}`} onClick={() => onRead(id)}>
            <DoneRounded fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

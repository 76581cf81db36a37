import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryError } from '../../components/QueryError.tsx';
import { NotificationItem } from '../../parts/common/notification/NotificationItem.tsx';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { ToastLog } from '../toasts/ToastLog.tsx';
import type { useNotifications } from '../../parts/common/notification/useNotifications.ts';

interface NotificationPanelProps {
  readonly notifications: ReturnType<typeof useNotifications>;
  /** The element that it is attached to; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** Whether it opens above that element. */
  readonly isAbove?: boolean;
}

/** The latest notifications, each leading to what it is about. */
export function NotificationPanel({
  notifications,
  anchor,
  onClose,
  isAbove = false,
}: NotificationPanelProps) {
  const translate = useTranslate();
  const { unread, count, read, readAll } = notifications;
  const latest = unread.data?.content ?? [];
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: isAbove ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: isAbove ? 'bottom' : -6, horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'bell-title',
          sx: { width: 400, maxWidth: 'calc(100vw - 24px)' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id="bell-title" component="h2" variant="h3">
          {translate('shell.notifications.title')}
        </Typography>
        {count > 0 && (
          <Button size="small" onClick={readAll}>
            {translate('shell.notifications.markAllRead')}
          </Button>
        )}
      </Box>
      <QueryError query={unread} sx={{ m: 2 }} />
      {unread.isPending && !unread.error && (
        <Box aria-busy aria-label={translate('shell.loading')}>
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} sx={{ mx: 2, my: 1.25 }} height={64} />
          ))}
        </Box>
      )}
      {unread.data && latest.length === 0 && (
        <EmptyState
          title={translate('shell.notifications.none')}
          text={translate('shell.notifications.noneHint')}
        />
      )}
      {latest.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '50dvh', overflowY: 'auto' }}>
          {latest.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={read}
              onFollow={onClose}
            />
          ))}
        </Box>
      )}
      {routeExists('/notifications') && (
        <Box sx={{ px: 1, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
          <Button component={Link} to="/notifications" onClick={onClose} fullWidth>
            {translate('shell.notifications.all')}
          </Button>
        </Box>
      )}
      <ToastLog />
    </Popover>
  );
}

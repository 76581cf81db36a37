import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { NotificationItem } from '../../../parts/common/notification/NotificationItem.tsx';
import { counter } from '../../../runtime/counter.ts';
import { useNotifications } from '../../../parts/common/notification/useNotifications.ts';
import { useNotificationPage } from './useNotificationPage.ts';

/** `/notifications`: all notifications of the user, the newest first; the unread ones are marked. */
export function NotificationsPage() {
  const translate = useTranslate();
  const { count, read, readAll } = useNotifications();
  const { onlyUnread, list, go } = useNotificationPage();

  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={onlyUnread}
          onChange={(_, next: boolean | null) => next !== null && go({ unread: next ? 'true' : '' })}
          aria-label={translate('notificationPages.show')}
        >
          <ToggleButton value={false}>{translate('notificationPages.all')}</ToggleButton>
          <ToggleButton value>
            {translate('notificationPages.unread', { n: counter(count), smart_count: count })}
          </ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ flex: 1 }} />
        <Button variant="outlined" onClick={readAll} disabled={count === 0}>
          {translate('shell.notifications.markAllRead')}
        </Button>
      </Box>
      <QueryList
        {...list}
        label={translate('shell.notifications.title')}
        lines={5}
        lineHeight={44}
        empty={
          <EmptyState
            title={translate(onlyUnread ? 'shell.notifications.none' : 'notificationPages.none')}
            text={translate('shell.notifications.noneHint')}
          >
            {onlyUnread && (
              <Button variant="outlined" onClick={() => go({ unread: '' })}>
                {translate('notificationPages.showAll')}
              </Button>
            )}
          </EmptyState>
        }
      >
        {(notification) => (
          <NotificationItem key={notification.id} notification={notification} onRead={read} />
        )}
      </QueryList>
    </Box>
  );
}

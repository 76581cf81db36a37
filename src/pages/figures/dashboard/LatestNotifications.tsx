import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { HomeWidget } from '../../../components/page/HomeWidget.tsx';
import { NotificationItem } from '../../../parts/common/notification/NotificationItem.tsx';
import { useNotifications } from '../../../parts/common/notification/useNotifications.ts';

/** The notifications since the last visit. */
export function LatestNotifications() {
  const translate = useTranslate();
  const { unread, count, read, readAll } = useNotifications();
  return (
    <HomeWidget
      title={translate('shell.notifications.title')}
      count={count}
      countOf={translate('shell.notifications.unread')}
      action={
        count > 0 && (
          <Button size="small" onClick={readAll} sx={{ mx: -1 }}>
            {translate('shell.notifications.markAllRead')}
          </Button>
        )
      }
      query={unread}
      lineHeight={76}
      empty={
        <EmptyState
          title={translate('shell.notifications.none')}
          text={translate('shell.notifications.noneHint')}
        />
      }
      more={{ to: '/notifications', label: translate('shell.notifications.all') }}
    >
      {(notification) => <NotificationItem key={notification.id} notification={notification} onRead={read} />}
    </HomeWidget>
  );
}

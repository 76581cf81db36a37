import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../shell/EmptyState.tsx';
import { NotificationItem } from '../../shell/NotificationItem.tsx';
import { counter } from '../../shell/notifications.ts';
import { useErrorText } from '../../shell/useErrorText.ts';
import { useNotifications } from '../../shell/useNotifications.ts';
import { Pages } from '../../views/list/ListPages.tsx';
import { PER_PAGE, useNotificationPage } from './useNotificationPage.ts';

/** `/notifications`: everything this person was told, the newest first; what is unread is marked. */
export function NotificationsPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { count, read, readAll } = useNotifications();
  const { page, onlyUnread, list, go } = useNotificationPage();
  const { data, error, isPending, refetch } = list;
  const total = data?.totalItems ?? 0;
  const isEmpty = data?.content.length === 0;

  // A page that has emptied itself, all of it having been read, leads back to the first.
  const isBeyond = isEmpty && page > 1 && !list.isPlaceholderData;
  useEffect(() => {
    if (isBeyond) go({ page: 1 });
  }, [isBeyond, go]);

  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={onlyUnread}
          onChange={(_, next: boolean | null) => next !== null && go({ onlyUnread: next })}
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
      {error && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('kit.form.again')}</Button>}
        >
          {errorText(error)}
        </Alert>
      )}
      {isPending && (
        <Card aria-busy aria-label={translate('kit.list.loading')}>
          {[0, 1, 2, 3, 4].map((line) => (
            <Skeleton key={line} sx={{ mx: 2, my: 1.5 }} height={44} />
          ))}
        </Card>
      )}
      {isEmpty && !isBeyond && (
        <Card>
          <EmptyState
            title={translate(onlyUnread ? 'shell.notifications.none' : 'notificationPages.none')}
            text={translate('shell.notifications.noneHint')}
          >
            {onlyUnread && (
              <Button variant="outlined" onClick={() => go({ onlyUnread: false })}>
                {translate('notificationPages.showAll')}
              </Button>
            )}
          </EmptyState>
        </Card>
      )}
      {data && !isEmpty && (
        <Card
          component="ul"
          aria-label={translate('shell.notifications.title')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {data.content.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} onRead={read} />
          ))}
        </Card>
      )}
      <Pages page={page} perPage={PER_PAGE} total={total} setPage={(next) => go({ page: next })} />
    </Box>
  );
}

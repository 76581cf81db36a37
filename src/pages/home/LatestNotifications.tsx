import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../shell/EmptyState.tsx';
import { NotificationItem } from '../../shell/NotificationItem.tsx';
import { counter } from '../../shell/notifications.ts';
import { useErrorText } from '../../shell/useErrorText.ts';
import { useNotifications } from '../../shell/useNotifications.ts';

/** What has happened since the last look. */
export function LatestNotifications() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { unread, count, read, readAll } = useNotifications();
  return (
    <Card component="section" aria-labelledby="home-notifications">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          minHeight: 52,
          py: 0.5,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          id="home-notifications"
          variant="h2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '1.0625rem' }}
        >
          {translate('shell.notifications.title')}
          {count > 0 && (
            <Chip
              size="small"
              color="primary"
              label={
                <>
                  {counter(count)}
                  <span style={visuallyHidden}>{translate('shell.notifications.unread')}</span>
                </>
              }
            />
          )}
        </Typography>
        {count > 0 && (
          <Button size="small" onClick={readAll}>
            {translate('shell.notifications.markAllRead')}
          </Button>
        )}
      </Box>
      {unread.isPending &&
        [0, 1, 2].map((line) => <Skeleton key={line} sx={{ mx: 2, my: 1.5 }} height={32} />)}
      {unread.isError && (
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={<Button onClick={() => void unread.refetch()}>{translate('home.search.retry')}</Button>}
        >
          {errorText(unread.error)}
        </Alert>
      )}
      {unread.data?.content.length === 0 && (
        <EmptyState
          title={translate('shell.notifications.none')}
          text={translate('shell.notifications.noneHint')}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {unread.data?.content.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onRead={read} />
        ))}
      </Box>
      <Box sx={{ px: 1, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
        <Button component={Link} to="/notifications" size="small" fullWidth>
          {translate('shell.notifications.all')}
        </Button>
      </Box>
    </Card>
  );
}

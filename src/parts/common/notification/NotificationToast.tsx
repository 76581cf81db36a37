import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useCloseNotification } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useAreJobsShown } from '../../../runtime/jobs.ts';
import { linkOf, type Notification } from './notifications.ts';
import { useNotifications } from './useNotifications.ts';
import { useNotificationText } from './useNotificationText.ts';

/** A notification that has just come, with the way to what it is about. */
export function NotificationToast({ notification }: { readonly notification: Notification }) {
  const { title, text } = useNotificationText(notification);
  const { read } = useNotifications();
  const close = useCloseNotification();
  const to = linkOf(notification);
  const isSaidByPage = useAreJobsShown() && notification.type === 'JOB_DONE';
  // A short job ends before the page that shows it has opened.
  useEffect(() => {
    if (isSaidByPage) close();
  }, [isSaidByPage, close]);
  const follow = () => {
    read(notification.id);
    close();
  };
  return (
    <>
      <Box component="strong" sx={{ display: 'block', fontWeight: 650 }}>
        {to ? (
          <Link component={RouterLink} to={to} onClick={follow} color="inherit">
            {title}
          </Link>
        ) : (
          title
        )}
      </Box>
      {text}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { NOTIFICATION_LASTS } from '../toasts/durations.ts';
import { NotificationToast } from '../../parts/common/notification/NotificationToast.tsx';
import { usePollMs } from '../../parts/common/information/announcement.ts';
import { showsJobs } from '../../runtime/jobs.ts';
import { unreadQuery } from '../../parts/common/notification/notifications.ts';

/** Looks for notifications, and shows those that come while the page is open for a moment. The bell keeps them. */
export function useNewNotifications(): void {
  const notify = useNotify();
  const { data } = useQuery({ ...unreadQuery, refetchInterval: usePollMs('notifications') });
  const newest = useRef<number>(undefined);

  useEffect(() => {
    if (!data) return;
    const known = newest.current;
    newest.current = Math.max(known ?? 0, ...data.content.map(({ id }) => id));
    // What was there when the page opened is no news.
    if (known === undefined) return;
    const news = data.content.filter(({ id, type }) => id > known && !(type === 'JOB_DONE' && showsJobs()));
    for (const notification of news.toReversed()) {
      notify(<NotificationToast notification={notification} />, {
        type: 'info',
        autoHideDuration: NOTIFICATION_LASTS,
      });
    }
  }, [data, notify]);
}

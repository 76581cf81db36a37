import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { NOTIFICATION_LASTS } from '../toasts/durations.ts';
import { NotificationToast } from '../../parts/common/notification/NotificationToast.tsx';
import { usePollMs } from '../../parts/common/information/announcement.ts';
import { unreadQuery } from '../../parts/common/notification/notifications.ts';

/** The header's count of jobs, which is on every page. */
const COUNT_OF_JOBS = 'open';

/** Whether the page shows the course of jobs: it says itself that one has ended, where a toast would cover its result. */
const showsJobs = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['jobs'], type: 'active' })
    .some(({ queryKey }) => queryKey[2] !== COUNT_OF_JOBS);

/** Looks for notifications, and shows those that come while the page is open for a moment. The bell keeps them. */
export function useNewNotifications(): void {
  const notify = useNotify();
  const client = useQueryClient();
  const { data } = useQuery({ ...unreadQuery, refetchInterval: usePollMs('notifications') });
  const newest = useRef<number>(undefined);

  useEffect(() => {
    if (!data) return;
    const known = newest.current;
    newest.current = Math.max(known ?? 0, ...data.content.map(({ id }) => id));
    // What was there when the page opened is no news.
    if (known === undefined) return;
    const news = data.content.filter(
      ({ id, type }) => id > known && !(type === 'JOB_DONE' && showsJobs(client)),
    );
    for (const notification of news.toReversed()) {
      notify(<NotificationToast notification={notification} />, {
        type: 'info',
        autoHideDuration: NOTIFICATION_LASTS,
      });
    }
  }, [data, notify, client]);
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { markAllRead, markRead, unreadKey, unreadQuery } from './notifications.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';

/** The unread notifications and what can be done with them. */
export function useNotifications() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const unread = useQuery(unreadQuery);
  const after = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: unreadKey.slice(0, 1) }),
    onError: (refused: unknown) => notify(errorText(refused), { type: 'error' }),
  };
  const one = useMutation({ mutationFn: markRead, ...after });
  const all = useMutation({ mutationFn: markAllRead, ...after });
  return {
    unread,
    count: unread.data?.totalItems ?? 0,
    read: (id: number) => one.mutate(id),
    readAll: () => all.mutate(),
  };
}

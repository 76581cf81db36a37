import { useState, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { counter } from '../../runtime/counter.ts';
import { useNotifications } from '../../parts/common/notification/useNotifications.ts';

/** Returns the state of the button that shows the number of unread notifications, and of its panel. */
export function useNotificationButton() {
  const translate = useTranslate();
  const notifications = useNotifications();
  const { count } = notifications;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    count,
    name: translate('shell.notifications.label', { smart_count: count, n: counter(count) }),
    isOpen: anchor !== null,
    open: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    panel: { notifications, anchor, onClose: () => setAnchor(null) },
  };
}

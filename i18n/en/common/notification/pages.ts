import type { notificationPages as source } from '../../../pt/common/notification/pages.ts';
import type { Shape } from '../../../types.ts';

export const notificationPages = {
  show: 'Notifications to show',
  all: 'All',
  unread: 'Unread (%{n})',
  none: 'No notifications yet',
  showAll: 'Show those already read',
} satisfies Shape<typeof source>;

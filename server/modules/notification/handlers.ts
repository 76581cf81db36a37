import type { Handler } from '../../http/handle.ts';
import { readAllNotificationsHandler } from './readAllNotifications.ts';
import { readNotificationHandler } from './readNotification.ts';
import { searchNotificationsHandler } from './searchNotifications.ts';
import { streamHandler } from './stream.ts';

/** Everything that answers the calls of this module. */
export const notificationHandlers: readonly Handler[] = [
  readAllNotificationsHandler,
  readNotificationHandler,
  searchNotificationsHandler,
  streamHandler,
];

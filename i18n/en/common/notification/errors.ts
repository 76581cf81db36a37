import type { NotificationCode } from '../../../../resources/common/notification/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Notifications. */
export const notificationErrors = {
  ERROR_READ_NOTIFICATION: 'The notification could not be marked as read. Try again.',
} satisfies CodeTexts<NotificationCode>;

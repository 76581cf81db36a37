/** Notifications. */
export type NotificationCode = 'ERROR_READ_NOTIFICATION';

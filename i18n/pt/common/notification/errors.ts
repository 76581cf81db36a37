import type { NotificationCode } from '../../../../resources/common/notification/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Notifications. */
export const notificationErrors = {
  ERROR_READ_NOTIFICATION: 'Não foi possível marcar como lida. Tente de novo.',
} as const satisfies CodeTexts<NotificationCode>;

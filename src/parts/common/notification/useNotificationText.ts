import { useTranslate } from 'react-admin';
import { wordsOf, type Notification } from './notifications.ts';

/** Returns title and text of a notification. For a type that this page does not know, a general title. */
export function useNotificationText(notification: Notification) {
  const { type, additionalInfo } = notification;
  const translate = useTranslate();
  const known = translate(`notifications.${type}.title`, { _: '' }) !== '';
  const kind = known ? type : 'UNKNOWN';
  return {
    title: translate(`notifications.${kind}.title`),
    text: translate(`notifications.${kind}.text`, { ...additionalInfo, ...wordsOf(notification, translate) }),
  };
}

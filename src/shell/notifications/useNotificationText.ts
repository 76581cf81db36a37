import { useTranslate } from 'react-admin';
import { wordsOf, type Notification } from './notifications.ts';

/** What a notification says: its title, and what happened. One of a kind that this page does not know says only that. */
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

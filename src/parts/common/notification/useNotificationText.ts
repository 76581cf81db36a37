import { useTranslate } from 'react-admin';
import { isTransponder } from '../../../../resources/numbers/transponderShape.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { wordsOf, type Notification } from './notifications.ts';

/** The values of a notification as its text shows them: a transponder in groups, as everywhere. */
const shownValues = (values: Notification['additionalInfo']): Notification['additionalInfo'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isTransponder(value) ? spaced(value) : value,
    ]),
  );

/** Returns title and text of a notification. For a type that this page does not know, a general title. */
export function useNotificationText(notification: Notification) {
  const { type, additionalInfo } = notification;
  const translate = useTranslate();
  const known = translate(`notifications.${type}.title`, { _: '' }) !== '';
  const kind = known ? type : 'UNKNOWN';
  return {
    title: translate(`notifications.${kind}.title`),
    text: translate(`notifications.${kind}.text`, {
      ...shownValues(additionalInfo),
      ...wordsOf(notification, translate),
    }),
  };
}

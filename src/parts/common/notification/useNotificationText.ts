import { useTranslate } from 'react-admin';
import { isIsoDate, showDate } from '../../../../resources/numbers/dates.ts';
import { isTransponder } from '../../../../resources/numbers/transponderShape.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { wordsOf, type Notification } from './notifications.ts';

const shownValue = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (isIsoDate(value)) return showDate(value);
  return isTransponder(value) ? spaced(value) : value;
};

/** The values of a notification as its text shows them: transponders in groups and days as everywhere. */
const shownValues = (values: Notification['additionalInfo']): Notification['additionalInfo'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shownValue(value)]));

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

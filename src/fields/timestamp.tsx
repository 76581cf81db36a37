import dayjs from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { useTranslate } from 'react-admin';
import { useActor } from '../../authProvider/useSession.ts';
import { parseTypedDate, showTimestamp, typeDate } from '../../resources/numbers/dates.ts';
import { date } from './date.tsx';
import { EmptyValue } from './EmptyValue.tsx';
import { RangeFilter } from './filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { TextControl } from './TextControl.tsx';
import { useTyped } from './useTyped.ts';

dayjs.extend(utc);
dayjs.extend(timezonePlugin);

/** The reader's time zone: the account's, not the device's. */
export const useTimezone = (): string => useActor()?.timezone ?? 'Europe/Lisbon';

/** '01-02-2024 14:30' in a zone → ISO 8601 in UTC; what is no moment comes back as typed. */
function readMoment(text: string, zone: string): unknown {
  if (text.trim() === '') return null;
  const match = /^\s*(\S+)\s+(\d{1,2})[:h.](\d{2})\s*$/.exec(text);
  const day = parseTypedDate(match?.[1] ?? '');
  const [hour, minute] = [Number(match?.[2]), Number(match?.[3])];
  if (!day || hour > 23 || minute > 59) return text;
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return dayjs.tz(`${day} ${time}`, zone).toISOString();
}

function Input({ value, onChange, onBlur, ...rest }: ControlProps) {
  const translate = useTranslate();
  const zone = useTimezone();
  const show = (given: unknown) => showTimestamp(String(given ?? ''), zone) || String(given ?? '');
  const { text, onText, done } = useTyped(value, onChange, show, (typed) => readMoment(typed, zone));
  const leave = () => {
    done();
    onBlur?.();
  };
  const type = (typed: string) =>
    onText(typed.length <= 10 && !/[/. ]/.test(typed) ? typeDate(typed, text) : typed);
  return (
    <TextControl
      {...rest}
      text={text}
      onText={type}
      onBlur={leave}
      html={{ placeholder: translate('kit.fields.date.timePlaceholder'), maxLength: 16 }}
    />
  );
}

function Value({ value }: ValueProps) {
  const zone = useTimezone();
  return isEmpty(value) ? (
    <EmptyValue />
  ) : (
    <time dateTime={String(value)}>{showTimestamp(String(value), zone)}</time>
  );
}

/** A moment, in the reader's time zone. A list is narrowed by whole days. */
export const timestamp: FieldView = {
  Input,
  Value,
  toText: (value, { timezone }) => showTimestamp(String(value ?? ''), timezone),
  Filter: (props) => <RangeFilter {...props} Input={date.Input} />,
};

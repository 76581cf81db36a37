import { useTranslate } from 'react-admin';
import { useActor } from '../../authProvider/useSession.ts';
import {
  parseTypedMoment,
  REGISTER_ZONE,
  showMinute,
  showTimestamp,
  typeDate,
} from '../../resources/numbers/dates.ts';
import { date } from './date.tsx';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { RangeFilter } from './controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { TypedControl } from './controls/TypedControl.tsx';

/** The reader's time zone: the account's, not the device's. */
export const useTimezone = (): string => useActor()?.timezone ?? REGISTER_ZONE;

/** '01-02-2024 14:30' in a zone → ISO 8601 in UTC; what is no moment comes back as typed. */
const readMoment = (text: string, zone: string): unknown =>
  text.trim() === '' ? null : (parseTypedMoment(text, zone) ?? text);

/** Adds the hyphens while a day is typed. */
const complete = (typed: string, before: string): string =>
  typed.length <= 10 && !typed.includes(' ') ? typeDate(typed, before) : typed;

function Input({ field: _field, ...rest }: ControlProps) {
  const translate = useTranslate();
  const zone = useTimezone();
  return (
    <TypedControl
      {...rest}
      show={(given) => showTimestamp(String(given ?? ''), zone) || String(given ?? '')}
      read={(typed) => readMoment(typed, zone)}
      complete={complete}
      html={{ placeholder: translate('kit.fields.date.timePlaceholder'), maxLength: 19 }}
    />
  );
}

function Value({ value, field: { seconds } }: ValueProps) {
  const zone = useTimezone();
  const show = seconds ? showTimestamp : showMinute;
  return isEmpty(value) ? <EmptyValue /> : <time dateTime={String(value)}>{show(String(value), zone)}</time>;
}

/** A moment, in the reader's time zone. A list is narrowed by whole days. */
export const timestamp: FieldView = {
  Input,
  Value,
  toText: (value, { timezone }) => showTimestamp(String(value ?? ''), timezone),
  Filter: (props) => <RangeFilter {...props} Input={date.Input} />,
};

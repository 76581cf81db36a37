import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  isImpossibleDay,
  isIsoDate,
  parseTypedDate,
  showDate,
  typeDate,
} from '../../resources/numbers/dates.ts';
import { PageLoading } from '../components/page/PageLoading.tsx';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { RangeFilter } from './controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldOf, type FieldView, type ValueProps } from './kind.ts';
import { TypedControl } from './controls/TypedControl.tsx';

/** Loaded when it is first opened: most dates are typed. */
const Calendar = lazy(() => import('./controls/Calendar.tsx').then((m) => ({ default: m.Calendar })));

const shown = (value: unknown): string => {
  const text = String(value ?? '');
  return isIsoDate(text) ? showDate(text) : text;
};

/** A whole day as it travels; half a day as it was typed, for the check to refuse. */
const read = (text: string): unknown => (text.trim() === '' ? null : (parseTypedDate(text) ?? text));

interface DayControlProps extends Omit<ControlProps, keyof FieldOf> {
  /** No later day than today can be picked. */
  readonly past?: boolean;
  /** Days of later years can be picked. */
  readonly ahead?: boolean;
}

/**
 * A day, typed with or without its hyphens, or picked from a calendar. One that its month does not have is cleared at
 * once, and named until another is given.
 */
export function DayControl({ value, onChange, past = false, ahead = false, ...rest }: DayControlProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [impossible, setImpossible] = useState<string>();
  const day = typeof value === 'string' && isIsoDate(value) ? value : undefined;
  const take = (next: unknown) => {
    const isImpossible = typeof next === 'string' && isImpossibleDay(next);
    setImpossible(isImpossible ? next : undefined);
    onChange(isImpossible ? null : next);
  };
  // The check's own message is about a day; an incomplete one gets a message of its own.
  const error =
    impossible && isEmpty(value)
      ? translate('kit.fields.date.impossible', { date: impossible })
      : rest.error && !day && !isEmpty(value)
        ? translate('kit.fields.date.incomplete')
        : rest.error;
  const close = () => setAnchor(null);
  const open = day
    ? translate('kit.fields.date.openWithValue', { date: showDate(day) })
    : translate('kit.fields.date.open');
  return (
    <>
      <TypedControl
        {...rest}
        value={value}
        onChange={take}
        error={error}
        show={shown}
        read={read}
        complete={typeDate}
        html={{
          inputMode: 'numeric',
          placeholder: rest.placeholder ?? translate('kit.fields.date.placeholder'),
          maxLength: 10,
        }}
        end={
          <InputAdornment position="end">
            <Tooltip title={open}>
              <IconButton
                size="small"
                edge="end"
                disabled={rest.disabled}
                aria-label={open}
                onClick={(event) => setAnchor(event.currentTarget)}
              >
                <CalendarMonthRounded fontSize="small" />
              </IconButton>
            </Tooltip>
          </InputAdornment>
        }
      />
      <Popover
        open={anchor !== null}
        onClose={close}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // Its size is known before it is there, so that it opens where it fits.
        slotProps={{ paper: { sx: { width: 322, minHeight: 336 } } }}
      >
        <Suspense fallback={<PageLoading />}>
          <Calendar
            value={day}
            past={past}
            ahead={ahead}
            onPick={(picked) => {
              take(picked);
              close();
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}

const Input = ({ field, ...rest }: ControlProps) => (
  <DayControl {...rest} past={field.past ?? false} ahead={field.ahead ?? false} />
);

const Value = ({ value }: ValueProps) =>
  isEmpty(value) ? <EmptyValue /> : <time dateTime={String(value)}>{shown(value)}</time>;

/** A day of the calendar. */
export const date: FieldView = {
  Input,
  Value,
  toText: shown,
  Filter: (props) => <RangeFilter {...props} Input={Input} />,
};

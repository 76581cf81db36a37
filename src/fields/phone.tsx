import Link from '@mui/material/Link';
import { normalisePhone, showPhone } from '../../resources/numbers/phone.ts';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { PlainFilter } from './controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { TypedControl } from './controls/TypedControl.tsx';
import { Unbroken } from './controls/Unbroken.tsx';

const shown = (value: unknown): string => (isEmpty(value) ? '' : showPhone(String(value)));
const read = (text: string): unknown => (text.trim() === '' ? null : (normalisePhone(text) ?? text));

/** Typed as people write numbers, spaces and all; numbers of other countries with + in front. */
const Input = ({ field, ...rest }: ControlProps) => (
  <TypedControl
    {...rest}
    show={shown}
    read={read}
    html={{
      type: 'tel',
      inputMode: 'tel',
      maxLength: field.max,
      style: { fontVariantNumeric: 'tabular-nums' },
    }}
  />
);

function Value({ value, link }: ValueProps) {
  if (isEmpty(value)) return <EmptyValue />;
  const number = <Unbroken>{shown(value)}</Unbroken>;
  return link ? <Link href={`tel:${String(value)}`}>{number}</Link> : number;
}

/** A telephone number. */
export const phone: FieldView = {
  Input,
  Value,
  toText: shown,
  Filter: (props) => <PlainFilter {...props} Input={Input} />,
};

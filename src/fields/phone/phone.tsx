import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { normalisePhone, showPhone, typePhone } from '../../../resources/numbers/phone.ts';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import { PlainFilter } from '../controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from '../kind.ts';
import { TypedControl } from '../controls/TypedControl.tsx';
import { Unbroken } from '../controls/Unbroken.tsx';
import { usePhoneNumbers } from './phoneNumbers.ts';

const shown = (value: unknown): string => (isEmpty(value) ? '' : showPhone(String(value)));
const read = (text: string): unknown => (text.trim() === '' ? null : (normalisePhone(text) ?? text));

/** Typed as people write numbers, spaces and all; numbers of other countries with + in front. */
function Input({ field, ...rest }: ControlProps) {
  usePhoneNumbers();
  return (
    <TypedControl
      {...rest}
      show={shown}
      read={read}
      complete={typePhone}
      html={{
        type: 'tel',
        inputMode: 'tel',
        maxLength: field.max,
        style: { fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
}

function Value({ value, link }: ValueProps) {
  usePhoneNumbers();
  if (isEmpty(value)) return <EmptyValue />;
  const isForeign = /^\+(?!351)/.test(String(value));
  const number = (
    // Foreign numbers are grouped once the numbering plans are there: their column does not widen by it.
    <Box component="span" sx={isForeign ? { display: 'inline-block', minWidth: '17ch' } : undefined}>
      <Unbroken>{shown(value)}</Unbroken>
    </Box>
  );
  return link ? <Link href={`tel:${String(value)}`}>{number}</Link> : number;
}

/** A telephone number. */
export const phone: FieldView = {
  Input,
  Value,
  toText: shown,
  Filter: (props) => <PlainFilter {...props} Input={Input} />,
};

import Link from '@mui/material/Link';
import { normalisePhone, showPhone } from '../../resources/numbers/phone.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { PlainFilter } from './filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { TextControl } from './TextControl.tsx';
import { useTyped } from './useTyped.ts';

const shown = (value: unknown): string => (isEmpty(value) ? '' : showPhone(String(value)));
const read = (text: string): unknown => (text.trim() === '' ? null : (normalisePhone(text) ?? text));

/** Typed as people write numbers, spaces and all; numbers of other countries with + in front. */
function Input({ value, onChange, onBlur, field, ...rest }: ControlProps) {
  const { text, onText, done } = useTyped(value, onChange, shown, read);
  const leave = () => {
    done();
    onBlur?.();
  };
  return (
    <TextControl
      {...rest}
      text={text}
      onText={onText}
      onBlur={leave}
      html={{
        type: 'tel',
        inputMode: 'tel',
        maxLength: field.max,
        style: { fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
}

const Value = ({ value, link }: ValueProps) =>
  isEmpty(value) ? (
    <EmptyValue />
  ) : link ? (
    <Link href={`tel:${String(value)}`}>{shown(value)}</Link>
  ) : (
    shown(value)
  );

/** A telephone number. */
export const phone: FieldView = {
  Input,
  Value,
  toText: shown,
  Filter: (props) => <PlainFilter {...props} Input={Input} />,
};

import { typePostalCodeOf } from '../../resources/numbers/postalCode.ts';
import { PlainFilter } from './controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldView } from './kind.ts';
import { text } from './text.tsx';
import { TextControl } from '../components/TextControl.tsx';

/** In Portugal four digits, a hyphen that puts itself in, three digits. */
const Input = ({ value, onChange, field, record, present, ...rest }: ControlProps) => {
  const shown = String(value ?? '');
  const type = (typed: string) => onChange(typePostalCodeOf(present?.() ?? record ?? {}, typed, shown));
  return (
    <TextControl
      {...rest}
      text={shown}
      onText={type}
      html={{
        maxLength: field.max,
        autoComplete: 'postal-code',
        style: { fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
};

/** A postal code. */
export const postalCode: FieldView = {
  ...text,
  Input,
  toText: (value) => (isEmpty(value) ? '' : String(value)),
  Filter: (props) => <PlainFilter {...props} Input={Input} />,
};

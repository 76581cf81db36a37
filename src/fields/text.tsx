import { EmptyValue } from './controls/EmptyValue.tsx';
import { PlainFilter } from './controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { TextControl } from './controls/TextControl.tsx';

const Input = ({ value, onChange, field, ...rest }: ControlProps) => (
  <TextControl {...rest} text={String(value ?? '')} onText={onChange} html={{ maxLength: field.max }} />
);

const Value = ({ value }: ValueProps) => (isEmpty(value) ? <EmptyValue /> : String(value));

/** One line of text. */
export const text: FieldView = {
  Input,
  Value,
  toText: (value) => String(value ?? ''),
  Filter: (props) => <PlainFilter {...props} Input={Input} />,
};

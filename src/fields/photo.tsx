import { useTranslate } from 'react-admin';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { ReadValue } from './controls/ReadValue.tsx';

/** A picture is set on the record's own page, by a call of its own; forms show whether there is one. */
const Input = ({ label, value }: ControlProps) => {
  const translate = useTranslate();
  return (
    <ReadValue label={label}>{translate(`kit.fields.photo.${isEmpty(value) ? 'none' : 'some'}`)}</ReadValue>
  );
};

/** The number of its document says nothing to people. */
const Value = ({ value }: ValueProps) => {
  const translate = useTranslate();
  return isEmpty(value) ? <EmptyValue /> : <span>{translate('kit.fields.photo.some')}</span>;
};

/** A picture, kept as a document. */
export const photo: FieldView = {
  Input,
  Value,
  toText: (value) => (isEmpty(value) ? '' : `#${String(value)}`),
};

import { useTranslate } from 'react-admin';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { ReadValue } from './controls/ReadValue.tsx';

/** A picture is set on the record's own page, by a call of its own; forms show whether there is one. */
const Input = ({ label, value }: ControlProps) => {
  const translate = useTranslate();
  return (
    <ReadValue label={label}>
      {isEmpty(value) ? translate('kit.fields.photo.none') : <PictureName value={value} />}
    </ReadValue>
  );
};

const PictureName = ({ value }: { readonly value: unknown }) => <span>{`#${String(value)}`}</span>;

const Value = ({ value }: ValueProps) => (isEmpty(value) ? <EmptyValue /> : <PictureName value={value} />);

/** A picture, kept as a document. */
export const photo: FieldView = {
  Input,
  Value,
  toText: (value) => (isEmpty(value) ? '' : `#${String(value)}`),
};

import Link from '@mui/material/Link';
import { EmailAddress } from './controls/EmailAddress.tsx';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { PlainFilter } from './controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { text } from './text.tsx';
import { TextControl } from '../components/TextControl.tsx';

const Input = ({ value, onChange, field, ...rest }: ControlProps) => (
  <TextControl
    {...rest}
    text={String(value ?? '')}
    onText={(typed) => onChange(typed.trimStart())}
    html={{ type: 'email', inputMode: 'email', maxLength: field.max, spellCheck: false }}
  />
);

const Value = ({ value, link }: ValueProps) =>
  isEmpty(value) ? (
    <EmptyValue />
  ) : link ? (
    <Link href={`mailto:${String(value)}`}>
      <EmailAddress address={String(value)} />
    </Link>
  ) : (
    <EmailAddress address={String(value)} />
  );

/** An e-mail address. */
export const email: FieldView = {
  ...text,
  Input,
  Value,
  Filter: (props) => <PlainFilter {...props} Input={Input} />,
};

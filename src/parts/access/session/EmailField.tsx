import { LineField, type LineFieldProps } from '../../../components/LineField.tsx';

interface EmailFieldProps extends Pick<LineFieldProps, 'id' | 'label' | 'error' | 'autoFocus'> {
  readonly value: string;
  readonly onChange: (email: string) => void;
}

/** The address of an account. */
export const EmailField = ({ onChange, ...field }: EmailFieldProps) => (
  <LineField
    {...field}
    type="email"
    autoComplete="username"
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ input: { spellCheck: false, autoCapitalize: 'none' } }}
  />
);

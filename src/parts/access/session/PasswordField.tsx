import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { LineField } from '../../../components/LineField.tsx';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly describedBy?: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ value, onChange, error, describedBy, ...rest }: PasswordFieldProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <LineField
      {...rest}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      slotProps={{
        input: {
          spellCheck: false,
          autoCapitalize: 'none',
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
      }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            // As large as a thumb.
            sx={{ p: 1.25 }}
            aria-label={translate(shown ? 'auth.signIn.hidePassword' : 'auth.signIn.showPassword')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOffRounded fontSize="small" /> : <VisibilityRounded fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

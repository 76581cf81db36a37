import CheckRounded from '@mui/icons-material/CheckRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  PASSWORD_RULES,
  passwordError,
  type PasswordRule,
} from '../../../../resources/access/session/password.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { PasswordField } from './PasswordField.tsx';

const RULES = Object.keys(PASSWORD_RULES) as PasswordRule[];

interface NewPasswordFieldsProps {
  readonly password: string;
  readonly confirmation: string;
  readonly onPassword: (password: string) => void;
  readonly onConfirmation: (confirmation: string) => void;
  /** The reason why the password was refused, if it was. */
  readonly error?: string | undefined;
  /** The fault of the repeated password, if it was checked. */
  readonly confirmationError?: string | undefined;
}

/** A new password twice; what it must have is ticked off while it is typed. */
export function NewPasswordFields({
  password,
  confirmation,
  onPassword,
  onConfirmation,
  error,
  confirmationError,
}: NewPasswordFieldsProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const common = passwordError(password) === 'PASSWORD_COMPROMISED';
  const [left, setLeft] = useState(false);
  // Shown at once where the two can no longer be equal, else when the field is left: an unfinished word is no error.
  const differs =
    confirmation !== '' && confirmation !== password && (left || !password.startsWith(confirmation));
  return (
    <>
      <PasswordField
        id="new-password"
        label={translate('auth.password.new')}
        autoComplete="new-password"
        value={password}
        onChange={onPassword}
        error={error ?? (common ? errorText('PASSWORD_COMPROMISED') : undefined)}
        describedBy="password-rules"
      />
      <Box id="password-rules" sx={{ mb: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {translate('auth.password.rules')}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
          {RULES.map((rule) => {
            const met = PASSWORD_RULES[rule](password);
            return (
              <Box
                component="li"
                key={rule}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  fontSize: '0.875rem',
                  color: met ? 'success.main' : 'text.secondary',
                }}
              >
                {met ? <CheckRounded fontSize="small" /> : <RemoveRounded fontSize="small" />}
                {translate(`auth.password.rule.${rule}`)}
                <span style={visuallyHidden}>
                  {translate(met ? 'auth.password.met' : 'auth.password.unmet')}
                </span>
              </Box>
            );
          })}
        </Box>
      </Box>
      <PasswordField
        id="confirm-password"
        label={translate('auth.password.confirm')}
        autoComplete="new-password"
        value={confirmation}
        onChange={onConfirmation}
        onBlur={() => setLeft(true)}
        error={differs ? translate('auth.password.mismatch') : confirmationError}
      />
    </>
  );
}

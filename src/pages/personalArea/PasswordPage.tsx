import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { isSignedIn } from '../../../authProvider/session.ts';
import { passwordError } from '../../../resources/session/password.ts';
import { fieldErrors } from '../../shell/runtime/fieldErrors.ts';
import { useErrorText } from '../../parts/page/useErrorText.ts';
import { NewPasswordFields } from '../../parts/password/NewPasswordFields.tsx';
import { PasswordField } from '../../parts/password/PasswordField.tsx';
import { PersonalFrame } from './PersonalFrame.tsx';
import { putPassword } from './profile/profile.ts';

/** The element of each field, by its name on the wire. */
const FIELD_ID: Readonly<Record<string, string>> = {
  oldPassword: 'old-password',
  password: 'new-password',
  confirmation: 'confirm-password',
};

function focusFirst(codes: Readonly<Record<string, string>>): void {
  const first = Object.keys(FIELD_ID).find((field) => codes[field]);
  if (first) document.getElementById(FIELD_ID[first] ?? '')?.focus();
}

/** `/personal/password`: another password, given the present one. */
export function PasswordPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [old, setOld] = useState('');
  const [password, onPassword] = useState('');
  const [confirmation, onConfirmation] = useState('');
  const [refused, setRefused] = useState<unknown>();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);

  const fields = { ...fieldErrors(refused), ...wrong };
  const code = (field: string) => (fields[field] ? errorText(fields[field]) : undefined);

  /** What is missing or wrong, by field, before the server is asked. */
  function check(): Readonly<Record<string, string>> {
    const bad =
      password === ''
        ? 'MISSING_PASSWORD'
        : password === old
          ? 'USER_PASSWORD_EQUALS_OLD'
          : passwordError(password);
    const again =
      confirmation === ''
        ? 'MISSING_PASSWORD_CONFIRMATION'
        : confirmation !== password && 'PASSWORD_CONFIRMATION_MISMATCH';
    return {
      ...(old === '' && { oldPassword: 'MISSING_OLD_PASSWORD' }),
      ...(bad && { password: bad }),
      ...(again && { confirmation: again }),
    };
  }

  /** What was wrong is looked at again once something else is there. */
  const typed = (take: (value: string) => void) => (value: string) => {
    take(value);
    setWrong({});
    setRefused(undefined);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = check();
    setWrong(found);
    setRefused(undefined);
    if (Object.keys(found).length > 0) return focusFirst(found);
    setBusy(true);
    try {
      await putPassword(old, password);
      notify('shell.personal.passwordChanged', { type: 'success' });
      // The server may have ended every session; the frame then leads to the sign-in page by itself.
      if (isSignedIn()) await navigate('/personal');
    } catch (failure) {
      setRefused(failure);
      setBusy(false);
      focusFirst(fieldErrors(failure));
    }
  }

  return (
    <PersonalFrame>
      <Card sx={{ maxWidth: 520 }}>
        <CardContent component="form" onSubmit={(event) => void submit(event)} noValidate>
          {refused !== undefined && !Object.keys(FIELD_ID).some((field) => fields[field]) && (
            <Alert severity="error" role="alert" sx={{ mb: 2 }}>
              {errorText(refused)}
            </Alert>
          )}
          <PasswordField
            id="old-password"
            label={translate('auth.password.old')}
            autoComplete="current-password"
            value={old}
            onChange={typed(setOld)}
            error={code('oldPassword')}
          />
          <NewPasswordFields
            {...{ password, confirmation }}
            onPassword={typed(onPassword)}
            onConfirmation={typed(onConfirmation)}
            error={code('password')}
            confirmationError={code('confirmation')}
          />
          <Button type="submit" variant="contained" loading={busy} sx={{ mt: 1 }}>
            {translate('auth.password.submitReset')}
          </Button>
        </CardContent>
      </Card>
    </PersonalFrame>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { isSignedIn } from '../../../authProvider/session.ts';
import { passwordError } from '../../../resources/session/password.ts';
import { fieldErrors } from '../../shell/fieldErrors.ts';
import { useErrorText } from '../../shell/useErrorText.ts';
import { NewPasswordFields } from '../auth/NewPasswordFields.tsx';
import { PasswordField } from '../auth/PasswordField.tsx';
import { putPassword } from './profile.ts';

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
  const [busy, setBusy] = useState(false);

  const fields = fieldErrors(refused);
  const equalsOld = password !== '' && password === old;
  const code = (field: string) => (fields[field] ? errorText(fields[field]) : undefined);
  const ready =
    old !== '' && passwordError(password) === undefined && password === confirmation && !equalsOld;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    setBusy(true);
    setRefused(undefined);
    try {
      await putPassword(old, password);
      notify('shell.personal.passwordChanged', { type: 'success' });
      // The server may have ended every session; the frame then leads to the sign-in page by itself.
      if (isSignedIn()) await navigate('/personal');
    } catch (failure) {
      setRefused(failure);
      setBusy(false);
    }
  }

  return (
    <Card sx={{ maxWidth: 520 }}>
      <CardContent component="form" onSubmit={(event) => void submit(event)} noValidate>
        {refused !== undefined && Object.keys(fields).length === 0 && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {errorText(refused)}
          </Alert>
        )}
        <PasswordField
          id="old-password"
          label={translate('auth.password.old')}
          autoComplete="current-password"
          value={old}
          onChange={setOld}
          error={code('oldPassword')}
        />
        <NewPasswordFields
          {...{ password, confirmation, onPassword, onConfirmation }}
          error={equalsOld ? translate('auth.password.equalsOld') : code('password')}
        />
        <Button type="submit" variant="contained" loading={busy} disabled={!ready} sx={{ mt: 1 }}>
          {translate('auth.password.submitReset')}
        </Button>
      </CardContent>
    </Card>
  );
}

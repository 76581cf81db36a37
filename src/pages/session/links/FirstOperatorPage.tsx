import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router';
import { isSignedIn } from '../../../../authProvider/session.ts';
import { createFirstOperator } from '../../../../authProvider/signIn.ts';
import { isEmail } from '../../../../resources/numbers/email.ts';
import { passwordError } from '../../../../resources/session/password.ts';
import { fieldErrors } from '../../../shell/runtime/fieldErrors.ts';
import { LineField } from '../../../parts/page/LineField.tsx';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { NewPasswordFields } from '../../../parts/password/NewPasswordFields.tsx';

/** `/auth/first/{token}`: the operator's first account of an empty register. */
export function FirstOperatorPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, onPassword] = useState('');
  const [confirmation, onConfirmation] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const fields = fieldErrors(refused);
  const told = (field: string) => (fields[field] ? errorText(fields[field]) : undefined);
  const good = passwordError(password) === undefined && password === confirmation;

  if (isSignedIn()) return <Navigate to="/" replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setRefused(undefined);
    try {
      await createFirstOperator(token, name.trim(), email.trim(), password);
      await navigate('/auth', { replace: true, state: { notice: 'created' } });
    } catch (failure) {
      setRefused(failure);
      setBusy(false);
    }
  }

  return (
    <AuthLayout title={translate('auth.first.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.first.text')}</Typography>
        {refused !== undefined && Object.keys(fields).length === 0 && (
          <Alert severity="error" role="alert" sx={{ mb: 3 }}>
            {errorText(refused)}
          </Alert>
        )}
        <LineField
          id="first-name"
          autoComplete="name"
          label={translate('auth.first.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={told('name')}
          autoFocus
        />
        <LineField
          id="first-email"
          type="email"
          autoComplete="username"
          label={translate('auth.signIn.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={told('email')}
        />
        <NewPasswordFields
          {...{ password, confirmation, onPassword, onConfirmation }}
          error={told('password')}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={busy}
          disabled={name.trim() === '' || !isEmail(email) || !good}
          sx={{ mt: 1 }}
        >
          {translate('auth.first.submit')}
        </Button>
      </form>
    </AuthLayout>
  );
}

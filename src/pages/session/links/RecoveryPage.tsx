import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Link as RouterLink, useNavigate } from 'react-router';
import { isSignedIn } from '../../../../authProvider/session.ts';
import { forgotPassword } from '../../../../authProvider/signIn.ts';
import { isEmail } from '../../../../resources/numbers/email.ts';
import { LineField } from '../../../parts/page/LineField.tsx';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { useSignInState } from '../../../parts/signIn/origin.ts';

/** `/auth/recovery`: a mail with a link to a new password. Says the same whether the address is known or not. */
export function RecoveryPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { origin, email: typed } = useSignInState();
  const [email, setEmail] = useState(typed ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  if (isSignedIn()) return <Navigate to="/" replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmail(email)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await forgotPassword(email.trim());
      await navigate('/auth', { state: { origin, email: email.trim(), forgotSuccess: true } });
    } catch (refused) {
      setFailure(refused);
      setBusy(false);
    }
  }

  return (
    <AuthLayout title={translate('auth.recovery.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.recovery.text')}</Typography>
        {failure !== undefined && (
          <Alert severity="error" role="alert" sx={{ mb: 3 }}>
            {errorText(failure)}
          </Alert>
        )}
        <LineField
          id="recovery-email"
          type="email"
          autoComplete="username"
          label={translate('auth.signIn.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          slotProps={{ input: { spellCheck: false, autoCapitalize: 'none' } }}
          autoFocus
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={busy}
          disabled={!isEmail(email)}
          sx={{ mt: 1.5 }}
        >
          {translate('auth.recovery.submit')}
        </Button>
      </form>
      <Link
        component={RouterLink}
        to="/auth"
        state={{ origin, email }}
        sx={{ mt: 3, alignSelf: 'flex-start' }}
      >
        {translate('auth.recovery.back')}
      </Link>
    </AuthLayout>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Link as RouterLink, useNavigate, useParams } from 'react-router';
import { clearSession, isSignedIn } from '../../../../authProvider/session.ts';
import { setPassword } from '../../../../authProvider/signIn.ts';
import { passwordError } from '../../../../resources/session/password.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { SupportAddress } from '../../../components/errors/SupportAddress.tsx';
import { NewPasswordFields } from '../../../parts/signIn/NewPasswordFields.tsx';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

/** Codes that say the mailed link is worth nothing any more. */
const DEAD_LINK = ['INVALID_TOKEN', 'NOT_FOUND', 'RECOVERY_TOKEN_INVALID', 'ACTIVATION_TOKEN_INVALID'];

/** `/auth/reset/…` and `/auth/activate/…`: the password, with the secrets of a mailed link. */
export function PasswordPage({ way }: { readonly way: 'reset' | 'activate' }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { id = '', token = '' } = useParams();
  const [password, onPassword] = useState('');
  const [confirmation, onConfirmation] = useState('');
  const { run, isBusy, trouble } = useSubmission();
  const resetting = way === 'reset';
  const isDead = trouble !== null && DEAD_LINK.includes(trouble.code);

  const another = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isDead) another.current?.focus();
  }, [isDead]);

  if (isSignedIn()) return <Navigate to="/" replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    await run(
      async () => {
        await setPassword(way, id, token, password);
        clearSession();
        await navigate('/auth', {
          replace: true,
          state: { notice: resetting ? 'passwordSet' : 'activated' },
        });
      },
      { leaves: true },
    );
  }

  return (
    <AuthLayout title={translate(resetting ? 'auth.password.resetTitle' : 'auth.password.activateTitle')}>
      {isDead ? (
        <>
          <Alert severity="error" role="alert" sx={{ mb: 3 }}>
            {errorText(resetting ? 'RECOVERY_TOKEN_INVALID' : 'ACTIVATION_TOKEN_INVALID')}
            {!resetting && <SupportAddress sx={{ mt: 0.5 }} />}
          </Alert>
          {resetting && (
            <Button ref={another} component={RouterLink} to="/auth/recovery" variant="contained" size="large">
              {translate('auth.password.another')}
            </Button>
          )}
        </>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          {!resetting && (
            <Typography sx={{ mb: 3, color: 'text.secondary' }}>
              {translate('auth.password.activateText')}
            </Typography>
          )}
          <SubmissionError trouble={trouble} fields={[]} sx={{ mb: 3 }} />
          <NewPasswordFields {...{ password, confirmation, onPassword, onConfirmation }} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            loading={isBusy}
            disabled={passwordError(password) !== undefined || password !== confirmation}
            sx={{ mt: 1 }}
          >
            {translate(resetting ? 'auth.password.submitReset' : 'auth.password.submitActivate')}
          </Button>
        </form>
      )}
      <Link component={RouterLink} to="/auth" sx={{ mt: 3, alignSelf: 'flex-start' }}>
        {translate('auth.recovery.back')}
      </Link>
    </AuthLayout>
  );
}

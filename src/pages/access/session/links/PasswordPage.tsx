import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Link as RouterLink, useNavigate, useParams } from 'react-router';
import { clearSession, isSignedIn } from '../../../../../dataProvider/client/session.ts';
import { setPassword } from '../../../../../authProvider/signIn.ts';
import { passwordError } from '../../../../../resources/access/session/password.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { SupportAddress } from '../../../../components/errors/SupportAddress.tsx';
import { NewPasswordFields } from '../../../../parts/access/session/NewPasswordFields.tsx';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { AccountForm, BackToSignIn } from './AccountForm.tsx';

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
  const submission = useSubmission();
  const { trouble } = submission;
  const resetting = way === 'reset';
  const isDead = trouble !== null && DEAD_LINK.includes(trouble.code);

  const another = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isDead) another.current?.focus();
  }, [isDead]);

  if (isSignedIn()) return <Navigate to="/" replace />;

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
        <AccountForm
          submission={submission}
          {...(!resetting && { text: translate('auth.password.activateText') })}
          submit={translate(resetting ? 'auth.password.submitReset' : 'auth.password.submitActivate')}
          isComplete={passwordError(password) === undefined && password === confirmation}
          send={async () => {
            await setPassword(way, id, token, password);
            clearSession();
            await navigate('/auth', {
              replace: true,
              state: { notice: resetting ? 'passwordSet' : 'activated' },
            });
          }}
        >
          <NewPasswordFields {...{ password, confirmation, onPassword, onConfirmation }} />
        </AccountForm>
      )}
      <BackToSignIn />
    </AuthLayout>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router';
import { statusOf } from '../../../../../dataProvider/client/callError.ts';
import { clearSession } from '../../../../../dataProvider/client/session.ts';
import { twoFactor } from '../../../../../authProvider/signIn.ts';
import { useSession } from '../../../../../authProvider/useSession.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';

/** Errors that the user can do something about; any other means that the link does not work. */
const TOLD = ['LOGIN_EXPIRED_TWO_FA_CREDENTIALS', 'LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED'];

/**
 * `/auth/2fa/{token}/{code}`: the link from the mail. Opening it does nothing yet, since programs that look at
 * mails open links too; only the button signs in.
 */
export function LinkPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { token = '', code = '' } = useParams();
  const { answer } = useSession();
  const { run, isBusy } = useSubmission();

  if (answer?.sessionToken) return <Navigate to="/auth" replace />;

  async function confirm() {
    const trouble = await run(() => twoFactor(code, token), { leaves: true });
    if (!trouble) return;
    clearSession();
    const error =
      TOLD.includes(trouble.code) || statusOf(trouble.failure) === -1 ? trouble.code : 'TWO_FA_LINK_ERROR';
    await navigate('/auth', { replace: true, state: { error } });
  }

  return (
    <AuthLayout title={translate('auth.code.linkTitle')}>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.code.linkText')}</Typography>
      <Button variant="contained" size="large" loading={isBusy} onClick={() => void confirm()} autoFocus>
        {translate('auth.code.linkSubmit')}
      </Button>
    </AuthLayout>
  );
}

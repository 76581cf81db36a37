import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router';
import { codeOf, statusOf } from '../../../../authProvider/http.ts';
import { clearSession } from '../../../../authProvider/session.ts';
import { twoFactor } from '../../../../authProvider/signIn.ts';
import { useSession } from '../../../../authProvider/useSession.ts';
import { AuthLayout } from '../AuthLayout.tsx';

/** What a person can do something about; everything else is a link that does not work. */
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
  const [busy, setBusy] = useState(false);

  if (answer?.sessionToken) return <Navigate to="/auth" replace />;

  async function confirm() {
    setBusy(true);
    try {
      await twoFactor(code, token);
    } catch (refused) {
      clearSession();
      const error =
        TOLD.includes(codeOf(refused)) || statusOf(refused) === -1 ? codeOf(refused) : 'TWO_FA_LINK_ERROR';
      await navigate('/auth', { replace: true, state: { error } });
    }
  }

  return (
    <AuthLayout title={translate('auth.code.linkTitle')}>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.code.linkText')}</Typography>
      <Button variant="contained" size="large" loading={busy} onClick={() => void confirm()} autoFocus>
        {translate('auth.code.linkSubmit')}
      </Button>
    </AuthLayout>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useSignInState } from '../../../parts/access/session/origin.ts';
import { SupportAddress } from '../../../components/errors/SupportAddress.tsx';

/** The message of the page before: why the user is here again. */
export function AuthNotice() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { notice: told, forgotSuccess, error, through } = useSignInState();
  const notice = told ?? (forgotSuccess ? 'forgotSuccess' : undefined);

  if (error) {
    return (
      <Alert severity="error" role="alert" sx={{ mb: 3 }}>
        <AlertTitle>
          {translate(through === undefined ? 'auth.notice.title' : 'auth.notice.loginErrorTitle')}
        </AlertTitle>
        {errorText(error)}
        {error === 'USER_INACTIVE' && <SupportAddress sx={{ mt: 0.5 }} />}
      </Alert>
    );
  }
  if (notice === 'expired') {
    return (
      <Alert severity="warning" role="status" sx={{ mb: 3 }}>
        <AlertTitle>{translate('auth.notice.expiredTitle')}</AlertTitle>
        {errorText('SESSION_EXPIRED')}
      </Alert>
    );
  }
  return notice ? (
    <Alert severity={notice === 'signedOut' ? 'info' : 'success'} role="status" sx={{ mb: 3 }}>
      {translate(`auth.notice.${notice}`)}
    </Alert>
  ) : null;
}

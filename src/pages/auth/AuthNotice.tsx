import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../shell/useErrorText.ts';
import { useSignInState } from './origin.ts';

/** What the page before had to say: why a person is here again. */
export function AuthNotice() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { notice: told, forgotSuccess, error } = useSignInState();
  const notice = told ?? (forgotSuccess ? 'forgotSuccess' : undefined);

  if (error) {
    return (
      <Alert severity="error" role="alert" sx={{ mb: 3 }}>
        <AlertTitle>{translate('auth.notice.title')}</AlertTitle>
        {errorText(error)}
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

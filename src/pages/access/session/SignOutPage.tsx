import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { signOut } from '../../../../authProvider/signIn.ts';
import { forgetActions } from '../../../../dataProvider/client/userActions.ts';
import { queryClient } from '../../../runtime/queryClient.ts';
import { clearToastLog } from '../../../shell/toasts/toastLog.ts';
import { store } from '../../../runtime/store.ts';

/**
 * `/logout`: ends the session, and leaves nothing behind but this device's theme and language. Veterinarians are sent
 * to the sign-out of their professional order, and owners who came through the State to the State's, unless `force` says not to.
 */
export function SignOutPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const begun = useRef(false);
  const forced = useSearchParams()[0].has('force');

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void signOut().then((providerUrl) => {
      queryClient.clear();
      store.reset();
      clearToastLog();
      forgetActions();
      sessionStorage.clear();
      if (providerUrl !== undefined && !forced) return window.location.replace(providerUrl);
      return navigate('/auth', { replace: true, state: { notice: 'signedOut' } });
    });
  }, [navigate, forced]);

  return (
    <Box
      role="status"
      sx={{ display: 'grid', placeItems: 'center', gap: 2, minHeight: '100dvh', alignContent: 'center' }}
    >
      <CircularProgress size={28} />
      {translate('auth.signOut.working')}
    </Box>
  );
}

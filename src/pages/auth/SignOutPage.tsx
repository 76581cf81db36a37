import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { signOut } from '../../../authProvider/signIn.ts';
import { queryClient } from '../../shell/queryClient.ts';
import { clearToastLog } from '../../shell/toastLog.ts';
import { store } from '../../shell/store.ts';

/** `/logout`: ends the session, and leaves nothing behind but this device's theme and language. */
export function SignOutPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void signOut().then(() => {
      queryClient.clear();
      store.reset();
      clearToastLog();
      sessionStorage.clear();
      return navigate('/auth', { replace: true, state: { notice: 'signedOut' } });
    });
  }, [navigate]);

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

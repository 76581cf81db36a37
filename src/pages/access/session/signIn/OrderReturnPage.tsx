import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { codeOf } from '../../../../../dataProvider/client/callError.ts';
import { isSignedIn } from '../../../../../dataProvider/client/session.ts';
import { orderSignOn } from '../../../../../authProvider/signIn.ts';
import { takeOrigin, type SignInState } from '../../../../parts/access/session/origin.ts';

/**
 * `/auth/omv`: the way back from the professional order. Code and state go to the server at once and out of the
 * address; they are worth nothing in any other browser.
 */
export function OrderReturnPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const origin = takeOrigin();
    const go = (to: string, state: SignInState = {}) =>
      navigate(to, { replace: true, state: { ...(origin !== undefined && { origin }), ...state } });
    // A code of the catalogue is shown as it is; any other as a failed sign-on.
    const told = (refused: unknown): string => {
      const code = codeOf(refused);
      return translate(`errors.${code}`, { _: '' }) === '' ? 'ERROR_OMV_LOGIN' : code;
    };
    const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')];
    // Without a session the home page leads on to the sign-in page.
    if (isSignedIn() || query.has('error')) return void navigate('/', { replace: true });
    if (!code || !state) return void go('/auth', { error: 'MISSING_STATE', through: 'order' });
    return void orderSignOn({ code, state, ...(iss && { iss }) }).then(
      ({ step }) => go(step === 'TWO_FACTOR' ? '/auth' : '/auth/entities'),
      (refused: unknown) => go('/auth', { error: told(refused), through: 'order' }),
    );
  }, [navigate, query, translate]);

  return (
    <Box
      role="status"
      sx={{ display: 'grid', placeItems: 'center', gap: 2, minHeight: '100dvh', alignContent: 'center' }}
    >
      <CircularProgress size={28} />
      {translate('auth.order.returning')}
    </Box>
  );
}

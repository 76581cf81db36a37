import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { codeOf } from '../../../../../dataProvider/client/callError.ts';
import { isSignedIn } from '../../../../../dataProvider/client/session.ts';
import { orderSignOn, stateSignOn } from '../../../../../authProvider/signIn.ts';
import { takeOrigin, type SignInState } from '../../../../parts/access/session/origin.ts';

/** The ways back: the call that ends the sign-on, and the code of a failure that has none of its own. */
const WAYS = {
  order: { end: orderSignOn, failure: 'ERROR_OMV_LOGIN' },
  state: { end: stateSignOn, failure: 'ERROR_STATE_LOGIN' },
} as const;

/**
 * `/auth/omv`, `/auth/state`: the way back from the professional order or the State's identity provider. Code and state
 * go to the server at once and out of the address; they are worth nothing in any other browser.
 */
export function ProviderReturnPage({ way }: { readonly way: keyof typeof WAYS }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const origin = takeOrigin();
    const { end, failure } = WAYS[way];
    const go = (to: string, state: SignInState = {}) =>
      navigate(to, { replace: true, state: { ...(origin !== undefined && { origin }), ...state } });
    // A code of the catalogue is shown as it is; any other as a failed sign-on.
    const told = (refused: unknown): string => {
      const code = codeOf(refused);
      return translate(`errors.${code}`, { _: '' }) === '' ? failure : code;
    };
    const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')];
    // Without a session the home page leads on to the sign-in page.
    if (isSignedIn() || query.has('error')) return void navigate('/', { replace: true });
    if (!code || !state) return void go('/auth', { error: 'MISSING_STATE', through: way });
    return void end({ code, state, ...(iss && { iss }) }).then(
      ({ step }) => go(step === 'TWO_FACTOR' ? '/auth' : '/auth/entities'),
      (refused: unknown) => go('/auth', { error: told(refused), through: way }),
    );
  }, [navigate, query, translate, way]);

  return (
    <Box
      role="status"
      sx={{ display: 'grid', placeItems: 'center', gap: 2, minHeight: '100dvh', alignContent: 'center' }}
    >
      <CircularProgress size={28} />
      {translate(`auth.${way}.returning`)}
    </Box>
  );
}

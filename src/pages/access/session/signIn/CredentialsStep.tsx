import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { AuthLayout } from '../AuthLayout.tsx';
import { AuthNotice } from '../AuthNotice.tsx';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { CredentialsForm } from '../../../../parts/access/session/CredentialsForm.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { useSignInState } from '../../../../parts/access/session/origin.ts';
import { StateSignInButton } from '../../../../parts/access/session/StateSignInButton.tsx';
import { useOrderSignOn } from '../../../../runtime/useSignInOptions.ts';

type Way = 'own' | 'order';

/** The first step: e-mail and password, or the way through the professional order where that is switched on. */
export function CredentialsStep() {
  const translate = useTranslate();
  const state = useSignInState();
  const navigate = useNavigate();
  const [email, setEmail] = useState(state.email);
  const offered = useOrderSignOn();
  const [chosen, setChosen] = useUrlParam<Way>('through', ['own', 'order']);
  const way = offered ? (chosen ?? (state.through === 'order' ? 'order' : 'own')) : 'own';
  // A new attempt removes the last error; the address stays, for a user who needs another code.
  const begin = (typed: string) => {
    const { origin } = state;
    void navigate('.', { replace: true, state: { ...(origin !== undefined && { origin }), email: typed } });
  };
  return (
    <AuthLayout title={translate('auth.signIn.title')}>
      <Tabs
        value={way}
        onChange={(_, next: Way) => setChosen(next)}
        aria-label={translate('auth.order.tabs')}
        sx={{ mb: 3 }}
      >
        <Tab value="own" id="way-own" aria-controls="way-panel" label={translate('auth.order.own')} />
        {offered && (
          <Tab value="order" id="way-order" aria-controls="way-panel" label={translate('auth.order.tab')} />
        )}
      </Tabs>
      <Box role="tabpanel" id="way-panel" aria-labelledby={`way-${way}`} sx={{ minHeight: { md: 280 } }}>
        <AuthNotice />
        {way === 'own' ? (
          <CredentialsForm typed={state.email} onEmail={setEmail} onTry={begin} />
        ) : (
          <OrderPanel />
        )}
        {way === 'own' && (
          <>
            <Stack sx={{ mt: 3, gap: 1.5, alignItems: 'flex-start' }}>
              <Link component={RouterLink} to="/auth/recovery" state={{ ...state, email }}>
                {translate('auth.signIn.recovery')}
              </Link>
              <Link component={RouterLink} to="/auth/owner" state={{ ...state, email }}>
                {translate('auth.signIn.owner')}
              </Link>
            </Stack>
            <StateSignInButton />
          </>
        )}
      </Box>
    </AuthLayout>
  );
}

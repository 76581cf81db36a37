import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { AuthLayout } from './AuthLayout.tsx';
import { AuthNotice } from './AuthNotice.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useSignInState } from './origin.ts';

/** The operator's own sign-in: e-mail and password. */
export function CredentialsStep() {
  const translate = useTranslate();
  const state = useSignInState();
  return (
    <AuthLayout title={translate('auth.signIn.title')}>
      <AuthNotice />
      <CredentialsForm />
      <Stack sx={{ mt: 3, alignItems: 'flex-start' }}>
        <Link component={RouterLink} to="/auth/recovery" state={state}>
          {translate('auth.signIn.recovery')}
        </Link>
      </Stack>
    </AuthLayout>
  );
}

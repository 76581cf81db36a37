import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Navigate, useNavigate } from 'react-router';
import { isSignedIn } from '../../../../../dataProvider/client/session.ts';
import { requestOwnerAccount } from '../../../../../authProvider/signIn.ts';
import { USER_LANGUAGE, type LocaleName } from '../../../../../i18n/locale.ts';
import { isEmail } from '../../../../../resources/numbers/email.ts';
import { LineField } from '../../../../components/LineField.tsx';
import { EmailField } from '../../../../parts/access/session/EmailField.tsx';
import { useSignInState } from '../../../../parts/access/session/origin.ts';
import { StateSignInButton } from '../../../../parts/access/session/StateSignInButton.tsx';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { AccountForm, BackToSignIn } from './AccountForm.tsx';

/** `/auth/owner`: an owner asks for an account. Says the same whether the owner is on record or not. */
export function OwnerAccountPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const { origin, email: typed } = useSignInState();
  const [number, setNumber] = useState('');
  const [postalCode, setPostalCode] = useState('');
  const [email, setEmail] = useState(typed ?? '');
  const submission = useSubmission();
  const isWhole = number.trim() !== '' && postalCode.trim() !== '' && isEmail(email);

  if (isSignedIn()) return <Navigate to="/" replace />;

  return (
    <AuthLayout title={translate('auth.owner.title')}>
      <AccountForm
        submission={submission}
        text={translate('auth.owner.text')}
        submit={translate('auth.owner.submit')}
        isComplete={isWhole}
        send={async () => {
          await requestOwnerAccount({
            number: number.trim(),
            postalCode: postalCode.trim(),
            email: email.trim(),
            language: USER_LANGUAGE[locale as LocaleName],
          });
          await navigate('/auth', { state: { origin, email: email.trim(), notice: 'ownerRequested' } });
        }}
      >
        <LineField
          id="owner-number"
          label={translate('auth.owner.number')}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          slotProps={{ input: { maxLength: 30, spellCheck: false, autoCapitalize: 'characters' } }}
          autoFocus
        />
        <LineField
          id="owner-postal-code"
          autoComplete="postal-code"
          label={translate('auth.owner.postalCode')}
          value={postalCode}
          onChange={(event) => setPostalCode(event.target.value)}
          slotProps={{ input: { maxLength: 20, spellCheck: false } }}
        />
        <EmailField
          id="owner-email"
          label={translate('auth.owner.email')}
          value={email}
          onChange={setEmail}
        />
      </AccountForm>
      <StateSignInButton />
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {translate('auth.owner.help')}{' '}
        <Link href="/forms/personal-data">{translate('auth.owner.update')}</Link>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {translate('auth.owner.without')} <Link href="/forms">{translate('auth.owner.forms')}</Link>
      </Typography>
      <BackToSignIn state={{ origin, email }} />
    </AuthLayout>
  );
}

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Navigate, Link as RouterLink, useNavigate } from 'react-router';
import { isSignedIn } from '../../../../authProvider/session.ts';
import { requestOwnerAccount } from '../../../../authProvider/signIn.ts';
import { USER_LANGUAGE, type LocaleName } from '../../../../i18n/locale.ts';
import { isEmail } from '../../../../resources/numbers/email.ts';
import { LineField } from '../../../components/LineField.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { useSignInState } from '../../../parts/signIn/origin.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { AuthLayout } from '../AuthLayout.tsx';

/** `/auth/owner`: an owner asks for an account. Says the same whether the owner is on record or not. */
export function OwnerAccountPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const { origin, email: typed } = useSignInState();
  const [number, setNumber] = useState('');
  const [postalCode, setPostalCode] = useState('');
  const [email, setEmail] = useState(typed ?? '');
  const { run, isBusy, trouble } = useSubmission();
  const isWhole = number.trim() !== '' && postalCode.trim() !== '' && isEmail(email);

  if (isSignedIn()) return <Navigate to="/" replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole) return;
    await run(
      async () => {
        await requestOwnerAccount({
          number: number.trim(),
          postalCode: postalCode.trim(),
          email: email.trim(),
          language: USER_LANGUAGE[locale as LocaleName],
        });
        await navigate('/auth', { state: { origin, email: email.trim(), notice: 'ownerRequested' } });
      },
      { leaves: true },
    );
  }

  return (
    <AuthLayout title={translate('auth.owner.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.owner.text')}</Typography>
        <SubmissionError trouble={trouble} fields={[]} sx={{ mb: 3 }} />
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
        <LineField
          id="owner-email"
          type="email"
          autoComplete="username"
          label={translate('auth.owner.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          slotProps={{ input: { spellCheck: false, autoCapitalize: 'none' } }}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={isBusy}
          disabled={!isWhole}
          sx={{ mt: 1.5 }}
        >
          {translate('auth.owner.submit')}
        </Button>
      </form>
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {translate('auth.owner.help')}{' '}
        <Link href="/forms/personal-data">{translate('auth.owner.update')}</Link>
      </Typography>
      <Link
        component={RouterLink}
        to="/auth"
        state={{ origin, email }}
        sx={{ mt: 3, alignSelf: 'flex-start' }}
      >
        {translate('auth.recovery.back')}
      </Link>
    </AuthLayout>
  );
}

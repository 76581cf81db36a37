import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Link as RouterLink, useNavigate } from 'react-router';
import { isSignedIn } from '../../../../authProvider/session.ts';
import { forgotPassword } from '../../../../authProvider/signIn.ts';
import { isEmail } from '../../../../resources/numbers/email.ts';
import { LineField } from '../../../components/LineField.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { useSignInState } from '../../../parts/signIn/origin.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

/** `/auth/recovery`: a mail with a link to a new password. Says the same whether the address is known or not. */
export function RecoveryPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { origin, email: typed } = useSignInState();
  const [email, setEmail] = useState(typed ?? '');
  const { run, isBusy, trouble } = useSubmission();

  if (isSignedIn()) return <Navigate to="/" replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmail(email)) return;
    await run(
      async () => {
        await forgotPassword(email.trim());
        await navigate('/auth', { state: { origin, email: email.trim(), forgotSuccess: true } });
      },
      { leaves: true },
    );
  }

  return (
    <AuthLayout title={translate('auth.recovery.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.recovery.text')}</Typography>
        <SubmissionError trouble={trouble} fields={[]} sx={{ mb: 3 }} />
        <LineField
          id="recovery-email"
          type="email"
          autoComplete="username"
          label={translate('auth.signIn.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          slotProps={{ input: { spellCheck: false, autoCapitalize: 'none' } }}
          autoFocus
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={isBusy}
          disabled={!isEmail(email)}
          sx={{ mt: 1.5 }}
        >
          {translate('auth.recovery.submit')}
        </Button>
      </form>
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

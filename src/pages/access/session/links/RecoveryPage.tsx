import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useNavigate } from 'react-router';
import { isSignedIn } from '../../../../../dataProvider/client/session.ts';
import { forgotPassword } from '../../../../../authProvider/signIn.ts';
import { isEmail } from '../../../../../resources/numbers/email.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { useSignInState } from '../../../../parts/access/session/origin.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { EmailField } from '../../../../parts/access/session/EmailField.tsx';
import { AccountForm, BackToSignIn } from './AccountForm.tsx';

/** `/auth/recovery`: a mail with a link to a new password. Says the same whether the address is known or not. */
export function RecoveryPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { origin, email: typed } = useSignInState();
  const [email, setEmail] = useState(typed ?? '');
  const submission = useSubmission();

  if (isSignedIn()) return <Navigate to="/" replace />;

  return (
    <AuthLayout title={translate('auth.recovery.title')}>
      <AccountForm
        submission={submission}
        text={translate('auth.recovery.text')}
        submit={translate('auth.recovery.submit')}
        isComplete={isEmail(email)}
        send={async () => {
          await forgotPassword(email.trim());
          await navigate('/auth', { state: { origin, email: email.trim(), forgotSuccess: true } });
        }}
      >
        <EmailField
          id="recovery-email"
          label={translate('auth.signIn.email')}
          value={email}
          onChange={setEmail}
          autoFocus
        />
      </AccountForm>
      <BackToSignIn state={{ origin, email }} />
    </AuthLayout>
  );
}

import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router';
import { isSignedIn } from '../../../../../dataProvider/client/session.ts';
import { createFirstOperator } from '../../../../../authProvider/signIn.ts';
import { isEmail } from '../../../../../resources/numbers/email.ts';
import { passwordError } from '../../../../../resources/access/session/password.ts';
import { LineField } from '../../../../components/LineField.tsx';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { EmailField } from '../../../../parts/access/session/EmailField.tsx';
import { NewPasswordFields } from '../../../../parts/access/session/NewPasswordFields.tsx';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { AccountForm } from './AccountForm.tsx';

/** `/auth/first/{token}`: the operator's first account of an empty register. */
export function FirstOperatorPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, onPassword] = useState('');
  const [confirmation, onConfirmation] = useState('');
  const submission = useSubmission();
  const { errors } = submission;
  const told = (field: string) => (errors[field] ? errorText(errors[field]) : undefined);
  const good = passwordError(password) === undefined && password === confirmation;

  if (isSignedIn()) return <Navigate to="/" replace />;

  return (
    <AuthLayout title={translate('auth.first.title')}>
      <AccountForm
        submission={submission}
        text={translate('auth.first.text')}
        fields={['name', 'email', 'password']}
        submit={translate('auth.first.submit')}
        isComplete={name.trim() !== '' && isEmail(email) && good}
        send={async () => {
          await createFirstOperator(token, name.trim(), email.trim(), password);
          await navigate('/auth', { replace: true, state: { notice: 'created' } });
        }}
      >
        <LineField
          id="first-name"
          autoComplete="name"
          label={translate('auth.first.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={told('name')}
          autoFocus
        />
        <EmailField
          id="first-email"
          label={translate('auth.signIn.email')}
          value={email}
          onChange={setEmail}
          error={told('email')}
        />
        <NewPasswordFields
          {...{ password, confirmation, onPassword, onConfirmation }}
          error={told('password')}
        />
      </AccountForm>
    </AuthLayout>
  );
}

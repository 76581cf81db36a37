import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router';
import { isSignedIn } from '../../../../authProvider/session.ts';
import { createFirstOperator } from '../../../../authProvider/signIn.ts';
import { isEmail } from '../../../../resources/numbers/email.ts';
import { passwordError } from '../../../../resources/session/password.ts';
import { LineField } from '../../../components/LineField.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { NewPasswordFields } from '../../../parts/signIn/NewPasswordFields.tsx';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

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
  const { run, isBusy, trouble, errors } = useSubmission();
  const told = (field: string) => (errors[field] ? errorText(errors[field]) : undefined);
  const good = passwordError(password) === undefined && password === confirmation;

  if (isSignedIn()) return <Navigate to="/" replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    await run(
      async () => {
        await createFirstOperator(token, name.trim(), email.trim(), password);
        await navigate('/auth', { replace: true, state: { notice: 'created' } });
      },
      { leaves: true },
    );
  }

  return (
    <AuthLayout title={translate('auth.first.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.first.text')}</Typography>
        <SubmissionError trouble={trouble} fields={['name', 'email', 'password']} sx={{ mb: 3 }} />
        <LineField
          id="first-name"
          autoComplete="name"
          label={translate('auth.first.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={told('name')}
          autoFocus
        />
        <LineField
          id="first-email"
          type="email"
          autoComplete="username"
          label={translate('auth.signIn.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={told('email')}
        />
        <NewPasswordFields
          {...{ password, confirmation, onPassword, onConfirmation }}
          error={told('password')}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={isBusy}
          disabled={name.trim() === '' || !isEmail(email) || !good}
          sx={{ mt: 1 }}
        >
          {translate('auth.first.submit')}
        </Button>
      </form>
    </AuthLayout>
  );
}

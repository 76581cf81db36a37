import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { applyLoginAnswer, isSignedIn } from '../../../../dataProvider/client/session.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { changePassword } from '../../../../resources/account/personalArea/profileCalls.ts';
import { passwordError } from '../../../../resources/access/session/password.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { NewPasswordFields } from '../../../parts/access/session/NewPasswordFields.tsx';
import { PasswordField } from '../../../parts/access/session/PasswordField.tsx';
import { PersonalFrame } from './PersonalFrame.tsx';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

/** The element of each field, by its name on the wire. */
const FIELD_ID: Readonly<Record<string, string>> = {
  oldPassword: 'old-password',
  password: 'new-password',
  confirmation: 'confirm-password',
};

function focusFirst(codes: Readonly<Record<string, string>>): void {
  const first = Object.keys(FIELD_ID).find((field) => codes[field]);
  if (first) document.getElementById(FIELD_ID[first] ?? '')?.focus();
}

/** `/personal/password`: another password, given the present one. */
export function PasswordPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [old, setOld] = useState('');
  const [password, onPassword] = useState('');
  const [confirmation, onConfirmation] = useState('');
  const { run, isBusy, trouble, errors, refuse, dismiss } = useSubmission();
  const told = (field: string) => (errors[field] ? errorText(errors[field]) : undefined);

  /** Returns the faults by field, before the server is asked. */
  function check(): Readonly<Record<string, string>> {
    const bad =
      password === ''
        ? 'MISSING_PASSWORD'
        : password === old
          ? 'USER_PASSWORD_EQUALS_OLD'
          : passwordError(password);
    const again =
      confirmation === ''
        ? 'MISSING_PASSWORD_CONFIRMATION'
        : confirmation !== password && 'USER_PASSWORD_MISMATCH';
    return {
      ...(old === '' && { oldPassword: 'MISSING_OLD_PASSWORD' }),
      ...(bad && { password: bad }),
      ...(again && { confirmation: again }),
    };
  }

  /** Checks a faulty field again once its value has changed. */
  const typed = (take: (value: string) => void) => (value: string) => {
    take(value);
    dismiss();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = check();
    if (Object.keys(found).length > 0) {
      refuse(found);
      return focusFirst(found);
    }
    const refused = await run(
      async () => {
        applyLoginAnswer(await callApi(changePassword, { body: { oldPassword: old, password } }));
        notify('shell.personal.passwordChanged', { type: 'success' });
        // The server may have ended every session; the frame then leads to the sign-in page.
        if (isSignedIn()) await navigate('/personal');
      },
      { leaves: true },
    );
    if (refused?.kind === 'fields') focusFirst(refused.errors);
    return undefined;
  }

  return (
    <PersonalFrame width={520}>
      <Card>
        <CardContent component="form" onSubmit={(event) => void submit(event)} noValidate>
          <SubmissionError trouble={trouble} fields={Object.keys(FIELD_ID)} sx={{ mb: 2 }} />
          <PasswordField
            id="old-password"
            label={translate('auth.password.old')}
            autoComplete="current-password"
            value={old}
            onChange={typed(setOld)}
            error={told('oldPassword')}
          />
          <NewPasswordFields
            {...{ password, confirmation }}
            onPassword={typed(onPassword)}
            onConfirmation={typed(onConfirmation)}
            error={told('password')}
            confirmationError={told('confirmation')}
          />
          <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 1 }}>
            {translate('auth.password.submitReset')}
          </Button>
        </CardContent>
      </Card>
    </PersonalFrame>
  );
}

import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { requestEmailChange } from '../../../../../resources/account/personalArea/emailCalls.ts';
import { EMAIL_MAX, isEmail } from '../../../../../resources/numbers/email.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { PasswordField } from '../../../../parts/access/session/PasswordField.tsx';
import { SubmissionDialog } from '../../../../forms/dialogs/SubmissionDialog.tsx';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';

interface EmailDialogProps {
  /** The present address. */
  readonly present: string;
  readonly onClose: () => void;
  readonly onDone: () => Promise<unknown>;
}

/** Another address for the account: asked for with the password, in force once its own mailbox has confirmed it. */
export function EmailDialog({ present, onClose, onDone }: EmailDialogProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { run, isBusy, trouble, errors, refuse } = useSubmission();
  const told = (field: string) => (errors[field] ? errorText(errors[field]) : undefined);

  const focusFirst = (wrong: Readonly<Record<string, string>>) =>
    (wrong.email ? emailField : passwordField).current?.focus();

  async function submit() {
    const given = email.trim().toLowerCase();
    const wrong = {
      ...(given === ''
        ? { email: 'MISSING_EMAIL' }
        : !isEmail(given)
          ? { email: 'INVALID_EMAIL' }
          : given === present.toLowerCase() && { email: 'EMAIL_EQUALS_OLD' }),
      ...(password === '' && { password: 'MISSING_PASSWORD' }),
    };
    if (Object.keys(wrong).length > 0) {
      refuse(wrong);
      return focusFirst(wrong);
    }
    const refused = await run(async () => {
      await callApi(requestEmailChange, { body: { email: given, password } });
      await onDone();
      notify('personalPages.email.sent', { type: 'success', messageArgs: { email: given } });
      onClose();
    });
    if (refused?.kind === 'fields') focusFirst(refused.errors);
    return undefined;
  }

  return (
    <SubmissionDialog
      isForm
      asForm
      title={translate('personalPages.email.title')}
      confirm={translate('personalPages.email.send')}
      submission={{ isBusy, trouble }}
      fields={['email', 'password']}
      onSend={() => void submit()}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{translate('personalPages.email.text')}</Typography>
      <div>
        <TextField
          id="new-email"
          type="email"
          autoFocus
          autoComplete="email"
          label={translate('personalPages.email.new')}
          inputRef={emailField}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={told('email') !== undefined}
          helperText={told('email')}
          slotProps={{ htmlInput: { maxLength: EMAIL_MAX, spellCheck: false } }}
        />
        <PasswordField
          id="email-password"
          label={translate('auth.password.old')}
          autoComplete="current-password"
          inputRef={passwordField}
          value={password}
          onChange={setPassword}
          error={told('password')}
        />
      </div>
    </SubmissionDialog>
  );
}

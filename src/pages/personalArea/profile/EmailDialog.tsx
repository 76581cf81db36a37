import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { EMAIL_MAX, isEmail } from '../../../../resources/numbers/email.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { PasswordField } from '../../../parts/signIn/PasswordField.tsx';
import { putEmail } from './profile.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

interface EmailDialogProps {
  /** The present address. */
  readonly present: string;
  readonly onClose: () => void;
  readonly onDone: () => Promise<unknown>;
}

/** Another address for the account: asked for with the password, in force once its own mailbox has confirmed it. */
export function EmailDialog({ present, onClose, onDone }: EmailDialogProps) {
  const id = useId();
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

  async function submit(event: FormEvent) {
    event.preventDefault();
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
      await putEmail(given, password);
      await onDone();
      notify('personalPages.email.sent', { type: 'success', messageArgs: { email: given } });
      onClose();
    });
    if (refused?.kind === 'fields') focusFirst(refused.errors);
    return undefined;
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{translate('personalPages.email.title')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {translate('personalPages.email.text')}
          </Typography>
          <SubmissionError trouble={trouble} fields={['email', 'password']} sx={{ mb: 2 }} />
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
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            {translate('kit.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('personalPages.email.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

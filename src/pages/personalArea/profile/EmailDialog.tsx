import Alert from '@mui/material/Alert';
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
import { fieldErrors } from '../../../shell/runtime/fieldErrors.ts';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import { PasswordField } from '../../../parts/password/PasswordField.tsx';
import { putEmail } from './profile.ts';

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
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const told = (field: string) => (codes[field] ? errorText(codes[field]) : undefined);

  const refuse = (next: Readonly<Record<string, string>>) => {
    setCodes(next);
    (next.email ? emailField : passwordField).current?.focus();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    const given = email.trim().toLowerCase();
    const wrong = {
      ...(given === ''
        ? { email: 'MISSING_EMAIL' }
        : !isEmail(given)
          ? { email: 'INVALID_EMAIL' }
          : given === present.toLowerCase() && { email: 'EMAIL_EQUALS_OLD' }),
      ...(password === '' && { password: 'MISSING_PASSWORD' }),
    };
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setBusy(true);
    setCodes({});
    try {
      await putEmail(given, password);
      await onDone();
      notify('personalPages.email.sent', { type: 'success', messageArgs: { email: given } });
      return onClose();
    } catch (refused) {
      const fields = fieldErrors(refused);
      if (Object.keys(fields).length > 0) refuse(fields);
      else setFailure(refused);
      return setBusy(false);
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{translate('personalPages.email.title')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {translate('personalPages.email.text')}
          </Typography>
          {failure !== undefined && (
            <Alert severity="error" role="alert" sx={{ mb: 2 }}>
              {errorText(failure)}
            </Alert>
          )}
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
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {translate('kit.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('personalPages.email.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

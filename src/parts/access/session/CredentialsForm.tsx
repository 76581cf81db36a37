import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { signIn } from '../../../../authProvider/signIn.ts';
import { isEmail } from '../../../../resources/numbers/email.ts';
import { LineField } from '../../../components/LineField.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { PasswordField } from './PasswordField.tsx';
import { SupportAddress } from '../../../components/errors/SupportAddress.tsx';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

interface CredentialsFormProps {
  /** Only the password is asked for: the same person comes back. */
  readonly email?: string;
  /** The address that was typed before, to be changed at will. */
  readonly typed?: string | undefined;
  /** Gets the address as it is typed. */
  readonly onEmail?: (email: string) => void;
  /** Called when an attempt begins: the message about the last one is then removed. */
  readonly onTry?: (email: string) => void;
}

/** E-mail and password. */
export function CredentialsForm({ email: fixedEmail, typed, onEmail, onTry }: CredentialsFormProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [email, setEmail] = useState(fixedEmail ?? typed ?? '');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { run, isBusy, trouble } = useSubmission();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const [startsAtPassword] = useState(email !== '');
  const emailWrong = tried && !isEmail(email);
  const passwordMissing = tried && password === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isEmail(email)) return emailField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    onTry?.(email.trim());
    if (await run(() => signIn(email.trim(), password), { leaves: true })) passwordField.current?.select();
    return undefined;
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <SubmissionError trouble={trouble} fields={[]} title={translate('auth.notice.title')} sx={{ mb: 3 }}>
        {trouble?.code === 'USER_INACTIVE' && (
          <>
            {errorText(trouble.code)}
            <SupportAddress sx={{ mt: 0.5 }} />
          </>
        )}
      </SubmissionError>
      <LineField
        id="sign-in-email"
        type="email"
        name="username"
        autoComplete="username"
        label={translate('auth.signIn.email')}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          onEmail?.(target.value);
        }}
        error={emailWrong ? translate('auth.signIn.invalidEmail') : undefined}
        inputRef={emailField}
        slotProps={{
          input: { spellCheck: false, autoCapitalize: 'none', readOnly: fixedEmail !== undefined },
        }}
        autoFocus={!startsAtPassword}
      />
      <PasswordField
        id="sign-in-password"
        label={translate('auth.signIn.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={passwordMissing ? translate('auth.signIn.missingPassword') : undefined}
        inputRef={passwordField}
        autoFocus={startsAtPassword}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={isBusy} sx={{ mt: 1.5 }}>
        {translate('auth.signIn.submit')}
      </Button>
    </form>
  );
}

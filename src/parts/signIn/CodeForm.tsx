import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { codeOf, statusOf } from '../../../authProvider/http.ts';
import { restartSignIn } from '../../../authProvider/session.ts';
import { twoFactor } from '../../../authProvider/signIn.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { SlotInput } from '../page/SlotInput.tsx';
import { useErrorText } from '../page/useErrorText.ts';
import { useCountdown } from './useCountdown.ts';

const DIGITS = 6;
/** Room between two digits, as a part of their size. */
const GAP = 0.42;

interface CodeFormProps {
  /** The code has run out, or was wrong too often: a new sign-in is due, for this reason. */
  readonly onStartAgain: (error: string) => void;
}

/** Six digits, typed or pasted, and the time left for them. */
export function CodeForm({ onStartAgain }: CodeFormProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { answer } = useSession();
  const { text: remaining, over } = useCountdown(answer?.twoFactorValidity);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (over) onStartAgain('LOGIN_EXPIRED_TWO_FA_CREDENTIALS');
  }, [over, onStartAgain]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length < DIGITS || !answer?.twoFaToken || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await twoFactor(code, answer.twoFaToken);
    } catch (refused) {
      setBusy(false);
      if (codeOf(refused) === 'LOGIN_EXPIRED_TWO_FA_CREDENTIALS') return onStartAgain(codeOf(refused));
      if ([412, 429].includes(statusOf(refused))) return onStartAgain('LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED');
      setFailure(
        statusOf(refused) === 401 ? errorText('LOGIN_INVALID_TWO_FA_CREDENTIALS') : errorText(refused),
      );
      setCode('');
      field.current?.focus();
    }
    return undefined;
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.code.sent')}</Typography>
      {failure && (
        <Alert severity="error" role="alert" sx={{ mb: 3 }}>
          {failure}
        </Alert>
      )}
      <Box
        component="label"
        htmlFor="two-factor-code"
        sx={{ display: 'block', mb: 1, fontSize: '0.875rem', fontWeight: 600 }}
      >
        {translate('auth.code.label')}
      </Box>
      <SlotInput
        id="two-factor-code"
        name="one-time-code"
        autoComplete="one-time-code"
        slots={DIGITS}
        digit="2.25rem"
        gap={GAP}
        value={code}
        onText={(text) => setCode(text.replace(/\D/g, '').slice(0, DIGITS))}
        error={failure !== undefined}
        inputRef={field}
        inputProps={{ inputMode: 'numeric', 'aria-describedby': 'two-factor-remaining' }}
        sx={({ palette }) => ({
          width: '100%',
          justifyContent: 'center',
          px: 2,
          pt: 0.75,
          pb: 0.5,
          border: 1,
          borderRadius: '10px',
          borderColor: failure === undefined ? palette.colours.edge : palette.colours.tones.bad.text,
          '&.Mui-focused': {
            borderColor: palette.colours.primary,
            boxShadow: `inset 0 0 0 1px ${palette.colours.primary}`,
          },
          // The room behind the last digit is no part of the number: without it the places stand in the middle.
          '& input': { flex: 'none', mr: `${-GAP}em` },
          '& input:focus-visible': { outline: 'none' },
        })}
        autoFocus
      />
      <Typography
        id="two-factor-remaining"
        role="timer"
        sx={{ mt: 1.5, mb: 3, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('auth.code.remaining', { time: remaining })}
      </Typography>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={busy}
        disabled={code.length < DIGITS}
      >
        {translate('auth.code.submit')}
      </Button>
      <Button onClick={restartSignIn} sx={{ mt: 1.5, ml: -1.25 }}>
        {translate('auth.code.again')}
      </Button>
    </form>
  );
}

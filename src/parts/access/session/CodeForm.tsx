import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { statusOf } from '../../../../dataProvider/client/callError.ts';
import { restartSignIn } from '../../../../dataProvider/client/session.ts';
import { twoFactor } from '../../../../authProvider/signIn.ts';
import { useSession } from '../../../../authProvider/useSession.ts';
import { SlotInput } from '../../../components/SlotInput.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useCountdown } from './useCountdown.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

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
  const { run, isBusy, trouble } = useSubmission();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (over) onStartAgain('LOGIN_EXPIRED_TWO_FA_CREDENTIALS');
  }, [over, onStartAgain]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const token = answer?.twoFaToken;
    if (code.length < DIGITS || !token) return undefined;
    const refused = await run(() => twoFactor(code, token), { leaves: true });
    if (!refused) return undefined;
    if (refused.code === 'LOGIN_EXPIRED_TWO_FA_CREDENTIALS') return onStartAgain(refused.code);
    if ([412, 429].includes(statusOf(refused.failure)))
      return onStartAgain('LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED');
    setCode('');
    field.current?.focus();
    return undefined;
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.code.sent')}</Typography>
      <SubmissionError trouble={trouble} fields={[]} sx={{ mb: 3 }}>
        {statusOf(trouble?.failure) === 401 && errorText('LOGIN_INVALID_TWO_FA_CREDENTIALS')}
      </SubmissionError>
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
        error={trouble !== null}
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
          borderColor: trouble === null ? palette.colours.edge : palette.colours.tones.bad.text,
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
        loading={isBusy}
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

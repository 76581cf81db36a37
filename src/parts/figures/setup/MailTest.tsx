import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  confirmSetupMail,
  sendSetupMail,
  type SetupState,
} from '../../../../resources/figures/setup/calls.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { TextControl } from '../../../components/TextControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

interface MailTestProps {
  /** What is missing: the mail server, the test, or the code of a mail that was sent. */
  readonly step: string | null;
  readonly onState: (state: SetupState) => void;
}

/** Sends a mail with a code, and takes the code: only a mail that arrived proves that mails arrive. */
export function MailTest({ step, onState }: MailTestProps) {
  const say = useTexts('setupPages.mail');
  const done = useTexts('setupPages.done');
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const [email, setEmail] = useState<string>();
  const [code, setCode] = useState('');
  const { isBusy, busyWith, trouble, errors, run, dismiss } = useSubmission();
  if (step === 'SERVER')
    return (
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {say('SERVER')}
      </Typography>
    );
  const isSent = email !== undefined || step === 'CODE';
  const send = () =>
    void run(async () => setEmail((await callApi(sendSetupMail, { body: {} })).email), { of: 'send' });
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void run(
      async () => {
        onState(await callApi(confirmSetupMail, { body: { code } }));
        notify(done('mail'), { type: 'success' });
      },
      { of: 'confirm' },
    );
  };
  return (
    <Box
      component="form"
      onSubmit={confirm}
      noValidate
      sx={{ mt: 1, display: 'grid', gap: 1, maxWidth: 420 }}
    >
      <Typography variant="body2" role="status">
        {email === undefined ? say(isSent ? 'CODE' : 'TEST') : say('sent', { email })}
      </Typography>
      <SubmissionError trouble={trouble} fields={['code']} />
      {isSent && (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <TextControl
            id={id}
            label={say('code')}
            digits
            text={code}
            error={errors.code && translate(`errors.${errors.code}`)}
            html={{ maxLength: 6, autoComplete: 'one-time-code' }}
            onText={(text) => {
              setCode(text);
              dismiss('code');
            }}
          />
          <Button
            type="submit"
            variant="contained"
            loading={isBusy && busyWith === 'confirm'}
            sx={{ mt: 3.25, flex: 'none' }}
          >
            {say('confirm')}
          </Button>
        </Box>
      )}
      <Box>
        <Button variant="outlined" size="small" loading={isBusy && busyWith === 'send'} onClick={send}>
          {say(isSent ? 'again' : 'send')}
        </Button>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { allows } from '../../../../resources/kit/access.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { readAccount } from '../../../../resources/money/accountNotice/calls.ts';
import { setAccountNotices } from '../../../../resources/money/accountNotice/calls.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { TextControl } from '../../../components/TextControl.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

type Account = AnswerOf<typeof readAccount>;

interface NoticesFormProps {
  readonly notices: NonNullable<Account['notices']>;
  readonly candidates: Account['candidates'];
}

const FIELDS = ['threshold', 'recipientIds'] as const;

/** Of what the entity is notified, and who is written to; read-only for those who cannot add credits. */
export function NoticesForm({ notices, candidates }: NoticesFormProps) {
  const say = useTexts('balancePages');
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useQueryClient();
  const id = useId();
  const isFixed = !allows(setAccountNotices.access, useActor());
  const [threshold, setThreshold] = useState(notices.threshold === null ? '' : String(notices.threshold));
  const [mailsStatement, setMailsStatement] = useState(notices.mailsStatement);
  const [recipientIds, setRecipientIds] = useState<readonly number[]>(notices.recipientIds);
  const { run, refuse, dismiss, isBusy, trouble, errors } = useSubmission();
  const toggle = (user: number, isChosen: boolean) => {
    dismiss('recipientIds');
    setRecipientIds(isChosen ? [...recipientIds, user] : recipientIds.filter((one) => one !== user));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typed = threshold.trim();
    if (!/^\d{0,6}$/.test(typed)) return refuse({ threshold: 'INVALID_THRESHOLD' });
    await run(async () => {
      const body = {
        version: notices.version,
        threshold: typed === '' ? null : Number(typed),
        mailsStatement,
        // Those who may no longer be written to fall out.
        recipientIds: recipientIds.filter((user) => candidates.some((one) => one.id === user)),
      };
      await callApi(setAccountNotices, { body });
      notify(say('saved'), { type: 'success' });
      await client.invalidateQueries({ queryKey: ['accountNotice'] });
    });
  };
  const recipientsFault = errors.recipientIds;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void save(event)}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <SubmissionError trouble={trouble} fields={FIELDS} />
      <TextControl
        id={`${id}-threshold`}
        label={say('threshold')}
        help={say('thresholdHelp')}
        text={threshold}
        onText={(text) => {
          dismiss('threshold');
          setThreshold(text);
        }}
        error={errors.threshold === undefined ? undefined : errorText(errors.threshold)}
        disabled={isFixed}
        digits
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={mailsStatement}
            disabled={isFixed}
            onChange={(_, isChosen) => setMailsStatement(isChosen)}
          />
        }
        label={say('mailsStatement')}
      />
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }} aria-describedby={`${id}-help`}>
        <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}>
          {say('recipients')}
        </Box>
        {candidates.length === 0 && <Box>{say('noCandidates')}</Box>}
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {candidates.map(({ id: user, name }) => (
            <FormControlLabel
              key={user}
              control={
                <Checkbox
                  checked={recipientIds.includes(user)}
                  disabled={isFixed}
                  onChange={(_, isChosen) => toggle(user, isChosen)}
                />
              }
              label={name}
            />
          ))}
        </Box>
        <FormHelperText id={`${id}-help`} error={recipientsFault !== undefined}>
          {recipientsFault === undefined ? say('recipientsHelp') : errorText(recipientsFault)}
        </FormHelperText>
      </Box>
      {!isFixed && (
        <Button type="submit" variant="contained" loading={isBusy} sx={{ alignSelf: 'flex-start' }}>
          {say('save')}
        </Button>
      )}
    </Box>
  );
}

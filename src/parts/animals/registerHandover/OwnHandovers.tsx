import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { answerOwnHandover, listOwnHandovers } from '../../../../resources/animals/registerHandover/calls.ts';
import { MAX_CONTEST_WORDS } from '../../../../resources/common/request/contestLimits.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { showDay } from '../../../../resources/numbers/dates.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { Section } from '../../../components/Section.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { SubmissionDialog } from '../../../forms/dialogs/SubmissionDialog.tsx';
import { SubmissionText } from '../../../forms/dialogs/SubmissionText.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

type OwnHandover = AnswerOf<typeof listOwnHandovers>[number];

interface AnswerDialogProps {
  readonly handover: OwnHandover;
  readonly onClose: () => void;
}

/** Asks once more, for words where an objection owes them, and sends the answer. */
function AnswerDialog({ handover: { id, act }, onClose }: AnswerDialogProps) {
  const notify = useNotify();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const submission = useSubmission();
  const say = useTexts('registerHandoverPages');
  const isObjection = act === 'OBJECT';
  const send = () => {
    if (isObjection && words.trim() === '') return submission.refuse({ words: 'MISSING_WORDS' });
    void submission.run(
      async () => {
        const body = { act, words: isObjection ? words.trim() : null };
        await callApi(answerOwnHandover, { params: { id }, body });
        notify(say(isObjection ? 'objected' : 'agreed'), { type: 'success' });
        void client.invalidateQueries();
        onClose();
      },
      { leaves: true },
    );
  };
  return (
    <SubmissionDialog
      submission={submission}
      title={say(isObjection ? 'objectTitle' : 'agreeTitle')}
      confirm={say(isObjection ? 'object' : 'agree')}
      cancel={say('keep')}
      fields={['words']}
      onSend={send}
      onClose={onClose}
    >
      <Typography>{say(isObjection ? 'objectText' : 'agreeText')}</Typography>
      {isObjection && (
        <SubmissionText
          submission={submission}
          name="words"
          label={say('words')}
          text={words}
          onText={setWords}
          required
          max={MAX_CONTEST_WORDS}
          lines={3}
        />
      )}
    </SubmissionDialog>
  );
}

/** One hand-over, in a sentence, with the answer that it waits for. */
function Item({ handover }: { readonly handover: OwnHandover }) {
  const timezone = useTimezone();
  const say = useTexts('registerHandoverPages');
  const { id, act, animalName, transponder, registerName, country, endTimestamp } = handover;
  const [asked, setAsked] = useUrlParam('handover', [String(id)]);
  const values = {
    animal: `${animalName} (${spaced(transponder)})`,
    register: `${registerName} (${country})`,
  };
  return (
    <Box component="li" sx={{ py: 1.5, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{say(act, values)}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {say('until', { date: showDay(endTimestamp, timezone) })}
      </Typography>
      <Button
        variant={act === 'AGREE' ? 'contained' : 'outlined'}
        sx={{ mt: 1 }}
        onClick={() => setAsked(String(id))}
      >
        {say(act === 'AGREE' ? 'agree' : 'object')}
      </Button>
      {asked === String(id) && <AnswerDialog handover={handover} onClose={() => setAsked(null)} />}
    </Box>
  );
}

/** The hand-overs to other registers that the owner who is signed in can answer; nothing where there are none. */
export function OwnHandovers() {
  const say = useTexts('registerHandoverPages');
  const { data = [] } = useQuery({
    queryKey: ['ownHandovers'],
    queryFn: ({ signal }) => callApi(listOwnHandovers, {}, { signal }),
  });
  if (data.length === 0) return null;
  return (
    <Section title={say('title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((one) => (
          <Item key={one.id} handover={one} />
        ))}
      </Box>
    </Section>
  );
}

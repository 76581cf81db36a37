import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  answerOwnTransfer,
  listOwnTransfers,
} from '../../../../resources/requests/animalTransfer/partyCalls.ts';
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

type OwnTransfer = AnswerOf<typeof listOwnTransfers>[number];
type Answer = 'CONFIRM' | 'REFUSE' | 'WITHDRAW' | 'OBJECT' | 'REPLY';

/** Roots of the texts of each answer. */
const WORDS = {
  CONFIRM: 'confirm',
  REFUSE: 'refuse',
  WITHDRAW: 'withdraw',
  OBJECT: 'object',
  REPLY: 'reply',
} as const satisfies Record<Answer, string>;

const NEEDS_WORDS: readonly Answer[] = ['OBJECT', 'REPLY'];

/** Returns the answers that the owner can give now, the first being the one that is asked for. */
const answersOf = ({ step, canWithdraw }: OwnTransfer): readonly Answer[] => [
  ...(step === 'CONFIRM' ? (['CONFIRM', 'REFUSE'] as const) : []),
  ...(step === 'OBJECT' ? (['OBJECT'] as const) : []),
  ...(step === 'REPLY' ? (['REPLY'] as const) : []),
  ...(canWithdraw ? (['WITHDRAW'] as const) : []),
];

interface AnswerDialogProps {
  readonly transfer: OwnTransfer;
  readonly answer: Answer;
  readonly onClose: () => void;
}

/** Asks once more, for words where they are owed, and sends the answer. */
function AnswerDialog({ transfer, answer, onClose }: AnswerDialogProps) {
  const notify = useNotify();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const submission = useSubmission();
  const say = useTexts('transferPages.own');
  const isOwed = NEEDS_WORDS.includes(answer);
  const send = () => {
    if (isOwed && words.trim() === '') return submission.refuse({ words: 'MISSING_WORDS' });
    void submission.run(
      async () => {
        const body = { answer, words: words.trim() || null };
        const { accepted } = await callApi(answerOwnTransfer, { params: { id: transfer.id }, body });
        notify(say(answer === 'CONFIRM' && accepted ? 'accepted' : 'done'), { type: 'success' });
        // An animal may have come or gone.
        void client.invalidateQueries();
        onClose();
      },
      { leaves: true },
    );
  };
  return (
    <SubmissionDialog
      submission={submission}
      title={say(`${WORDS[answer]}Title`)}
      confirm={say(WORDS[answer])}
      cancel={say('keep')}
      fields={['words']}
      onSend={send}
      onClose={onClose}
      danger={answer === 'REFUSE' || answer === 'WITHDRAW'}
    >
      <Typography>{say(`${WORDS[answer]}Text`)}</Typography>
      {answer !== 'CONFIRM' && (
        <SubmissionText
          submission={submission}
          name="words"
          label={say(isOwed ? 'words' : 'reason')}
          text={words}
          onText={setWords}
          required={isOwed}
          max={MAX_CONTEST_WORDS}
          lines={3}
        />
      )}
    </SubmissionDialog>
  );
}

/** One change of owner, in a sentence, with what can be answered. */
function Item({ transfer }: { readonly transfer: OwnTransfer }) {
  const timezone = useTimezone();
  const { step, party, animalName, transponder, ownerName, endTimestamp, contestWords } = transfer;
  const values = {
    animal: `${animalName} (${spaced(transponder)})`,
    owner: ownerName,
    words: contestWords ?? '',
  };
  const answers = answersOf(transfer);
  const [first, ...others] = answers;
  const named = (one: Answer) => `${one}.${transfer.id}`;
  const [asked, setAsked] = useUrlParam('answer', answers.map(named));
  const answer = answers.find((one) => named(one) === asked);
  const say = useTexts('transferPages.own');
  // Those that have ended are not listed.
  if (step === 'ENDED') return null;
  const sentence = step === 'CONFIRM' ? (party === 'GIVER' ? 'confirmGiver' : 'confirmReceiver') : step;
  return (
    <Box component="li" sx={{ py: 1.5, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{say(sentence, values)}</Typography>
      {endTimestamp && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {say('until', { date: showDay(endTimestamp, timezone) })}
        </Typography>
      )}
      {first && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            variant={first === 'CONFIRM' || first === 'REPLY' ? 'contained' : 'outlined'}
            onClick={() => setAsked(named(first))}
          >
            {say(WORDS[first])}
          </Button>
          {others.map((one) => (
            <Button key={one} variant="outlined" onClick={() => setAsked(named(one))}>
              {say(WORDS[one])}
            </Button>
          ))}
        </Box>
      )}
      {answer && <AnswerDialog transfer={transfer} answer={answer} onClose={() => setAsked(null)} />}
    </Box>
  );
}

/** The changes of owner that the owner who is signed in can answer or waits for, or one of them; nothing where there are none. */
export function OwnTransfers({ only }: { readonly only?: number }) {
  const translate = useTranslate();
  const { data = [] } = useQuery({
    queryKey: ['ownTransfers'],
    queryFn: ({ signal }) => callApi(listOwnTransfers, {}, { signal }),
  });
  const shown = only === undefined ? data : data.filter(({ id }) => id === only);
  if (shown.length === 0) return null;
  return (
    <Section title={translate('transferPages.own.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((one) => (
          <Item key={one.id} transfer={one} />
        ))}
      </Box>
    </Section>
  );
}

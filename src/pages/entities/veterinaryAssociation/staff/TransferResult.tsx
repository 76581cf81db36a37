import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Section } from '../../../../components/Section.tsx';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import type { Submission } from '../../../../runtime/submission/useSubmission.ts';
import type { Outcome, Refused, Staff } from './plan.ts';

interface TransferResultProps {
  readonly staff: Staff;
  readonly done: Outcome;
  /** Those whose move could not be undone; `null` while it is in force. */
  readonly undone: readonly Refused[] | null;
  readonly submission: Submission;
  readonly onUndo: () => void;
}

/** What became of each person, and the way back. */
export function TransferResult({ staff, done, undone, submission, onUndo }: TransferResultProps) {
  const say = useTexts('staffTransferPages');
  const errorText = useErrorText('user');
  const nameOf = (list: readonly { readonly id: number; readonly name: string }[], id: number) =>
    list.find((one) => one.id === id)?.name ?? String(id);
  const lines = [
    ...done.users.map(({ id, refusal }) => ({
      key: `u${id}`,
      name: nameOf(staff.users, id),
      refusal,
      text: say('moved'),
    })),
    ...done.veterinarians.map(({ id, refusal }) => ({
      key: `v${id}`,
      name: nameOf(staff.veterinarians, id),
      refusal,
      text: say('wasInvited'),
    })),
  ];
  const count = lines.filter(({ refusal }) => refusal === null).length;
  const isWhole = undone === null ? count === lines.length : undone.length === 0;
  return (
    <Section title={say('result')}>
      <SubmissionAlert trouble={submission.trouble} fields={[]} onAgain={onUndo} isBusy={submission.isBusy} />
      <Alert role="status" severity={isWhole ? 'success' : 'warning'}>
        {undone === null ? say('done', { smart_count: count }) : say(isWhole ? 'undone' : 'undoneInPart')}
      </Alert>
      {undone !== null && !isWhole && (
        <Box component="ul" sx={{ pl: 2.25, overflowWrap: 'anywhere' }}>
          {undone.map(({ kind, id, refusal }) => (
            <li key={`${kind} ${id}`}>
              <strong>{nameOf(kind === 'user' ? staff.users : staff.veterinarians, id)}</strong>
              {`: ${errorText(refusal)}`}
            </li>
          ))}
        </Box>
      )}
      {undone === null && (
        <>
          <Box component="ul" sx={{ pl: 2.25, overflowWrap: 'anywhere' }}>
            {lines.map(({ key, name, refusal, text }) => (
              <li key={key}>
                <strong>{name}</strong>
                {`: ${refusal === null ? text : errorText(refusal)}`}
              </li>
            ))}
          </Box>
          {count > 0 && (
            <Button variant="outlined" onClick={onUndo} loading={submission.isBusy}>
              {say('undo')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { Submission } from '../../../runtime/submission/useSubmission.ts';
import type { Account, Status } from './statusChange.ts';

interface StatusResultProps {
  readonly accounts: readonly Account[];
  readonly outcomes: readonly { readonly id: number; readonly refusal: string | null }[];
  /** The state into which the accounts were put. */
  readonly status: Status;
  readonly submission: Submission;
  /** Puts the changed accounts back; left out where nothing can be undone. */
  readonly onUndo: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What became of each account, and the way back. */
export function StatusResult({ accounts, outcomes, status, submission, onUndo, onClose }: StatusResultProps) {
  const say = useTexts('userPages.bulk');
  const errorText = useErrorText('user');
  const id = useId();
  const count = outcomes.filter(({ refusal }) => refusal === null).length;
  const nameOf = (of: number) => accounts.find((one) => one.id === of)?.name ?? String(of);
  const { isBusy, trouble } = submission;
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{say('result')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {onUndo && <SubmissionAlert trouble={trouble} fields={[]} onAgain={onUndo} isBusy={isBusy} />}
        <Alert role="status" severity={count === outcomes.length ? 'success' : 'warning'}>
          {count === 0 ? say('none') : say(`${status}.done`, { smart_count: count })}
        </Alert>
        <Box component="ul" tabIndex={0} sx={{ m: 0, pl: 2.25, maxHeight: 300, overflowY: 'auto' }}>
          {outcomes.map(({ id: of, refusal }) => (
            <Box component="li" key={of} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{nameOf(of)}</strong>
              {`: ${refusal === null ? say(`${status}.each`) : errorText(refusal)}`}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {onUndo && (
          <Button variant="outlined" onClick={onUndo} loading={isBusy}>
            {say('undo')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose} disabled={isBusy} autoFocus>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { SubmissionDialog, type SubmissionDialogProps } from './SubmissionDialog.tsx';
import { SubmissionText } from './SubmissionText.tsx';

interface ReasonDialogProps extends Pick<
  SubmissionDialogProps,
  'title' | 'confirm' | 'cancel' | 'danger' | 'onClose'
> {
  /** The label of the reason. */
  readonly label: string;
  /** Characters of the reason. */
  readonly max: number;
  /** What is about to be done, above the reason. */
  readonly text?: string;
  /** The page leaves the dialog once it is done. */
  readonly leaves?: boolean;
  readonly onReason: (reason: string) => Promise<void>;
}

/** Asks for the reason of an act, and does it with one only. */
export function ReasonDialog({ label, max, text, leaves = false, onReason, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const submission = useSubmission();
  const send = (): void => {
    if (reason.trim() === '') submission.refuse({ reason: 'MISSING_REASON' });
    else void submission.run(() => onReason(reason.trim()), { leaves });
  };
  return (
    <SubmissionDialog {...dialog} submission={submission} fields={['reason']} isForm onSend={send}>
      {text !== undefined && <Typography>{text}</Typography>}
      <SubmissionText
        submission={submission}
        name="reason"
        label={label}
        text={reason}
        onText={setReason}
        required
        autoFocus
        max={max}
      />
    </SubmissionDialog>
  );
}

import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { SubmissionDialog } from '../forms/dialogs/SubmissionDialog.tsx';
import { useSubmission } from '../runtime/submission/useSubmission.ts';

interface ActDialogProps {
  /** Root of its texts: `title`, `text`, `confirm`, `done`. */
  readonly texts: string;
  readonly name: string;
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
  readonly danger?: boolean;
  /** Key of what is said afterwards, where it is not among its texts. */
  readonly done?: string;
}

/** Asks, does it, and says that it is done once the server has answered. */
export function ConfirmActionDialog({
  texts,
  name,
  act,
  onClose,
  onDone,
  danger = false,
  done = `${texts}.done`,
}: ActDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const submission = useSubmission();
  const send = () =>
    void submission.run(async () => {
      await act();
      // Closed first: what follows may lead to another page, which closing afterwards would lead back from.
      onClose();
      notify(done, { type: 'success' });
      await onDone();
    });
  return (
    <SubmissionDialog
      submission={submission}
      title={translate(`${texts}.title`, { name })}
      confirm={translate(`${texts}.confirm`)}
      onSend={send}
      onClose={onClose}
      danger={danger}
    >
      <Typography>{translate(`${texts}.text`)}</Typography>
    </SubmissionDialog>
  );
}

import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { SubmissionAlert } from '../forms/SubmissionAlert.tsx';
import { useSubmission } from '../runtime/submission/useSubmission.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';

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
export function ActDialog({
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
  const confirm = () =>
    void submission.run(async () => {
      await act();
      // Closed first: what follows may lead to another page, which closing afterwards would lead back from.
      onClose();
      notify(done, { type: 'success' });
      await onDone();
    });
  return (
    <ConfirmDialog
      open
      title={translate(`${texts}.title`, { name })}
      confirm={translate(`${texts}.confirm`)}
      cancel={translate('kit.form.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
      danger={danger}
      busy={submission.isBusy}
    >
      <SubmissionAlert
        trouble={submission.trouble}
        onAgain={confirm}
        isBusy={submission.isBusy}
        fields={[]}
        sx={{ mb: 2 }}
      />
      <Typography>{translate(`${texts}.text`)}</Typography>
    </ConfirmDialog>
  );
}

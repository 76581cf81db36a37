import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { TextControl } from '../../../components/TextControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

interface DismissDialogProps {
  readonly name: string;
  readonly onDismiss: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks why an entry of the setup list is left out. */
export function DismissDialog({ name, onDismiss, onCancel }: DismissDialogProps) {
  const say = useTexts('setupPages');
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const send = (): void => {
    if (reason.trim() === '') refuse({ reason: 'MISSING_REASON' });
    else void run(() => onDismiss(reason.trim()), { leaves: true });
  };
  return (
    <ConfirmDialog
      open
      isForm
      title={say('dismissTitle')}
      confirm={say('dismiss')}
      cancel={say('keep')}
      busy={isBusy}
      onConfirm={send}
      onCancel={onCancel}
    >
      <SubmissionError trouble={trouble} fields={['reason']} />
      <Typography sx={{ mb: 2 }}>{say('dismissText', { name })}</Typography>
      <TextControl
        id={id}
        label={say('reason')}
        required
        autoFocus
        text={reason}
        error={errors.reason && translate(`errors.${errors.reason}`)}
        html={{ maxLength: 500 }}
        onText={(text) => {
          setReason(text);
          dismiss('reason');
        }}
      />
    </ConfirmDialog>
  );
}

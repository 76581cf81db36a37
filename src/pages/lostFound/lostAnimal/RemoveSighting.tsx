import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { TextControl } from '../../../components/TextControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

interface RemoveSightingProps {
  readonly onRemove: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks why a sighting is deleted; the reason stays in the audit. */
export function RemoveSighting({ onRemove, onCancel }: RemoveSightingProps) {
  const say = useTexts('lostPages.sightings');
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const send = (): void => {
    if (reason.trim() === '') refuse({ reason: 'MISSING_REASON' });
    else void run(() => onRemove(reason.trim()));
  };
  return (
    <ConfirmDialog
      open
      isForm
      danger
      title={say('removeTitle')}
      confirm={say('remove')}
      cancel={say('cancel')}
      busy={isBusy}
      onConfirm={send}
      onCancel={onCancel}
    >
      <SubmissionError trouble={trouble} fields={['reason']} />
      <TextControl
        id={id}
        label={say('reason')}
        required
        autoFocus
        text={reason}
        error={errors.reason && translate(`errors.${errors.reason}`)}
        onText={(text) => {
          setReason(text);
          dismiss('reason');
        }}
      />
    </ConfirmDialog>
  );
}

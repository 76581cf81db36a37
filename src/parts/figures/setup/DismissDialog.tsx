import { DISMISS_REASON_MAX } from '../../../../resources/figures/setup/calls.ts';
import { ReasonDialog } from '../../../forms/dialogs/ReasonDialog.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

interface DismissDialogProps {
  readonly name: string;
  readonly onDismiss: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks why an entry of the setup list is left out. */
export function DismissDialog({ name, onDismiss, onCancel }: DismissDialogProps) {
  const say = useTexts('setupPages');
  return (
    <ReasonDialog
      leaves
      title={say('dismissTitle')}
      text={say('dismissText', { name })}
      label={say('reason')}
      max={DISMISS_REASON_MAX}
      confirm={say('dismiss')}
      cancel={say('keep')}
      onReason={onDismiss}
      onClose={onCancel}
    />
  );
}

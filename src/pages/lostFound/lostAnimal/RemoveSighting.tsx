import { REMOVAL_REASON_MAX } from '../../../../resources/lostFound/lostAnimalSighting/calls.ts';
import { ReasonDialog } from '../../../forms/dialogs/ReasonDialog.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

interface RemoveSightingProps {
  readonly onRemove: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks why a sighting is deleted; the reason stays in the audit. */
export function RemoveSighting({ onRemove, onCancel }: RemoveSightingProps) {
  const say = useTexts('lostPages.sightings');
  return (
    <ReasonDialog
      danger
      title={say('removeTitle')}
      label={say('reason')}
      max={REMOVAL_REASON_MAX}
      confirm={say('remove')}
      cancel={say('cancel')}
      onReason={onRemove}
      onClose={onCancel}
    />
  );
}

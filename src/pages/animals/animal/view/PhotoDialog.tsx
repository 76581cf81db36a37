import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { setPhoto } from '../../../../../resources/animals/animal/operations.ts';
import { callOperation } from '../../../../operations/callOperation.ts';
import { mobileBelow } from '../../../../theme/layout.ts';
import { UnsavedChangesGuard } from '../../../../forms/UnsavedChangesGuard.tsx';
import { CropStep } from '../photo/CropStep.tsx';
import { ChooseStep } from '../photo/ChooseStep.tsx';
import { SendStep } from '../photo/SendStep.tsx';
import { usePhotoChoice } from '../photo/usePhotoChoice.ts';
import { usePhotoSending } from '../photo/usePhotoSending.ts';
import { ConfirmActionDialog } from '../../../../operations/ConfirmActionDialog.tsx';

interface PhotoDialogProps {
  readonly animal: AnimalView;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Another photo for a registered animal, or none: chosen, cut, and sent at once. */
export function PhotoDialog({ animal, onClose, onDone }: PhotoDialogProps) {
  const titleId = useId();
  const notify = useNotify();
  const isNarrow = useMediaQuery(`(max-width: ${mobileBelow - 0.05}px)`, { noSsr: true });
  const [isRemoving, setRemoving] = useState(false);
  const choice = usePhotoChoice();
  const { name } = animal;
  const { source, clear } = choice;
  const sending = usePhotoSending({
    animal,
    source,
    onSent: () => {
      void onDone();
      notify('resources.animal.operations.setPhoto.done', { type: 'success', messageArgs: { name } });
      onClose();
    },
    onStale: () => void onDone(),
  });
  const { item } = sending;
  const holds = source !== null || (item !== undefined && item.state !== 'DONE');

  const close = (reason: string) => {
    if (!holds) onClose();
    else if (source && reason === 'escapeKeyDown') clear();
  };
  const cropped = (square: Blob) => {
    clear();
    void sending.take(square);
  };

  return (
    <>
      <Dialog
        open
        onClose={(_, reason) => close(reason)}
        fullScreen={isNarrow && source !== null}
        fullWidth
        maxWidth={source ? 'md' : 'xs'}
        aria-labelledby={titleId}
      >
        <UnsavedChangesGuard holds={holds} />
        {source ? (
          <CropStep source={source} titleId={titleId} onDone={cropped} onCancel={clear} />
        ) : item ? (
          <SendStep sending={sending} titleId={titleId} onClose={onClose} />
        ) : (
          <ChooseStep
            animal={animal}
            choice={choice}
            titleId={titleId}
            onRemove={() => setRemoving(true)}
            onClose={onClose}
          />
        )}
      </Dialog>
      {isRemoving && (
        <ConfirmActionDialog
          texts="animalRegistration.photo.remove"
          name={name}
          danger
          act={() => callOperation(setPhoto, animal, { photo: null })}
          onClose={() => setRemoving(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}

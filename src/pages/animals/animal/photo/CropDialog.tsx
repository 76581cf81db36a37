import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { mobileBelow } from '../../../../theme/layout.ts';
import { CropStep } from './CropStep.tsx';

interface CropDialogProps {
  readonly source: Blob;
  readonly onDone: (square: Blob) => void;
  readonly onClose: () => void;
}

/** Chooses the square of a photo over the form that it is sent with. */
export function CropDialog({ source, onDone, onClose }: CropDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(`(max-width: ${mobileBelow - 0.05}px)`, { noSsr: true });
  return (
    <Dialog
      open
      // A click beside it would throw the crop away.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <CropStep source={source} titleId={titleId} onDone={onDone} onCancel={onClose} />
    </Dialog>
  );
}

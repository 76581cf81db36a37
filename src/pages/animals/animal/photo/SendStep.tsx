import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { PhotoSending } from './PhotoSending.tsx';
import { photoUrl } from '../../../../parts/animals/animal/photoUrl.ts';
import type { usePhotoSending } from './usePhotoSending.ts';

interface SendStepProps {
  readonly sending: ReturnType<typeof usePhotoSending>;
  readonly titleId: string;
  readonly onClose: () => void;
}

/** The chosen square on its way: stopped, tried again, or given up. */
export function SendStep({ sending: { item, cancel, again, clear }, titleId, onClose }: SendStepProps) {
  const translate = useTranslate();
  if (!item) return null;
  const { state } = item;
  const isUnderWay = state === 'SENDING' || state === 'READING' || state === 'DONE';
  return (
    <>
      <DialogTitle id={titleId}>{translate('resources.animal.operations.setPhoto.label')}</DialogTitle>
      <DialogContent>
        <PhotoSending item={item} picture={photoUrl(item.contents?.contents)} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {isUnderWay ? (
          <Button variant="outlined" onClick={cancel} disabled={state !== 'SENDING'}>
            {translate('animalRegistration.photo.stop')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} sx={{ mr: 'auto' }}>
              {translate('animalRegistration.photo.discard')}
            </Button>
            <Button variant="outlined" onClick={clear}>
              {translate('animalRegistration.photo.another')}
            </Button>
            {state !== 'REFUSED' && (
              <Button variant="contained" autoFocus onClick={again}>
                {translate(state === 'READY' ? 'filePages.send' : 'filePages.picker.again')}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </>
  );
}

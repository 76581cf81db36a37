import AddAPhotoRounded from '@mui/icons-material/AddAPhotoRounded';
import PhotoLibraryRounded from '@mui/icons-material/PhotoLibraryRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { setAnimalPhoto, type AnimalView } from '../../../../resources/animal/calls.ts';
import { useErrorText } from '../../../shell/useErrorText.ts';
import { AnimalMark } from '../common/AnimalMark.tsx';
import { CropDialog } from '../photo/CropDialog.tsx';
import { PhotoButton } from '../photo/PhotoButton.tsx';
import { photoUrl } from '../photo/photoUrl.ts';
import type { Photo } from '../photo/picture.ts';
import { usePhotoChoice } from '../photo/usePhotoChoice.ts';

interface PhotoDialogProps {
  readonly animal: AnimalView;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Another photo for a registered animal, or none. It is saved at once. */
export function PhotoDialog({ animal, onClose, onDone }: PhotoDialogProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const hasFinger = useMediaQuery('(pointer: coarse)');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const save = async (photo: Photo | null) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await callApi(setAnimalPhoto, {
        params: { transponder: animal.transponder },
        body: { photo: photo?.contents ?? null, version: animal.version },
      });
      await onDone();
      notify('animalPages.photo.saved', { type: 'success' });
      onClose();
    } catch (reason) {
      setFailure(reason);
    } finally {
      setBusy(false);
    }
  };
  const { choose, cropping, done, cancel, error } = usePhotoChoice((photo) => void save(photo));
  const pick = (file: File | undefined) => void choose(file);
  const wrong = error ?? failure;

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="photo-title">
      <DialogTitle id="photo-title">{translate('animalPages.panel.photo')}</DialogTitle>
      <DialogContent>
        {wrong !== undefined && wrong !== null && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {errorText(wrong)}
          </Alert>
        )}
        <Box sx={{ maxWidth: 260, mx: 'auto' }}>
          <AnimalMark name={animal.name} status={animal.status} photo={photoUrl(animal.photo)} size="fill" />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
          {hasFinger && (
            <PhotoButton
              camera
              variant="outlined"
              startIcon={<AddAPhotoRounded />}
              onFile={pick}
              disabled={busy}
            >
              {translate('kit.fields.upload.camera')}
            </PhotoButton>
          )}
          <PhotoButton variant="contained" startIcon={<PhotoLibraryRounded />} onFile={pick} loading={busy}>
            {translate('animalPages.photo.choose')}
          </PhotoButton>
          {animal.photo && (
            <Button color="error" onClick={() => void save(null)} disabled={busy}>
              {translate('kit.fields.photo.remove')}
            </Button>
          )}
        </Box>
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 1.5, textAlign: 'center', color: 'text.secondary' }}
        >
          {translate('kit.fields.upload.acceptedImages')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('kit.form.close')}
        </Button>
      </DialogActions>
      {cropping && <CropDialog url={cropping} onDone={done} onClose={cancel} />}
    </Dialog>
  );
}

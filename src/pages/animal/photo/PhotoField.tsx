import AddAPhotoRounded from '@mui/icons-material/AddAPhotoRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import PhotoLibraryRounded from '@mui/icons-material/PhotoLibraryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../shell/useErrorText.ts';
import { AnimalMark } from '../common/AnimalMark.tsx';
import { CropDialog } from './CropDialog.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import type { Photo } from './picture.ts';
import { usePhotoChoice } from './usePhotoChoice.ts';

interface PhotoFieldProps {
  readonly name: string;
  readonly value: Photo | null;
  readonly onChange: (photo: Photo | null) => void;
}

/** The photo of a new animal: from the camera or the files, cut square, looked at before it is sent. */
export function PhotoField({ name, value, onChange }: PhotoFieldProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const hasFinger = useMediaQuery('(pointer: coarse)');
  const { choose, cropping, done, cancel, error } = usePhotoChoice(onChange);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <AnimalMark name={name} status="NORMAL" photo={value?.preview} size={112} />
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {hasFinger && (
            <PhotoButton
              camera
              variant="outlined"
              startIcon={<AddAPhotoRounded />}
              onFile={(file) => void choose(file)}
            >
              {translate('kit.fields.upload.camera')}
            </PhotoButton>
          )}
          <PhotoButton
            variant="outlined"
            startIcon={<PhotoLibraryRounded />}
            onFile={(file) => void choose(file)}
          >
            {translate(value ? 'kit.fields.photo.change' : 'animalPages.photo.choose')}
          </PhotoButton>
          {value && (
            <Button startIcon={<DeleteRounded />} onClick={() => onChange(null)}>
              {translate('kit.fields.photo.remove')}
            </Button>
          )}
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {value && !value.preview
            ? translate('animalPages.photo.heic')
            : translate('kit.fields.upload.acceptedImages')}
        </Typography>
        {error && (
          <Typography role="alert" variant="caption" sx={{ color: 'error.main', fontWeight: 600 }}>
            {errorText(error)}
          </Typography>
        )}
      </Box>
      {cropping && <CropDialog url={cropping} onDone={done} onClose={cancel} />}
    </Box>
  );
}

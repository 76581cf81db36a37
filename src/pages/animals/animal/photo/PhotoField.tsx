import DeleteRounded from '@mui/icons-material/DeleteRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { toBase64 } from '../../../../files/index.ts';
import { AnimalAvatar } from '../../../../parts/animals/animal/AnimalAvatar.tsx';
import { CropDialog } from './CropDialog.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { photoUrl } from '../../../../parts/animals/animal/photoUrl.ts';
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
  const choice = usePhotoChoice();
  const { source, clear } = choice;
  const cropped = async (square: Blob) => {
    onChange({ contents: await toBase64(square) });
    clear();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mx: { xs: 'auto', sm: 0 } }}>
        <AnimalAvatar name={name} status="NORMAL" photo={photoUrl(value?.contents)} size={136} />
        {value && (
          <Button size="small" startIcon={<DeleteRounded />} onClick={() => onChange(null)}>
            {translate('kit.fields.photo.remove')}
          </Button>
        )}
      </Box>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <PhotoChoice
          choice={choice}
          choose={translate(value ? 'kit.fields.photo.change' : 'animalRegistration.photo.choose')}
        />
      </Box>
      {source && <CropDialog source={source} onDone={(square) => void cropped(square)} onClose={clear} />}
    </Box>
  );
}

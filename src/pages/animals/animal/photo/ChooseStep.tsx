import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { AnimalAvatar } from '../../../../parts/animals/animal/AnimalAvatar.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { photoUrl } from '../../../../parts/animals/animal/photoUrl.ts';
import type { PhotoChoice as Choice } from './usePhotoChoice.ts';

interface ChooseStepProps {
  readonly animal: AnimalView;
  readonly choice: Choice;
  readonly titleId: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The photo as it is, and the place for another one. */
export function ChooseStep({ animal, choice, titleId, onRemove, onClose }: ChooseStepProps) {
  const translate = useTranslate();
  const { name, status, photo } = animal;
  return (
    <>
      <DialogTitle id={titleId}>{translate('resources.animal.operations.setPhoto.label')}</DialogTitle>
      <DialogContent>
        <Box sx={{ maxWidth: { xs: 150, sm: 220 }, mx: 'auto', mb: 2 }}>
          <AnimalAvatar name={name} status={status} photo={photoUrl(photo)} size="fill" />
        </Box>
        <PhotoChoice choice={choice} choose={translate('animalRegistration.photo.choose')} />
      </DialogContent>
      <DialogActions>
        {photo && (
          <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
            {translate('kit.fields.photo.remove')}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {translate('kit.form.close')}
        </Button>
      </DialogActions>
    </>
  );
}

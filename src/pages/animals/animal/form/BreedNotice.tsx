import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { potentiallyDangerousText } from '../../../../../resources/animals/animal/calls.ts';
import type { BreedOption } from './breeds.ts';

/** A disclaimer shorter than this says nothing. */
const DISCLAIMER_FROM = 6;

/** Whether a breed has a notice to show when it is chosen. */
export const hasNotice = (breed: BreedOption): boolean =>
  breed.type === 'G' || (breed.disclaimer ?? '').trim().length >= DISCLAIMER_FROM;

/** The notice about a breed, for the user who registers one, once it is chosen. */
export function BreedNotice({
  breed,
  onClose,
}: {
  readonly breed: BreedOption;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const isDangerous = breed.type === 'G';
  const { data } = useQuery({
    queryKey: ['animal', 'potentially-dangerous'],
    queryFn: ({ signal }) => callApi(potentiallyDangerousText, undefined, { signal }),
    enabled: isDangerous,
    staleTime: 3_600_000,
  });
  const disclaimer = breed.disclaimer?.trim() ?? '';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="breed-notice">
      <DialogTitle id="breed-notice">
        {isDangerous
          ? (data?.title ?? translate('animalPages.form.dangerous'))
          : translate('animalPages.form.disclaimer')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1, fontWeight: 600 }}>{breed.name}</Typography>
        {isDangerous && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>
            {data?.text ?? translate('animalPages.form.dangerousText')}
          </Typography>
        )}
        {disclaimer.length >= DISCLAIMER_FROM && (
          <Typography sx={{ mt: isDangerous ? 1.5 : 0, whiteSpace: 'pre-line' }}>{disclaimer}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('animalPages.form.understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'react-admin';

/** Said before anything is typed: the entity cannot pay for a registration. */
export function NoCredits() {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>{translate('animalPages.refused.noCredits')}</AlertTitle>
      {translate('animalPages.refused.noCreditsText')}
    </Alert>
  );
}

import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useAnimalOfOrigin } from './animalOfOrigin.ts';

/** The way back to the animal from whose page the owner was opened; nothing where it was opened otherwise. */
export function BackToAnimal() {
  const translate = useTranslate();
  const transponder = useAnimalOfOrigin();
  const to = `/animal/view/${transponder ?? ''}`;
  if (transponder === undefined || !routeExists(to)) return null;
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      startIcon={<ArrowBackRounded />}
      sx={{ justifySelf: 'start' }}
    >
      {translate('ownerPages.backToAnimal', { transponder: spaced(transponder) })}
    </Button>
  );
}

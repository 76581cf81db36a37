import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { AnimalView } from '../../../../resources/animal/calls.ts';
import { PageLoading } from '../../../shell/PageLoading.tsx';
import { PageTitle } from '../../../shell/PageTitle.tsx';
import { useErrorText } from '../../../shell/useErrorText.ts';
import { AnimalMark } from '../../animal/common/AnimalMark.tsx';
import { Transponder } from '../../animal/common/Transponder.tsx';
import { photoUrl } from '../../animal/photo/photoUrl.ts';
import { useAnimal } from '../../animal/view/useAnimal.ts';
import { CallErrorPage } from '../../errors/CallErrorPage.tsx';
import { Wizard } from './Wizard.tsx';

/** `/animal/owner/change/:transponder`: asking for a new owner, in three steps. */
export function ChangePage() {
  const { transponder = '' } = useParams();
  const { animal, error, isPending } = useAnimal(transponder);
  if (isPending) return <PageLoading />;
  if (!animal) return <CallErrorPage error={error} />;
  return <Change animal={animal} />;
}

function Change({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 900 }}>
      <PageTitle>{translate('transferPages.change.title', { name: animal.name })}</PageTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
        <AnimalMark name={animal.name} status={animal.status} photo={photoUrl(animal.photo)} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 700 }}>
            {animal.name}
            {' · '}
            <Transponder number={animal.transponder} />
          </Box>
          <Box
            sx={{ color: 'text.secondary' }}
          >{`${translate('transferPages.change.from')}: ${animal.owner.name}`}</Box>
        </Box>
      </Box>
      <Wizard animal={animal} notPossible={<NotPossible animal={animal} />} />
    </Box>
  );
}

/** The animal's state does not allow it, or this account may not: told before anything is asked. */
function NotPossible({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" component={Link} to={`/animal/view/${animal.transponder}`}>
          {translate('transferPages.change.backToAnimal')}
        </Button>
      }
    >
      <AlertTitle>{translate('transferPages.change.notPossible')}</AlertTitle>
      {errorText(animal.operations.CHANGE_OWNER?.reason ?? 'NO_PERMISSION')}
    </Alert>
  );
}

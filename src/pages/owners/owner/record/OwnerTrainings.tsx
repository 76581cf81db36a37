import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { ownerTraining } from '../../../../../resources/owners/ownerTraining/schema.ts';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { useAnimal } from '../../../../parts/animals/animal/useAnimal.ts';
import { ChildList } from '../../../../records/child/ChildList.tsx';
import { stack } from '../../../../theme/layout.ts';
import { useAnimalOfOrigin } from './animalOfOrigin.ts';

/** The owner's training; opened from an animal, the one for that animal, and all of it on request. */
export function OwnerTrainings({ record }: { readonly record: RaRecord }) {
  const transponder = useAnimalOfOrigin();
  return transponder === undefined ? (
    <ChildList module={ownerTraining} record={record} />
  ) : (
    <ForAnimal record={record} transponder={transponder} />
  );
}

interface ForAnimalProps {
  readonly record: RaRecord;
  readonly transponder: string;
}

function ForAnimal({ record, transponder }: ForAnimalProps) {
  const translate = useTranslate();
  const { animal, isPending } = useAnimal(transponder);
  const [isAll, setAll] = useState(false);
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  // A former owner has no training for an animal that is another's now.
  if (isAll || animal?.ownerId !== record.id) return <ChildList module={ownerTraining} record={record} />;
  return (
    <Box sx={stack}>
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" onClick={() => setAll(true)}>
            {translate('ownerPages.training.all')}
          </Button>
        }
      >
        {translate('ownerPages.training.forAnimal', { transponder: spaced(transponder) })}
      </Alert>
      <ChildList module={ownerTraining} record={record} about={{ animalId: animal.id }} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { AnimalAvatar } from '../../../../parts/animals/animal/AnimalAvatar.tsx';
import { pageOf, type AnimalRow } from '../../../../parts/animals/animal/animalRow.ts';
import { AnimalStatus } from '../../../../parts/animals/animal/AnimalStatus.tsx';
import { useAnimal } from '../../../../parts/animals/animal/useAnimal.ts';
import { usePhoto } from '../../../../parts/animals/animal/usePhoto.ts';
import { Operations } from '../../../../operations/Operations.tsx';
import { useAnimalOperations } from '../view/useAnimalOperations.ts';

/** Height of the operations while they are fetched: what stands below keeps its place. */
const OPERATIONS_HEIGHT = 300;

/** The main facts of a row: the animal's owner and its status. */
export function AnimalPreview({ row }: { readonly row: AnimalRow }) {
  const translate = useTranslate();
  const photo = usePhoto(row.id, row.photoId, true);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <AnimalAvatar
        name={row.name}
        status={row.status}
        category={row.breedCategory ?? null}
        photo={photo}
        size={64}
      />
      <Box sx={{ minWidth: 0 }}>
        <AnimalStatus status={row.status} always />
        <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {`${translate('resources.animal.fields.ownerId')}: ${row.owner?.name ?? '—'}`}
        </Box>
      </Box>
    </Box>
  );
}

/** What can be done with the animal of a row. */
export function AnimalPreviewOperations({ row }: { readonly row: AnimalRow }) {
  const { animal, isPending } = useAnimal(row.transponder);
  if (isPending) return <Skeleton variant="rounded" height={OPERATIONS_HEIGHT} />;
  return animal ? <Doable animal={animal} /> : null;
}

/** The operations; each continues at the animal's page. */
function Doable({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const page = pageOf(animal);
  const operations = useAnimalOperations(animal, {
    onEdit: () => void navigate(page, { state: { edit: true } }),
    onDialog: (name) => void navigate(`${page}?dialog=${name}`),
    onPrint: () => void navigate(page, { state: { print: true } }),
  });
  return (
    <Box sx={{ mx: -1 }}>
      <Operations label={translate('animalPages.panel.operations')} operations={operations} />
    </Box>
  );
}

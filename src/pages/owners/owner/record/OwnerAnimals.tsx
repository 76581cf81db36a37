import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Card from '@mui/material/Card';
import { ListBase, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { ListFailure } from '../../../../lists/ListFailure.tsx';
import { ListPages } from '../../../../lists/ListPages.tsx';
import { AnimalCards } from '../../../../parts/animals/animal/cards/AnimalCards.tsx';
import { SelectedAnimals } from '../../../../parts/animals/animal/SelectedAnimals.tsx';
import type { AnimalRow } from '../../../../parts/animals/animal/animalRow.ts';

const PER_PAGE = 9;

/** The animals of an owner, as far as this account sees them. */
export const OwnerAnimals = ({ record }: { readonly record: RaRecord }) => (
  <ListBase<AnimalRow>
    resource="animal"
    filter={{ ownerId: record.id }}
    sort={{ field: 'name', order: 'ASC' }}
    perPage={PER_PAGE}
    storeKey={false}
    disableSyncWithLocation
    disableAuthentication
    exporter={false}
  >
    <Animals emailAddress={(record.email as string | null | undefined) ?? null} />
  </ListBase>
);

function Animals({ emailAddress }: { readonly emailAddress: string | null }) {
  const translate = useTranslate();
  const { data, error, isPending, total = 0 } = useListContext<AnimalRow>();
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error && !data) return <ListFailure />;
  if (total === 0) {
    return (
      <Card>
        <EmptyState
          title={translate('ownerPages.animals.none')}
          text={translate('ownerPages.animals.noneText')}
        >
          {routeExists('/animal/create') && (
            <Button component={Link} to="/animal/create" variant="contained">
              {translate('animalPages.list.register')}
            </Button>
          )}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <SelectedAnimals emailAddress={emailAddress} requiresAll />
      <AnimalCards />
      <ListPages isWithoutSizes />
    </Box>
  );
}

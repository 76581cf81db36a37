import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../../dataProvider/index.ts';
import { animalOperations } from '../../../../../resources/generated/operations/animal.ts';
import { dayIn, showDate } from '../../../../../resources/numbers/dates.ts';
import { listOwnOperations } from '../../../../../resources/account/ownerAccount/calls.ts';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { unbroken } from '../../../../fields/index.ts';
import { ListFailure } from '../../../../lists/ListFailure.tsx';
import { ListPages } from '../../../../lists/ListPages.tsx';
import { OperationButton } from '../../../../operations/OperationButton.tsx';
import { OperationDialog } from '../../../../operations/OperationDialog.tsx';
import { useOperations, type OperableRecord } from '../../../../operations/useOperations.ts';
import { AnimalStatus } from '../../../../parts/animals/animal/AnimalStatus.tsx';
import { pageOf, type AnimalRow } from '../../../../parts/animals/animal/animalRow.ts';
import { AnimalCard, AnimalGrid } from '../../../../parts/animals/animal/cards/AnimalCard.tsx';
import { useRefreshAnimals } from '../../../../parts/animals/animal/useRefreshAnimals.ts';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';

interface OwnAnimalRow extends AnimalRow, OperableRecord {
  readonly hasPendingLostReport?: boolean;
  readonly hasDeathReport?: boolean;
}

const PER_PAGE = 12;

/** The animals of the owner who is signed in, as cards. */
export function OwnAnimals({ ownerId }: { readonly ownerId: number }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {translate('ownerHome.animals.title')}
      </Typography>
      <ListBase<OwnAnimalRow>
        resource="animal"
        filter={{ ownerId }}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={PER_PAGE}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
        exporter={false}
      >
        <Animals />
      </ListBase>
    </Box>
  );
}

/** Returns the reports that the owner can make about the animals of a page, by their ids. */
function useReports(rows: readonly OwnAnimalRow[]): ReadonlyMap<number, OperableRecord['operations']> {
  const ids = rows.map(({ id }) => Number(id));
  const { data = [] } = useQuery({
    queryKey: ['ownerAccount', 'operations', ids],
    queryFn: ({ signal }) => callApi(listOwnOperations, { query: { ids } }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(data.map(({ id, operations }) => [id, operations]));
}

function Animals() {
  const translate = useTranslate();
  const { data, error, isPending, total = 0 } = useListContext<OwnAnimalRow>();
  const reports = useReports(data ?? []);
  const [asked, setAsked] = useUrlParam('report');
  const [name, of] = asked?.split('.') ?? [];
  const row = data?.find(({ id }) => String(id) === of);
  const states = row && reports.get(Number(row.id));
  const open = animalOperations.find((one) => one.name === name && states?.[one.key]?.allowed);
  const refresh = useRefreshAnimals();
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error && !data) return <ListFailure />;
  if (total === 0)
    return (
      <Card>
        <EmptyState
          title={translate('ownerHome.animals.none')}
          text={translate('ownerHome.animals.noneText')}
        />
      </Card>
    );
  return (
    <>
      <AnimalGrid narrowest={340}>
        {(data ?? []).map((one) => (
          <OwnAnimal
            key={one.id}
            row={{ ...one, operations: reports.get(Number(one.id)) }}
            onDialog={(report) => setAsked(`${report}.${one.id}`)}
          />
        ))}
      </AnimalGrid>
      {row && open && (
        <OperationDialog
          module="animal"
          record={row}
          open={open.name}
          onClose={() => setAsked(null)}
          onDone={refresh}
        />
      )}
      {total > PER_PAGE && <ListPages isWithoutSizes />}
    </>
  );
}

/** Until when the rabies vaccination is valid. */
function Rabies({ end }: { readonly end: string | null }) {
  const translate = useTranslate();
  const isValid = end !== null && end >= dayIn();
  const key = end === null ? 'noRabies' : isValid ? 'rabies' : 'rabiesEnded';
  return (
    <StatusBadge tone={end === null ? 'neutral' : isValid ? 'good' : 'bad'}>
      <span>{unbroken(translate(`ownerHome.animals.${key}`, { date: showDate(end) }))}</span>
    </StatusBadge>
  );
}

/** Pixels of the two reports that a living animal has: they keep their place until the server has said what they are. */
const REPORTS_HEIGHT = 92;

/** The reports that the owner can make about an animal, with the reason for each that is off. */
function Reports({ row, onDialog }: CardProps) {
  const { name, status, operations } = row;
  const reports = useOperations('animal', row, { onDialog, only: Object.keys(operations ?? {}) });
  if (status === 'DEAD') return null;
  return (
    <Box
      component="ul"
      aria-label={name}
      sx={{
        m: 0,
        mx: -0.75,
        p: 0,
        pt: 0.75,
        listStyle: 'none',
        borderTop: 1,
        borderColor: 'divider',
        position: 'relative',
        zIndex: 1,
        ...(!operations && { minHeight: REPORTS_HEIGHT }),
      }}
    >
      {reports.map((report) => (
        <OperationButton key={report.label} {...report} />
      ))}
    </Box>
  );
}

/** Reports that wait for a decision, with the words for them. */
const WAITING = [
  ['hasPendingLostReport', 'lostReported'],
  ['hasDeathReport', 'deathReported'],
] as const;

interface CardProps {
  readonly row: OwnAnimalRow;
  readonly onDialog: (operation: string) => void;
}

function OwnAnimal({ row, onDialog }: CardProps) {
  const translate = useTranslate();
  const { name, status, transponder } = row;
  return (
    <AnimalCard row={row} size="large" foot={<Reports row={row} onDialog={onDialog} />}>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[row.breed?.name, translate(`resources.animal.choices.gender.${row.gender}`)]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          my: 0.75,
          '& .status': { whiteSpace: 'normal' },
        }}
      >
        <AnimalStatus status={status} always />
        {WAITING.map(
          ([report, words]) =>
            row[report] && (
              <StatusBadge key={report} tone="info">
                {translate(`ownerHome.animals.${words}`)}
              </StatusBadge>
            ),
        )}
        {status !== 'DEAD' && <Rabies end={row.rabiesImmunizationDateEnd ?? null} />}
      </Box>
      <Button
        component={RouterLink}
        to={`${pageOf(row)}?dialog=certificate`}
        size="small"
        aria-label={translate('ownerHome.animals.certificateOf', { name })}
        sx={{ position: 'relative', zIndex: 1, ml: -1 }}
      >
        {translate('ownerHome.animals.certificate')}
      </Button>
      {status === 'LOST' && (
        <Button
          component={RouterLink}
          to={`/animal/lost/poster/${transponder}`}
          size="small"
          aria-label={translate('lostPages.poster.of', { name })}
          sx={{ position: 'relative', zIndex: 1 }}
        >
          {translate('lostPages.animal.poster')}
        </Button>
      )}
    </AnimalCard>
  );
}

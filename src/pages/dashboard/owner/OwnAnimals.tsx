import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { dayIn, showDate } from '../../../../resources/numbers/dates.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Transponder } from '../../../components/transponder/Transponder.tsx';
import { unbroken } from '../../../fields/index.ts';
import { ListFailure } from '../../../lists/ListFailure.tsx';
import { ListPages } from '../../../lists/ListPages.tsx';
import { AnimalMark } from '../../../parts/animal/AnimalMark.tsx';
import { AnimalStatus } from '../../../parts/animal/AnimalStatus.tsx';
import { pageOf, type AnimalRow } from '../../../parts/animal/animalRow.ts';
import { useInSight } from '../../../parts/animal/useInSight.ts';
import { usePhoto } from '../../../parts/animal/usePhoto.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

interface OwnAnimalRow extends AnimalRow {
  readonly rabiesImmunizationDateEnd?: string | null;
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

function Animals() {
  const translate = useTranslate();
  const { data, error, isPending, total = 0 } = useListContext<OwnAnimalRow>();
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
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        }}
      >
        {(data ?? []).map((row) => (
          <AnimalCard key={row.id} row={row} />
        ))}
      </Box>
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
      {unbroken(translate(`ownerHome.animals.${key}`, { date: showDate(end) }))}
    </StatusBadge>
  );
}

function AnimalCard({ row }: { readonly row: OwnAnimalRow }) {
  const translate = useTranslate();
  const { element, inSight } = useInSight<HTMLLIElement>();
  const photo = usePhoto(row.id, row.photoId, inSight);
  const { name, status, transponder } = row;
  return (
    <Card
      component="li"
      ref={element}
      sx={({ palette }) => ({
        position: 'relative',
        display: 'flex',
        gap: 1.75,
        p: 1.75,
        '&:hover': { borderColor: palette.colours.edge },
      })}
    >
      <AnimalMark name={name} status={status} category={row.breedCategory ?? null} photo={photo} size={88} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Link
          component={RouterLink}
          to={pageOf(row)}
          underline="hover"
          sx={{
            fontWeight: 700,
            fontSize: '1.125rem',
            lineHeight: 1.3,
            color: 'text.primary',
            overflowWrap: 'anywhere',
            // The whole card leads to the animal; it is still one link.
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {name}
        </Link>
        <Box sx={{ fontSize: '0.9375rem' }}>
          <Transponder number={transponder} />
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[row.breed?.name, translate(`resources.animal.choices.gender.${row.gender}`)]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.75 }}>
          <AnimalStatus status={status} always />
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
      </Box>
    </Card>
  );
}

import LockRounded from '@mui/icons-material/LockRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { dayIn, showDate } from '../../../../resources/numbers/dates.ts';
import { unbroken } from '../../../fields/index.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { ageOn } from './age.ts';
import { AnimalAvatar } from './AnimalAvatar.tsx';
import { AnimalStatus } from './AnimalStatus.tsx';
import { Transponder } from '../../../components/transponder/Transponder.tsx';
import { pageOf, type AnimalRow } from './animalRow.ts';
import { AnimalTick } from './AnimalTick.tsx';
import { useInSight } from './useInSight.ts';
import { usePhoto } from './usePhoto.ts';

/** A long name has two lines on a card. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** The animals as cards: who it is, whose, and in what state, at a glance. */
export function AnimalCards() {
  const { data = [] } = useListContext<AnimalRow>();
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
      }}
    >
      {data.map((row) => (
        <AnimalCard key={row.id} row={row} />
      ))}
    </Box>
  );
}

/** Until when a living animal is protected against rabies; red, in other words, once that day has passed. */
function RabiesEnd({ row: { status, rabiesImmunizationDateEnd: end } }: { readonly row: AnimalRow }) {
  const translate = useTranslate();
  if (!end || status === 'DEAD') return null;
  const isPast = end < dayIn();
  return (
    <Box
      sx={{
        fontSize: '0.875rem',
        lineHeight: 1.35,
        ...(isPast ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }),
      }}
    >
      {unbroken(
        translate(`animalPages.list.${isPast ? 'rabiesEnded' : 'rabiesUntil'}`, { date: showDate(end) }),
      )}
    </Box>
  );
}

function AnimalCard({ row }: { readonly row: AnimalRow }) {
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext<AnimalRow>();
  const { element, inSight } = useInSight<HTMLLIElement>();
  const photo = usePhoto(row.id, row.photoId, inSight);
  const age = ageOn(row.birthdate, dayIn());
  const isTicked = selectedIds.includes(row.id);
  return (
    <Card
      component="li"
      ref={element}
      sx={({ palette }) => ({
        position: 'relative',
        display: 'flex',
        gap: 1.75,
        p: 1.5,
        borderColor: isTicked ? palette.primary.main : palette.divider,
        bgcolor: isTicked ? palette.colours.primaryTint : palette.colours.paper,
        transition: 'border-color 120ms',
        '&:hover': { borderColor: palette.colours.edge },
      })}
    >
      <AnimalAvatar
        name={row.name}
        status={row.status}
        category={row.breedCategory ?? null}
        photo={photo}
        size={80}
      />
      <Box sx={{ minWidth: 0, flex: 1, pr: 3.5 }}>
        <Link
          component={RouterLink}
          to={pageOf(row)}
          underline="hover"
          sx={{
            fontWeight: 700,
            fontSize: '1.0625rem',
            lineHeight: 1.3,
            color: 'text.primary',
            ...twoLines,
            // The whole card leads to the animal; it is still one link.
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {row.name}
        </Link>
        <Box sx={{ fontSize: '0.9375rem' }}>
          <Transponder number={row.transponder} />
        </Box>
        <Box
          sx={{
            fontSize: '0.875rem',
            lineHeight: 1.35,
            color: 'text.secondary',
            ...twoLines,
          }}
        >
          {[
            row.breed?.name,
            translate(`resources.animal.choices.gender.${row.gender}`),
            row.status !== 'DEAD' &&
              // The figure does not leave its unit.
              translate(`animalPages.view.age.${age.unit}`, { smart_count: age.count }).replace(
                ' ',
                '\u00a0',
              ),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {row.owner?.name && (
          <Box sx={{ fontSize: '0.875rem', lineHeight: 1.35, ...twoLines }}>{row.owner.name}</Box>
        )}
        <RabiesEnd row={row} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75, '&:empty': { display: 'none' } }}>
          <AnimalStatus status={row.status} />
          {row.hasPendingOwnerTransfer && (
            <StatusBadge tone="attention" icon={SwapHorizRounded}>
              {translate('animalPages.list.pendingShort')}
            </StatusBadge>
          )}
          {row.isLocked && row.status !== 'DEAD' && (
            <StatusBadge tone="neutral" icon={LockRounded}>
              {translate('animalPages.list.locked')}
            </StatusBadge>
          )}
        </Box>
      </Box>
      <Box sx={{ position: 'absolute', top: 4, right: 4, zIndex: 1 }}>
        <AnimalTick row={row} />
      </Box>
    </Card>
  );
}

import LockRounded from '@mui/icons-material/LockRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { dayIn, showDate } from '../../../../../resources/numbers/dates.ts';
import { unbroken } from '../../../../fields/index.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import { ageOn } from '../age.ts';
import { AnimalStatus } from '../AnimalStatus.tsx';
import type { AnimalRow } from '../animalRow.ts';
import { AnimalTick } from '../AnimalTick.tsx';
import { AnimalCard, AnimalGrid, twoLines } from './AnimalCard.tsx';

/** The animals of a list as cards: who it is, whose, and in what state, at a glance. */
export function AnimalCards() {
  const { data = [] } = useListContext<AnimalRow>();
  return (
    <AnimalGrid narrowest={330}>
      {data.map((row) => (
        <ListedAnimal key={row.id} row={row} />
      ))}
    </AnimalGrid>
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

function ListedAnimal({ row }: { readonly row: AnimalRow }) {
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext<AnimalRow>();
  const age = ageOn(row.birthdate, dayIn());
  const details = [
    row.breed?.name,
    translate(`resources.animal.choices.gender.${row.gender}`),
    row.status !== 'DEAD' &&
      // The figure does not leave its unit.
      translate(`animalPages.view.age.${age.unit}`, { smart_count: age.count }).replace(' ', '\u00a0'),
  ];
  return (
    <AnimalCard
      row={row}
      size="small"
      isTicked={selectedIds.includes(row.id)}
      corner={<AnimalTick row={row} />}
    >
      <Box sx={{ fontSize: '0.875rem', lineHeight: 1.35, color: 'text.secondary', ...twoLines }}>
        {details.filter(Boolean).join(' · ')}
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
    </AnimalCard>
  );
}

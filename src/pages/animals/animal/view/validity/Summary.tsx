import PersonRounded from '@mui/icons-material/PersonRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AnimalView } from '../../../../../../resources/animals/animal/calls.ts';
import { showDate } from '../../../../../../resources/numbers/dates.ts';
import { routeExists } from '../../../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../../../runtime/language/useTexts.ts';
import { BESIDE } from '../../../../../theme/layout.ts';
import { StatusBadge } from '../../../../../theme/StatusBadge.tsx';
import { ownerPageState } from '../useAnimalOperations.ts';
import { validitiesOf } from './validitiesOf.ts';

/** Whether the animal is healthy and legal, and whose it is, in one line. Of a dead animal the owner alone is said. */
export function Summary({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const say = useTexts('animalPages.summary');
  const { owner } = animal;
  const ownerPage = owner.isRestricted ? '' : `/owner/${owner.id}`;
  const validities = animal.status === 'DEAD' ? [] : validitiesOf(animal);
  return (
    <Box
      component="ul"
      aria-label={say('label')}
      sx={{
        m: 0,
        mt: { xs: 1.75, sm: 2 },
        p: 0,
        pt: { xs: 1.5, sm: 1.75 },
        borderTop: 1,
        borderColor: 'divider',
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
      }}
    >
      <Box component="li" sx={{ fontWeight: 600, overflowWrap: 'anywhere', mr: 'auto' }}>
        <PersonRounded
          aria-hidden
          sx={{ mr: 0.75, fontSize: '1.25rem', verticalAlign: '-0.25em', color: 'primary.main' }}
        />
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {translate('animalPages.view.ownedBy')}
        </Box>{' '}
        {ownerPage && routeExists(ownerPage) ? (
          <Link component={RouterLink} to={ownerPage} state={ownerPageState(animal)}>
            {owner.name}
          </Link>
        ) : (
          owner.name
        )}
        {owner.isRestricted && owner.county && (
          <Box component="span" sx={{ ml: 0.75, fontWeight: 400, color: 'text.secondary' }}>
            {owner.county.name}
          </Box>
        )}
      </Box>
      {validities.map(({ key, tone, text, date }) => (
        // Where the panel with the validities stands beside it, it has the sterilisation.
        <Box component="li" key={key} sx={key === 'sterilized' ? { [BESIDE]: { display: 'none' } } : {}}>
          <StatusBadge tone={tone}>{say(text, { date: showDate(date) })}</StatusBadge>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnimalView } from '../../../../../../resources/animals/animal/calls.ts';
import { showDate } from '../../../../../../resources/numbers/dates.ts';
import { StatusBadge } from '../../../../../theme/StatusBadge.tsx';
import { useTexts } from '../../../../../runtime/language/useTexts.ts';
import { validitiesOf } from './validitiesOf.ts';

/** The valid rabies vaccination, sterilisation and, for breeds that need one, licence. */
export function Validities({ animal }: { readonly animal: AnimalView }) {
  const say = useTexts('animalPages.panel');
  return (
    <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.25, maxWidth: 420 }}>
      {validitiesOf(animal).map(({ key, tone, text, date }) => (
        <Box
          key={key}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 0.75,
          }}
        >
          <Typography component="dt" sx={{ fontSize: '0.875rem' }}>
            {say(key)}
          </Typography>
          <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
            <StatusBadge tone={tone}>{say(text, { date: showDate(date) })}</StatusBadge>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

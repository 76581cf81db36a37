import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { dayIn, showDate } from '../../../../../resources/numbers/dates.ts';
import type { ToneName } from '../../../../theme/palette.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';

interface Validity {
  readonly key: 'rabies' | 'sterilized' | 'license';
  readonly tone: ToneName;
  readonly text: string;
}

/** The valid rabies vaccination, sterilisation and, for breeds that need one, licence. */
export function Validities({ animal }: { readonly animal: AnimalView }) {
  const say = useTexts('animalPages.panel');
  const rabies = animal.rabiesImmunizationDateEnd;
  const isCurrent = rabies !== null && rabies >= dayIn();
  const validities: Validity[] = [
    rabies === null
      ? { key: 'rabies', tone: 'neutral', text: say('noRabies') }
      : {
          key: 'rabies',
          tone: isCurrent ? 'good' : 'bad',
          text: say(isCurrent ? 'rabiesUntil' : 'rabiesSince', { date: showDate(rabies) }),
        },
    {
      key: 'sterilized',
      tone: animal.isSterilized ? 'good' : 'neutral',
      text: say(animal.isSterilized ? 'isSterilized' : 'notSterilized'),
    },
  ];
  if (animal.breed.hasLicensing) {
    const until = animal.isLicenseValid && animal.licenseDateEnd !== null;
    validities.push({
      key: 'license',
      tone: animal.isLicenseValid ? 'good' : 'attention',
      text: until
        ? say('rabiesUntil', { date: showDate(animal.licenseDateEnd) })
        : say(animal.isLicenseValid ? 'licensed' : 'notLicensed'),
    });
  }
  return (
    <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.25, maxWidth: 420 }}>
      {validities.map(({ key, tone, text }) => (
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
            <StatusBadge tone={tone}>{text}</StatusBadge>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { dayIn, showDate } from '../../../../../resources/numbers/dates.ts';
import { unbroken } from '../../../../fields/index.ts';
import { ageOn } from '../../../../parts/animals/animal/age.ts';
import { AnimalAvatar } from '../../../../parts/animals/animal/AnimalAvatar.tsx';
import { AnimalStatus } from '../../../../parts/animals/animal/AnimalStatus.tsx';
import { Transponder } from '../../../../components/transponder/Transponder.tsx';
import { photoUrl } from '../../../../parts/animals/animal/photoUrl.ts';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { speciesOf } from './species.ts';
import { Summary } from './validity/Summary.tsx';
import { useCoatColour } from '../../../../parts/animals/animal/useCoatColour.ts';

interface HeroProps {
  readonly animal: AnimalView;
  readonly onPhoto: (() => void) | undefined;
}

/** One glance: its number, whose it is, and what state it is in. Its name is the page's heading. */
export function AnimalHeader({ animal, onPhoto }: HeroProps) {
  const translate = useTranslate();
  const colourOf = useCoatColour();
  const way = `/traceability/show/${animal.transponder}`;
  const age = ageOn(animal.birthdate, animal.deathDate ?? dayIn());
  const facts = [
    speciesOf(translate, animal),
    translate(`resources.animal.choices.gender.${animal.gender}`),
    colourOf(animal.color),
    `${translate(`animalPages.view.age.${age.unit}`, { smart_count: age.count })} (${translate('animalPages.view.born', { date: showDate(animal.birthdate) })})`,
  ];
  return (
    <Card
      component="section"
      aria-label={translate('animalPages.view.identity')}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: { xs: 1.75, sm: 3 },
          alignItems: { xs: 'flex-start', sm: 'center' },
        }}
      >
        <Box sx={{ position: 'relative', width: { xs: 'clamp(60px, 21vw, 88px)', sm: 148 }, flex: 'none' }}>
          <AnimalAvatar
            name={animal.name}
            status={animal.status}
            category={animal.breed.type}
            photo={photoUrl(animal.photo)}
            size="fill"
          />
          {onPhoto && animal.photo && (
            <Tooltip title={translate('resources.animal.operations.setPhoto.label')}>
              <IconButton
                className="no-print"
                aria-label={translate('resources.animal.operations.setPhoto.label')}
                onClick={onPhoto}
                sx={({ palette }) => ({
                  position: 'absolute',
                  // Where the mark is small, the operations have it.
                  display: { xs: 'none', sm: 'inline-flex' },
                  right: 6,
                  bottom: 6,
                  bgcolor: palette.colours.paper,
                  border: `1px solid ${palette.colours.line}`,
                  '&:hover': { bgcolor: palette.colours.primaryTint },
                })}
              >
                <PhotoCameraRounded fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <Typography
              component="p"
              sx={{
                fontSize: { xs: 'clamp(1rem, 4.6vw, 1.25rem)', sm: '1.5rem' },
                fontWeight: 700,
                lineHeight: 1.2,
              }}
            >
              <Transponder number={animal.transponder} copy />
            </Typography>
            <AnimalStatus status={animal.status} />
          </Box>
          {animal.secondTransponder && (
            <Typography sx={{ mt: 0.25 }}>
              {`${translate('resources.animal.fields.secondTransponder')}: `}
              <Transponder number={animal.secondTransponder} />
            </Typography>
          )}
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{unbroken(facts.join(' · '))}</Typography>
          <Box
            className="no-print"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1 }}
          >
            {routeExists(way) && (
              <Link component={RouterLink} to={way}>
                {translate('animalPages.view.transponderWay')}
              </Link>
            )}
            {onPhoto && !animal.photo && (
              <Button
                size="small"
                variant="outlined"
                className="no-print"
                startIcon={<PhotoCameraRounded />}
                onClick={onPhoto}
              >
                {translate('animalPages.view.addPhoto')}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      <Summary animal={animal} />
    </Card>
  );
}

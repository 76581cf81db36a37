import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { showDate } from '../../../../../resources/numbers/dates.ts';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { unbroken } from '../../../../fields/index.ts';
import { routeExists } from '../../../../runtime/address/routeExists.ts';

/** The transponders of merged records: when and by whom each was registered, and the merge for those who may see it. */
export function MergedTransponders({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const { mergedTransponder: arrived, transponderMerges } = animal;
  return (
    <>
      {unbroken(
        arrived
          ? translate('animalPages.alert.arrived', { transponder: spaced(arrived) })
          : translate('animalPages.alert.mergedText'),
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {transponderMerges.map(({ id, oldTransponder, oldTransponderRegDate: day, oldVeterinary: vet }) => {
          const page = `/animal-merge/${id ?? ''}`;
          const facts = [
            spaced(oldTransponder),
            day && translate('animalMergePages.registered', { date: showDate(day) }),
            vet && translate('animalMergePages.veterinary', { name: vet.name, number: vet.ballotNumber }),
          ];
          return (
            <li key={oldTransponder}>
              {facts.filter(Boolean).join(', ')}
              {id !== null && routeExists(page) && (
                <>
                  {' · '}
                  <Link component={RouterLink} to={page} color="inherit">
                    {translate('animalMergePages.open')}
                  </Link>
                </>
              )}
            </li>
          );
        })}
      </Box>
    </>
  );
}

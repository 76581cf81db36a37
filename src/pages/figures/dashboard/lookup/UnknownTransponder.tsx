import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../../../authProvider/authProvider.ts';
import { findAnimalAbroad } from '../../../../../resources/animals/visitingAnimal/calls.ts';
import { lostAnimal } from '../../../../../resources/lostFound/lostAnimal/schema.ts';
import { transponderFault } from '../../../../../resources/numbers/transponder.ts';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { AnimalAbroadCard } from '../../../../parts/animals/visitingAnimal/AnimalAbroadCard.tsx';
import { useRegistering } from '../../../../parts/animals/animal/useRegistering.ts';

/** A number that the register does not have: what can be done with it, and why not where it cannot. */
export function UnknownTransponder({ transponder }: { readonly transponder: string }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const registering = useRegistering();
  const fault = transponderFault(transponder, { allowTest: true });
  const refused = fault ?? registering.refused;
  const state = { transponder };
  return (
    <Box sx={{ px: 2, pb: refused ? 2 : 0 }}>
      {may(findAnimalAbroad.access) && <AnimalAbroadCard transponder={transponder} />}
      <EmptyState
        drawing="unknown"
        title={translate('home.unknown.title', { transponder: spaced(transponder) })}
        text={translate('home.unknown.text')}
      >
        {registering.offered && !refused && (
          <Button variant="contained" size="large" component={Link} to="/animal/create" state={state}>
            {translate('home.unknown.register')}
          </Button>
        )}
        {routeExists('/animal/pre-register') && (
          <Button variant="outlined" size="large" component={Link} to="/animal/pre-register" state={state}>
            {translate('home.unknown.preRegister')}
          </Button>
        )}
        {may(lostAnimal.access.create) && (
          <Button
            variant="outlined"
            size="large"
            component={Link}
            to="/animal/lost/create"
            state={{ ...state, status: 'FOUND' }}
          >
            {translate('home.unknown.found')}
          </Button>
        )}
      </EmptyState>
      {refused && (
        <Alert severity="warning" sx={{ maxWidth: 560, mx: 'auto' }}>
          {errorText(refused)}
        </Alert>
      )}
    </Box>
  );
}

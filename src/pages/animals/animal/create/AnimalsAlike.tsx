import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { useFieldError } from '../../../../forms/custom/useFieldError.ts';
import { AnimalStatus } from '../../../../parts/animals/animal/AnimalStatus.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useDebouncedValue } from '../../../../runtime/useDebouncedValue.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import { alikeBody, alikeQuery } from './alikeQuery.ts';
import type { Registration } from './registration.ts';

/** The registered animals that may be the one that is being registered, each with the reasons, and the confirmation that it is none of them. */
export function AnimalsAlike() {
  const fieldId = useFieldId();
  const [transponder, name, birthdate, breedId, owner] = useWatch<
    Registration,
    ['transponder', 'name', 'birthdate', 'breedId', 'owner']
  >({ name: ['transponder', 'name', 'birthdate', 'breedId', 'owner'] });
  const asked = JSON.stringify(alikeBody({ transponder, name, birthdate, breedId, owner }));
  const settled = useDebouncedValue(asked);
  const body = useMemo(() => JSON.parse(settled) as ReturnType<typeof alikeBody>, [settled]);
  const { data = [] } = useQuery(alikeQuery(body));
  const { clearErrors } = useFormContext<Registration>();
  const { field } = useController<Registration, 'anotherThan'>({ name: 'anotherThan' });
  const say = useTexts('animalRegistration.alike');
  const error = useFieldError('anotherThan', say('title'), 'animal');
  const id = fieldId('anotherThan');
  // A warning about what was typed before is none about what is there now.
  const found = asked === settled ? data : [];
  const isConfirmed = found.every((one) => field.value.includes(one.transponder));
  return (
    <Box role="status">
      {found.length > 0 && (
        <Alert
          severity="warning"
          role="group"
          aria-label={say('title')}
          sx={{ '& .MuiAlert-message': { minWidth: 0 } }}
        >
          <AlertTitle>{say('title')}</AlertTitle>
          {say('text')}
          <Box component="ul" sx={{ m: 0, my: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {found.map((one) => (
              <Box component="li" key={one.id}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                  <Link
                    component={RouterLink}
                    to={`/animal/view/${one.transponder}`}
                    target="_blank"
                    color="inherit"
                    aria-label={say('open', { name: one.name, transponder: spaced(one.transponder) })}
                    sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
                  >
                    {one.name}
                  </Link>
                  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {spaced(one.transponder)}
                  </Box>
                  {one.status !== 'NORMAL' && <AnimalStatus status={one.status} />}
                </Box>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
                  {one.reasons.map((reason) => (
                    <StatusBadge key={reason} tone="attention">
                      {say(`reasons.${reason}`)}
                    </StatusBadge>
                  ))}
                </Box>
              </Box>
            ))}
          </Box>
          <FormControlLabel
            label={say('another')}
            control={
              <Checkbox
                id={id}
                color="default"
                checked={isConfirmed}
                onChange={(_, on) => {
                  field.onChange(on ? found.map((one) => one.transponder) : []);
                  clearErrors('anotherThan');
                }}
                slotProps={{
                  input: { 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-error` },
                }}
              />
            }
          />
          <FormHelperText id={`${id}-error`} error>
            {error}
          </FormHelperText>
        </Alert>
      )}
    </Box>
  );
}

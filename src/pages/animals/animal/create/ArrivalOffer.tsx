import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import type { validateTransponder } from '../../../../../resources/animals/animal/calls.ts';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import { showDate } from '../../../../../resources/numbers/dates.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';

interface ArrivalOfferProps {
  readonly arrival: NonNullable<AnswerOf<typeof validateTransponder>['arrival']>;
}

/** Offers to fill in what another register says of the animal that comes from there; what is entered already stays. */
export function ArrivalOffer({ arrival: { register, breedId, facts } }: ArrivalOfferProps) {
  const say = useTexts('visitingAnimalPages');
  const { getValues, setValue, clearErrors } = useFormContext();
  const fillIn = () => {
    const { birthdate, color } = facts;
    const gender = facts.gender === 'UNDEFINED' ? null : facts.gender;
    for (const [name, value] of Object.entries({ birthdate, breedId, gender, color })) {
      if (value === null || getValues(name)) continue;
      setValue(name, value, { shouldDirty: true });
      clearErrors(name);
    }
  };
  const { breed, color, birthdate } = facts;
  return (
    <Alert
      role="none"
      severity="info"
      sx={{ mt: 1, maxWidth: 640 }}
      action={
        <Button color="inherit" size="small" onClick={fillIn}>
          {say('fillIn')}
        </Button>
      }
    >
      {say('arrivesFrom', { register })}{' '}
      {[breed, color, birthdate && showDate(birthdate)].filter(Boolean).join(' · ')}
    </Alert>
  );
}

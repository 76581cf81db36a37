import Alert from '@mui/material/Alert';
import type { SxProps } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isLateRegistration } from '../../../../../resources/animals/animal/rules.ts';
import { dayIn, isIsoDate } from '../../../../../resources/numbers/dates.ts';
import type { Registration } from './registration.ts';

/** Says that an animal is registered after the days that the law gives. */
export function LateNotice({ sx = {} }: { readonly sx?: SxProps }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="note" sx={sx}>
      {translate('animalPages.form.late')}
    </Alert>
  );
}

/** Says it before the credit is spent. */
export function LateNoticeOfForm() {
  const birthdate = useWatch<Registration, 'birthdate'>({ name: 'birthdate' });
  const isLate = birthdate && isIsoDate(birthdate) && isLateRegistration(birthdate, dayIn());
  return isLate ? <LateNotice /> : null;
}

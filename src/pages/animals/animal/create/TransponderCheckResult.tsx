import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { LinkAlert } from '../../../../components/LinkAlert.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { ArrivalOffer } from './ArrivalOffer.tsx';
import { useTransponderCheck } from './useTransponderCheck.ts';

/** The purpose of a number. */
export type Purpose = 'register' | 'preRegister';

interface TransponderVerdictProps {
  readonly digits: string;
  readonly purpose: Purpose;
}

/** Shows the server's answer about a whole number, and the next step. */
export function TransponderCheckResult({ digits, purpose }: TransponderVerdictProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { check, isChecking, error } = useTransponderCheck(digits);
  const sx = { mt: 1, maxWidth: 640 };
  if (isChecking && !check) {
    return (
      <Alert role="none" severity="info" icon={false} sx={sx}>
        {translate('animalPages.form.checking')}
      </Alert>
    );
  }
  if (error) {
    return (
      <Alert role="none" severity="warning" sx={sx}>
        {errorText(error)}
      </Alert>
    );
  }
  if (!check) return null;
  const state = { transponder: digits };
  if (purpose === 'preRegister' && check.canPreRegister) {
    return (
      <LinkAlert
        role="none"
        severity={check.canRegister ? 'info' : 'success'}
        sx={sx}
        to={check.canRegister && '/animal/create'}
        state={state}
        link={translate('preRegisterPages.register')}
      >
        {translate(`preRegisterPages.${check.canRegister ? 'canRegister' : 'canPreRegister'}`)}
      </LinkAlert>
    );
  }
  if (purpose === 'register' && check.canRegister) {
    const free = check.campaign ? 'campaign' : 'notBillable';
    const key = check.notBillable ? free : check.validated ? 'canRegister' : 'notValidated';
    return (
      <>
        <Alert role="none" severity={key === 'notValidated' ? 'warning' : 'success'} sx={sx}>
          {translate(`animalPages.form.${key}`, { campaign: check.campaign })}
          {check.warnings.includes('TRANSPONDER_UNKNOWN_PREFIX') &&
            ` ${errorText('TRANSPONDER_UNKNOWN_PREFIX')}`}
        </Alert>
        {check.arrival && <ArrivalOffer arrival={check.arrival} />}
      </>
    );
  }
  const preRegister = purpose === 'register' && check.canPreRegister && routeExists('/animal/pre-register');
  return (
    <LinkAlert
      role="none"
      severity="error"
      sx={sx}
      {...(check.animalId !== null
        ? { to: `/animal/view/${digits}`, link: translate('animalPages.form.openRegistered') }
        : {
            to: preRegister && '/animal/pre-register',
            state,
            link: translate('animalPages.form.preRegister'),
          })}
    >
      {errorText(check.errorMessage ?? 'CANNOT_VALIDATE_TRANSPONDER')}
      {check.recallReason !== null &&
        ` ${translate('animalPages.form.recallReason', { reason: check.recallReason })}`}
    </LinkAlert>
  );
}

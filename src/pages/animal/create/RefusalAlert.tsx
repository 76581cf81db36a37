import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { routeExists } from '../../../shell/frame/routeExists.ts';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import type { Refused } from './useRegistration.ts';

const TITLES: Readonly<Record<string, string>> = {
  NO_CREDITS: 'noCredits',
  NO_CREDIT: 'noCredits',
  TRANSPONDER_ALREADY_REGISTERED: 'registered',
  OWNER_IS_LOCKED: 'ownerLocked',
  ENTITY_CANNOT_REGISTER: 'cannotRegister',
};

interface RefusalAlertProps {
  readonly refused: Refused;
  readonly transponder: string;
  readonly onAgain: () => void;
  readonly busy: boolean;
}

/** Why the animal was not registered, and the next step. What was typed stays as it is. */
export function RefusalAlert({ refused: { code, lost }, transponder, onAgain, busy }: RefusalAlertProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [code]);
  const title = lost ? 'connection' : (TITLES[code] ?? 'other');
  const button = lost ? (
    <Button color="inherit" size="small" variant="outlined" loading={busy} onClick={onAgain}>
      {translate('animalPages.refused.again')}
    </Button>
  ) : code === 'TRANSPONDER_ALREADY_REGISTERED' ? (
    <Button color="inherit" size="small" component={Link} to={`/animal/view/${transponder}`}>
      {translate('animalPages.form.openRegistered')}
    </Button>
  ) : title === 'noCredits' && routeExists('/billing/charge') ? (
    <Button color="inherit" size="small" component={Link} to="/billing/charge">
      {translate('animalPages.refused.charge')}
    </Button>
  ) : undefined;
  return (
    <Alert ref={box} severity={lost ? 'warning' : 'error'} role="alert" tabIndex={-1} action={button}>
      <AlertTitle>{translate(`animalPages.refused.${title}`)}</AlertTitle>
      {lost ? translate('animalPages.refused.connectionText') : errorText(code)}
    </Alert>
  );
}

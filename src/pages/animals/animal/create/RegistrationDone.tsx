import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { LateNotice } from './LateNotice.tsx';
import type { Registered } from './useRegistration.ts';

interface RegistrationDoneProps {
  readonly registered: Registered;
  readonly onAnother: (sameOwner: boolean) => void;
}

/** The animal is registered: what was spent, and what comes next. */
export function RegistrationDone({ registered, onAnother }: RegistrationDoneProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const { name, transponder, balance, warnings } = registered;
  const page = `/animal/view/${transponder}`;
  return (
    <Card sx={{ maxWidth: 720, px: { xs: 2.5, sm: 4 }, py: { xs: 3, sm: 4 } }}>
      <CheckCircleRounded aria-hidden sx={{ fontSize: '2.75rem', color: 'success.main' }} />
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ mt: 1, fontSize: '1.5rem', '&:focus': { outline: 'none' } }}
      >
        {translate('animalRegistration.done.title', { name })}
      </Typography>
      <Typography sx={{ mt: 0.75 }}>
        {translate('animalRegistration.done.text', { name, transponder: spaced(transponder) })}
      </Typography>
      {balance !== null && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('animalRegistration.done.credits', { smart_count: balance })}
        </Typography>
      )}
      {warnings.includes('LATE_REGISTRATION') && <LateNotice sx={{ mt: 2 }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        <Button variant="contained" size="large" component={Link} to={page}>
          {translate('animalRegistration.done.open')}
        </Button>
        <Button variant="outlined" size="large" component={Link} to={page} state={{ print: true }}>
          {translate('animalRegistration.done.print')}
        </Button>
        <Button variant="outlined" size="large" onClick={() => onAnother(false)}>
          {translate('animalRegistration.done.another')}
        </Button>
        <Button size="large" onClick={() => onAnother(true)}>
          {translate('animalRegistration.done.sameOwner')}
        </Button>
      </Box>
    </Card>
  );
}

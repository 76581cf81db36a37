import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { isTransponder } from '../../../../../resources/numbers/transponder.ts';
import { spaced } from '../../../../components/transponder/spaced.ts';
import { routeExists } from '../../../../runtime/address/routeExists.ts';

/** The way back to the animal from whose page the owner was opened; nothing where it was opened otherwise. */
export function BackToAnimal() {
  const translate = useTranslate();
  const { state } = useLocation() as { state: { transponder?: unknown } | null };
  const given = typeof state?.transponder === 'string' ? state.transponder : '';
  // Another tab of the page is another address without that state.
  const [transponder] = useState(given);
  const to = `/animal/view/${transponder}`;
  if (!isTransponder(transponder) || !routeExists(to)) return null;
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      startIcon={<ArrowBackRounded />}
      sx={{ justifySelf: 'start' }}
    >
      {translate('ownerPages.backToAnimal', { transponder: spaced(transponder) })}
    </Button>
  );
}

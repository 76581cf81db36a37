import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import type { RequestRefused } from './useRequest.ts';

interface RequestRefusalProps {
  readonly refused: RequestRefused;
  readonly onAgain: () => void;
  readonly busy: boolean;
}

/** Why a request was not taken. What was typed and attached stays. */
export function RequestRefusal({ refused: { code, lost }, onAgain, busy }: RequestRefusalProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [code]);
  const title = lost
    ? 'animalPages.refused.connection'
    : code === 'OWNER_IS_LOCKED'
      ? 'transferPages.owner.locked'
      : code === 'TRANSFER_OWNER_SAME_AS_CURRENT'
        ? 'transferPages.change.sameOwner'
        : 'transferPages.change.failed';
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity={lost ? 'warning' : 'error'}
      role="alert"
      sx={{ mb: 2 }}
      action={
        lost ? (
          <Button color="inherit" size="small" variant="outlined" loading={busy} onClick={onAgain}>
            {translate('kit.form.again')}
          </Button>
        ) : undefined
      }
    >
      <AlertTitle>{translate(title)}</AlertTitle>
      {errorText(lost ? 'NETWORK_ERROR' : code)}
    </Alert>
  );
}

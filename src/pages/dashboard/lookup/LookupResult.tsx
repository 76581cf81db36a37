import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { UnknownTransponder } from './UnknownTransponder.tsx';
import type { Lookup } from './useLookup.ts';

interface LookupResultProps {
  readonly lookup: Lookup;
  readonly onRetry: () => void;
}

/** The result of a search that did not open an animal. */
export function LookupResult({ lookup, onRetry }: LookupResultProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (lookup.kind === 'unknown') card.current?.scrollIntoView({ block: 'nearest' });
  }, [lookup]);

  if (lookup.kind === 'failed') {
    return (
      <Alert
        severity="error"
        role="alert"
        sx={{ mt: 2 }}
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('kit.form.again')}
          </Button>
        }
      >
        {errorText(lookup.error)}
      </Alert>
    );
  }
  return lookup.kind === 'unknown' ? (
    <Card ref={card} role="status" sx={{ mt: 2 }}>
      <UnknownTransponder transponder={lookup.transponder} />
    </Card>
  ) : null;
}

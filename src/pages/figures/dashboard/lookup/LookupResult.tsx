import Card from '@mui/material/Card';
import { useEffect, useRef } from 'react';
import { QueryError } from '../../../../components/QueryError.tsx';
import { UnknownTransponder } from './UnknownTransponder.tsx';
import type { Lookup } from './useLookup.ts';

interface LookupResultProps {
  readonly lookup: Lookup;
  readonly onRetry: () => void;
}

/** The result of a search that did not open an animal. */
export function LookupResult({ lookup, onRetry }: LookupResultProps) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (lookup.kind === 'unknown') card.current?.scrollIntoView({ block: 'nearest' });
  }, [lookup]);

  if (lookup.kind === 'failed')
    return <QueryError query={{ error: lookup.error, refetch: onRetry }} sx={{ mt: 2 }} />;
  return lookup.kind === 'unknown' ? (
    <Card ref={card} role="status" sx={{ mt: 2 }}>
      <UnknownTransponder transponder={lookup.transponder} />
    </Card>
  ) : null;
}

import { useEffect } from 'react';
import { reportError } from '../../shell/reportError.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { OfflinePage } from './OfflinePage.tsx';

/** The page itself has fallen over. It is reported; the reader is told how to go on. */
export function InternalErrorPage({ error }: { readonly error?: unknown }) {
  const offline = !navigator.onLine;
  useEffect(() => {
    if (!offline) reportError(error);
  }, [error, offline]);
  return offline ? <OfflinePage /> : <ErrorScreen kind="internal" refresh />;
}

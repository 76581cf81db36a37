import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { logSessionId } from '../../../dataProvider/client/userActions.ts';
import {
  isChunkLoadError,
  handleChunkLoadError,
  type ChunkErrorOutcome,
} from '../../runtime/failures/chunkLoadError.ts';
import { PageLoading } from '../page/PageLoading.tsx';
import { reportError } from '../../runtime/failures/reportError.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { OfflinePage } from './OfflinePage.tsx';

const reload = () => location.reload();

/**
 * The page after a rendering error. The error is reported; the page says how to continue, and shows a code to quote.
 * If only a chunk could not be loaded, the page is fetched anew, or waits for the network.
 */
export function InternalErrorPage({ error }: { readonly error?: unknown }) {
  const translate = useTranslate();
  const [part, setPart] = useState<ChunkErrorOutcome | 'none' | undefined>(
    isChunkLoadError(error) ? undefined : 'none',
  );
  useEffect(() => {
    if (part === undefined) void handleChunkLoadError().then(setPart);
    if (part === 'none' || part === 'tried') reportError(error);
  }, [error, part]);
  if (part === undefined || part === 'reloading') return <PageLoading />;
  if (part === 'away') return <OfflinePage onBack={reload} />;
  return (
    <ErrorScreen kind="internal">
      {translate('shell.error.internal.code', { code: logSessionId() })}
    </ErrorScreen>
  );
}

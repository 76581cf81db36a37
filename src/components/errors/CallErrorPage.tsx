import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isConnectionLost, statusOf } from '../../../dataProvider/client/callError.ts';
import { refetchLostQueries, wasLost } from '../../runtime/failures/refetchOnReconnect.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { UnauthorizedPage } from './UnauthorizedPage.tsx';

interface CallErrorPageProps {
  readonly error: unknown;
  /** The kind of record that could not be read. */
  readonly module?: string;
}

/** The page in place of one whose call failed, by what the server said. */
export function CallErrorPage({ error, module }: CallErrorPageProps) {
  const errorText = useErrorText(module);
  const client = useQueryClient();
  const isAsking = useIsFetching({ type: 'active', predicate: wasLost }) > 0;
  const again = useCallback(() => void refetchLostQueries(client), [client]);
  const status = statusOf(error);
  if (status === 403) return <UnauthorizedPage />;
  // A record is asked for by what its address says: what no call takes names nothing.
  if (status === 404 || status === 400) return <NotFoundPage />;
  if (isConnectionLost(error))
    return (
      <OfflinePage message={status > 0 ? errorText(error) : undefined} onBack={again} isBusy={isAsking} />
    );
  return <ErrorScreen kind="generic" message={errorText(error)} />;
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isConnectionLost, statusOf } from '../../../dataProvider/callError.ts';
import { askAgain } from '../../shell/running/resume.ts';
import { useErrorText } from '../page/useErrorText.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { UnauthorizedPage } from './UnauthorizedPage.tsx';

/** The page in place of one whose call failed, by what the server said. */
export function CallErrorPage({ error }: { readonly error: unknown }) {
  const errorText = useErrorText();
  const client = useQueryClient();
  const again = useCallback(() => void askAgain(client), [client]);
  const status = statusOf(error);
  if (status === 403) return <UnauthorizedPage />;
  if (status === 404) return <NotFoundPage />;
  if (isConnectionLost(error))
    return <OfflinePage message={status > 0 ? errorText(error) : undefined} onBack={again} />;
  return <ErrorScreen kind="generic" message={errorText(error)} />;
}

import { statusOf } from '../../../authProvider/http.ts';
import { useErrorText } from '../../shell/useErrorText.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { UnauthorizedPage } from './UnauthorizedPage.tsx';

/** The page in place of one whose call failed, by what the server said. */
export function CallErrorPage({ error }: { readonly error: unknown }) {
  const errorText = useErrorText();
  const status = statusOf(error);
  if (status === 403) return <UnauthorizedPage />;
  if (status === 404) return <NotFoundPage />;
  if (status <= 0 && !navigator.onLine) return <OfflinePage />;
  return <ErrorScreen kind="generic" message={errorText(error)} refresh />;
}

import { Navigate, useLocation } from 'react-router';
import { isArrival } from '../../runtime/address/arrival.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/**
 * The account lacks the permission for this page, or what else `message` says. A user who came from the sign-in,
 * because another user's page was remembered, is redirected to the home page instead.
 */
export function UnauthorizedPage({ message }: { readonly message?: string }) {
  const { state } = useLocation();
  return isArrival(state) ? (
    <Navigate to="/" replace />
  ) : (
    <ErrorScreen kind="unauthorized" message={message} />
  );
}

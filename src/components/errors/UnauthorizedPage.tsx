import { Navigate, useLocation } from 'react-router';
import { isArrival } from '../../runtime/address/arrival.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/**
 * The account lacks the permission for this page. Whom the sign-in led here, because somebody else's page was
 * remembered, is taken to the home page instead.
 */
export function UnauthorizedPage() {
  const { state } = useLocation();
  return isArrival(state) ? <Navigate to="/" replace /> : <ErrorScreen kind="unauthorized" />;
}

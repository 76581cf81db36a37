import { isRouteErrorResponse, useRouteError } from 'react-router';
import { CallErrorPage } from '../components/errors/CallErrorPage.tsx';
import { InternalErrorPage } from '../components/errors/InternalErrorPage.tsx';

/** Whatever a route could not handle. */
export function RouteErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <CallErrorPage error={error} /> : <InternalErrorPage error={error} />;
}

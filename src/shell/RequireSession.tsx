import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isSignedIn } from '../../authProvider/session.ts';
import { refreshSession } from '../../authProvider/signIn.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { holdsTyping, watchTyping } from './typing.ts';
import { useSessionWatch } from './useSessionWatch.ts';

const SignInOver = lazy(() => import('./SignInOver.tsx').then((module) => ({ default: module.SignInOver })));

/**
 * Lets only those in whose session lives. When it ends: back to the sign-in page, which remembers where from; but
 * where something was typed, the page stays and the sign-in opens over it.
 */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { answer, ranOut } = useSession();
  const { pathname, search, hash } = useLocation();
  const signedIn = answer?.step === 'DONE';
  useSessionWatch();
  useEffect(watchTyping, []);

  // What this browser remembers may be older than a change of role; a session that is over answers 401.
  useEffect(() => {
    if (isSignedIn()) void refreshSession().catch(() => undefined);
  }, []);

  if (signedIn) return children;
  if (ranOut && holdsTyping()) {
    return (
      <>
        {children}
        <Suspense fallback={null}>
          <SignInOver />
        </Suspense>
      </>
    );
  }
  const origin = pathname + search + hash;
  return <Navigate to="/auth" replace state={{ origin, ...(ranOut && { notice: 'expired' }) }} />;
}

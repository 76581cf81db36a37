import type { Query } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { watchUnsavedInput, hasUnsavedInput } from '../../../runtime/unsavedInput.ts';
import { queryClient } from '../../../runtime/queryClient.ts';
import { useSession } from '../../../../authProvider/useSession.ts';
import { statusOf } from '../../../../dataProvider/client/callError.ts';
import { currentActor, isSignedIn } from '../../../../dataProvider/client/session.ts';
import { useAccountLanguage } from '../../../runtime/language/accountLanguage.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import { refreshSession } from '../../../../authProvider/signIn.ts';
import { useSessionWatch } from './useSessionWatch.ts';

const loadSignInAgain = () => import('./SignInAgainDialog.tsx');
const SignInAgainDialog = lazy(() =>
  loadSignInAgain().then((module) => ({ default: module.SignInAgainDialog })),
);
/** Milliseconds after which the page has what it needs itself. */
const PATIENCE = 2_500;

/** Returns a key of the user and the impersonator: when it changes, every page is drawn anew. */
const personOf = (actor: Actor | null): string => (actor ? `${actor.id} ${actor.impersonatorId ?? ''}` : '');

const wasRefused = ({ state }: Query): boolean => statusOf(state.error) === 401;

/**
 * Shows its children only with a live session. When it ends, or a step of the sign-in is required again: redirects to
 * the sign-in page, which remembers this page; but with unsaved input, the page stays and the sign-in opens over it.
 */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { answer, ranOut } = useSession();
  const { pathname, search, hash } = useLocation();
  const signedIn = answer?.step === 'DONE';
  const actor = currentActor({ answer, ranOut });
  const person = personOf(actor);
  const [shownTo, setShownTo] = useState(person);
  if (person !== shownTo) {
    // What was fetched for one person is not shown to the next: this tab or another has changed it.
    queryClient.clear();
    setShownTo(person);
  }
  const entityId = actor?.entity?.id ?? null;
  const fetchedFor = useRef(entityId);
  useEffect(() => {
    if (fetchedFor.current === entityId) return;
    fetchedFor.current = entityId;
    void queryClient.resetQueries();
  }, [entityId]);
  // What was refused for a token that another tab has exchanged meanwhile.
  const token = answer?.sessionToken;
  useEffect(() => {
    if (token) void queryClient.refetchQueries({ type: 'active', predicate: wasRefused });
  }, [token]);
  useSessionWatch();
  useAccountLanguage();
  useEffect(watchUnsavedInput, []);
  // It is there when the session ends, also where the server has been put back or replaced meanwhile.
  useEffect(() => {
    const timer = setTimeout(() => void loadSignInAgain().catch(() => undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, []);

  // What this browser remembers may be older than a change of role; a session that is over answers 401.
  useEffect(() => {
    if (isSignedIn()) void refreshSession().catch(() => undefined);
  }, []);

  if (signedIn) return <Fragment key={person}>{children}</Fragment>;
  if (actor && hasUnsavedInput()) {
    return (
      <>
        <Fragment key={person}>{children}</Fragment>
        <Suspense fallback={null}>
          <SignInAgainDialog />
        </Suspense>
      </>
    );
  }
  const origin = pathname + search + hash;
  return <Navigate to="/auth" replace state={{ origin, ...(ranOut && { notice: 'expired' }) }} />;
}

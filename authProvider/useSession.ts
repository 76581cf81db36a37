import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Actor } from '../resources/kit/access.ts';
import {
  currentActor,
  getSession,
  subscribeToSession,
  type SessionState,
} from '../dataProvider/client/session.ts';

/** The session, drawn anew whenever it changes. */
export const useSession = (): SessionState => useSyncExternalStore(subscribeToSession, getSession);

/** Returns the signed-in user; once the session has ended, the last one; `null` before. */
export const useActor = (): Actor | null => currentActor(useSession());

/** Calls `act` once the same user has signed in again over a page whose session had run out. */
export function useSignedInAgain(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let hadRunOut = getSession().ranOut !== null;
    return subscribeToSession(() => {
      const { answer, ranOut } = getSession();
      if (hadRunOut && answer?.step === 'DONE') latest.current();
      hadRunOut = ranOut !== null;
    });
  }, []);
}

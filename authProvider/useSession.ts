import { useSyncExternalStore } from 'react';
import type { Actor } from '../resources/kit/access.ts';
import { currentActor, getSession, subscribeToSession, type SessionState } from './session.ts';

/** The session, drawn anew whenever it changes. */
export const useSession = (): SessionState => useSyncExternalStore(subscribeToSession, getSession);

/** Who is signed in; once the session has run out, who was; `null` before. */
export const useActor = (): Actor | null => currentActor(useSession());

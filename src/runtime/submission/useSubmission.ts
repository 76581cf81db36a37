import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSignedIn } from '../../../dataProvider/client/session.ts';
import { useSignedInAgain } from '../../../authProvider/useSession.ts';
import { reportLeftTrouble } from './leftTrouble.ts';
import { hasSessionEnded, IDLE, troubleOf, type SubmissionState, type Trouble } from './submission.ts';

/** Thrown by what is submitted: its user took it back before it was sent. Nothing went wrong, and nothing is done. */
export const WITHDRAWN = Symbol('withdrawn');

export interface RunOptions {
  /** Names the button or record it was started from, for `busyWith`. */
  readonly of?: string;
  /** The page is left once it is done: the button stays busy until then. */
  readonly leaves?: boolean;
  /** The caller shows the trouble as a message, also where its page has been left. */
  readonly isNotified?: boolean;
}

/** A submission: one call at a time, and why the last one did not succeed. */
export interface Submission {
  readonly isBusy: boolean;
  readonly busyWith: string | undefined;
  readonly trouble: Trouble | null;
  /** Codes by field: those that the page has found and those that the server has refused. */
  readonly errors: Readonly<Record<string, string>>;
  /**
   * Runs `act` unless one is running; what follows success belongs into `act`. Returns the trouble, if any; without a
   * session of one's own any more there is none, since the sign-in opens over the page.
   */
  readonly run: (act: () => Promise<unknown>, options?: RunOptions) => Promise<Trouble | null>;
  /** Shows errors of fields that were found before sending. */
  readonly refuse: (errors: Readonly<Record<string, string>>) => void;
  /** Takes back the error of a field that is being corrected, or all that went wrong. */
  readonly dismiss: (field?: string) => void;
}

const NONE: Readonly<Record<string, string>> = {};

/** Returns the state machine of a submission: idle, busy, refused (as a whole or in fields), lost, stale. */
export function useSubmission(): Submission {
  const [state, setState] = useState<SubmissionState>(IDLE);
  const isRunning = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const run = useCallback(async (act: () => Promise<unknown>, options: RunOptions = {}) => {
    const { of, leaves = false, isNotified = false } = options;
    // A second click finds the first one at work.
    if (isRunning.current) return null;
    isRunning.current = true;
    const wasSignedIn = isSignedIn();
    setState({ kind: 'busy', of });
    try {
      await act();
      if (leaves) return null;
      setState(IDLE);
    } catch (failure) {
      isRunning.current = false;
      if (failure !== WITHDRAWN && !hasSessionEnded(failure, wasSignedIn)) {
        const trouble = troubleOf(failure);
        setState(trouble);
        // Its form or dialog was closed while it was under way: no place is left to show it.
        if (isLeft.current && !isNotified) reportLeftTrouble(trouble);
        return trouble;
      }
      setState(IDLE);
    }
    isRunning.current = false;
    return null;
  }, []);

  const refuse = useCallback(
    (errors: Readonly<Record<string, string>>) =>
      setState({ kind: 'fields', code: 'FORM_ERROR_MSG', failure: undefined, errors, more: 0 }),
    [],
  );

  const dismiss = useCallback(
    (field?: string) =>
      setState((now) => {
        if (now.kind === 'busy') return now;
        if (field === undefined) return IDLE;
        if (now.kind !== 'fields' || !(field in now.errors)) return now;
        const { [field]: _, ...errors } = now.errors;
        return Object.keys(errors).length > 0 || now.more > 0 ? { ...now, errors } : IDLE;
      }),
    [],
  );

  // What was refused belonged to the session before.
  useSignedInAgain(() => dismiss());

  return useMemo(
    () => ({
      isBusy: state.kind === 'busy',
      busyWith: state.kind === 'busy' ? state.of : undefined,
      trouble: state.kind === 'idle' || state.kind === 'busy' ? null : state,
      errors: state.kind === 'fields' ? state.errors : NONE,
      run,
      refuse,
      dismiss,
    }),
    [state, run, refuse, dismiss],
  );
}

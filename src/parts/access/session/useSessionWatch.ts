import { useEffect } from 'react';
import {
  getSessionMsLeft,
  expireSession,
  sessionToken,
  isSignedIn,
} from '../../../../dataProvider/client/session.ts';
import { statusOf } from '../../../../dataProvider/client/callError.ts';
import { refreshSession } from '../../../../authProvider/signIn.ts';

/**
 * Looks every second whether the session has passed its end. The device's clock may be wrong by hours, or have been
 * put right a moment ago: the server is asked, and only where it does not answer, the clock is believed.
 */
export function useSessionWatch(): void {
  useEffect(() => {
    let asked: string | undefined;
    const look = async () => {
      const token = sessionToken();
      if (!isSignedIn() || getSessionMsLeft() > 0 || asked === token) return;
      asked = token;
      await refreshSession({ poll: true }).catch((failure: unknown) => {
        // Refused, it is over already; it may also have been exchanged meanwhile.
        if (statusOf(failure) !== 401 && token === sessionToken()) expireSession();
      });
      asked = undefined;
    };
    const timer = setInterval(() => void look(), 1000);
    return () => clearInterval(timer);
  }, []);
}

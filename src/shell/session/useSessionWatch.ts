import { useEffect } from 'react';
import { expireSession, isSignedIn, sessionLeft } from '../../../authProvider/session.ts';

/** Looks every second whether the session has passed its end, by the server's clock. */
export function useSessionWatch(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (isSignedIn() && sessionLeft() <= 0) expireSession();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
}

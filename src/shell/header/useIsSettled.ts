import { useEffect, useState } from 'react';

/** Milliseconds after which the first page of a visit is there, also on a slow line. */
const SETTLED_MS = 4_000;

/** Whether the first page has had time to come: what no page waits for is fetched after it. */
export function useIsSettled(): boolean {
  const [isSettled, settle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => settle(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

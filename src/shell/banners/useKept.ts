import { useEffect } from 'react';
import { useStore } from 'react-admin';

/**
 * A value that the server tells anew on every visit; until it has, the one of the visit before. So a line above
 * the page stands there from the first moment, and does not push the page down once the answer is there.
 * @param key under which this device keeps it until signing out
 */
export function useKept<T>(key: string, value: T | undefined): T | undefined {
  const [kept, keep] = useStore<T | undefined>(key);
  useEffect(() => {
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(kept)) keep(value);
  }, [value, kept, keep]);
  return value ?? kept;
}

import { useEffect } from 'react';
import { useStore } from 'react-admin';

/**
 * Returns a value that the server answers on every visit; until then, the one of the last visit. A banner above
 * the page is so there from the first frame, and does not push the page down once the answer arrives.
 * @param key under which this device keeps it until signing out
 */
export function useCachedValue<T>(key: string, value: T | undefined): T | undefined {
  const [kept, keep] = useStore<T | undefined>(key);
  useEffect(() => {
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(kept)) keep(value);
  }, [value, kept, keep]);
  return value ?? kept;
}

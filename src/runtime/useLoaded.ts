import { useEffect, useState } from 'react';

/** Returns what there is by now of something that is fetched on demand; draws anew once it has come. */
export function useLoaded<T, K>(key: K, read: (key: K) => T, load: (key: K) => Promise<unknown>): T {
  const [shown, show] = useState(() => read(key));
  useEffect(() => {
    let isCurrent = true;
    void load(key).then(
      () => isCurrent && show(() => read(key)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, read, load]);
  return shown;
}

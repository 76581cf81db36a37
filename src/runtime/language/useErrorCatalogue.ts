import { useEffect } from 'react';
import { loadErrorTexts } from '../../../i18n/index.ts';

/** Fetches the sentences of all codes once the page stands: a later failure, also of the connection, has its own. */
export function useErrorCatalogue(): void {
  useEffect(() => {
    // Safari has no idle callbacks.
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1_000));
    idle(() => void loadErrorTexts());
  }, []);
}

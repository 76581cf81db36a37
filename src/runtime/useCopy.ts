import { useCallback, useEffect, useState } from 'react';

/** The result of the last copying; none once it has been shown long enough. */
export type CopyState = 'copied' | 'failed' | null;

/** How long a confirmation is shown. */
const CONFIRMATION_MS = 2000;

/** Copies text to the clipboard. A failure stays, for the text is then copied by hand; a browser without a clipboard is one. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>(null);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  }, []);
  return { state, copy };
}

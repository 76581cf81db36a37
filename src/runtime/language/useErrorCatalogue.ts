import { useEffect } from 'react';
import { loadErrorTexts } from '../../../i18n/index.ts';
import { whenIdle } from '../whenIdle.ts';

/** Fetches the sentences of all codes once the page stands: a later failure, also of the connection, has its own. */
export function useErrorCatalogue(): void {
  useEffect(() => whenIdle(() => void loadErrorTexts()), []);
}

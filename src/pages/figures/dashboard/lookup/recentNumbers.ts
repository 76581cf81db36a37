import { useCallback, useState } from 'react';
import { useActor } from '../../../../../authProvider/useSession.ts';

/** So many of the numbers looked up last are offered again. */
const KEPT = 4;

/** In this page's memory alone, and only for the account that looked them up: desks are shared. */
let recent: { readonly actorId: number; readonly numbers: readonly string[] } | undefined;

/** The numbers that this person looked up since the page was opened, the latest first. */
export function useRecentNumbers(): {
  recentNumbers: readonly string[];
  keep: (transponder: string) => void;
} {
  const actorId = useActor()?.id ?? 0;
  const [, redraw] = useState(0);
  const numbers = recent?.actorId === actorId ? recent.numbers : [];
  const keep = useCallback(
    (transponder: string) => {
      const before = recent?.actorId === actorId ? recent.numbers : [];
      recent = {
        actorId,
        numbers: [transponder, ...before.filter((one) => one !== transponder)].slice(0, KEPT),
      };
      redraw((count) => count + 1);
    },
    [actorId],
  );
  return { recentNumbers: numbers, keep };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useStore } from 'react-admin';
import { useActor, useSession } from '../../../../authProvider/useSession.ts';
import { plainText } from '../../../../resources/kit/values/html.ts';
import { keepPreference, ownPreferencesQuery } from '../../../runtime/preferences/preferenceApi.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';

/** Texts shorter than this, in letters, are none: a space that was left behind, a word that was begun. */
const SHORTEST = 15;

/** Whether there is something to show; what it is dressed in does not count. */
export const enoughToShow = (html: string): boolean => plainText(html).length >= SHORTEST;

/** With the account: what was discarded at one desk stays away at the next. */
const DISCARDED = 'highlights.discarded';
/** In the store, which signing out empties: in which sign-in which text was closed. */
const CLOSED = 'highlights.closed';

/** Whether this user has done with the highlights of this hash, and the two ways of being done with them. */
export function useHighlightsSeen(hash: string | undefined) {
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const userId = useActor()?.id ?? 0;
  const kept = ownPreferencesQuery(userId);
  const discarded = useQuery({ ...kept, select: (all) => all[DISCARDED] ?? null, staleTime: Infinity });
  // The end of the token: another at every sign-in, also after one that ran out without a word of leaving.
  const here = `${userId}.${useSession().answer?.sessionToken?.slice(-6) ?? ''}.${hash}`;
  const [closed, setClosed] = useStore(CLOSED, '');

  const close = () => setClosed(here);
  const discard = async () => {
    close();
    if (hash === undefined) return;
    try {
      await keepPreference(DISCARDED, hash);
      queryClient.setQueryData(kept.queryKey, (all) => ({ ...all, [DISCARDED]: hash }));
    } catch (failure) {
      notify(errorText(failure), { type: 'error' });
    }
  };
  return {
    isSeen: hash === undefined || discarded.isPending || discarded.data === hash || closed === here,
    close,
    discard: () => void discard(),
  };
}

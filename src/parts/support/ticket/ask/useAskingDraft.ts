import { useCallback, useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { markUnsavedInput } from '../../../../runtime/unsavedInput.ts';
import type { SupportRequest } from '../supportDialogState.ts';

/** A ticket that is being written: its words, and how many files were chosen. Files and picture are not kept. */
interface AskingDraft {
  readonly category: string;
  readonly subject?: string;
  readonly description: string;
  readonly files: number;
  /** The ticket is to be sent without a picture of the page. */
  readonly isPictureRemoved?: boolean;
}

/**
 * Stores the text for support on this device, for this user and subject: it survives a reload or a
 * crash, and is deleted once it is sent or discarded, or the user signs out (which empties the store).
 */
export function useAskingDraft({ about, words }: SupportRequest) {
  const store = useStoreContext();
  const subject = about ? `.${about.processType}.${about.processId}` : words ? `.${words.subject}` : '';
  const key = `draft.support.${useActor()?.id ?? 0}${subject}`;
  const [found] = useState(() => store.getItem<AskingDraft | null>(key, null) ?? null);
  // It was typed here, only before the page was loaded again: the session's end leaves it where it stands.
  useEffect(() => {
    if (found) markUnsavedInput();
  }, [found]);

  const given = words?.description.trim() ?? '';
  const keep = useCallback(
    (draft: AskingDraft) => {
      try {
        // A category alone is chosen again in a moment.
        if (draft.description.trim() === given) store.removeItem(key);
        else store.setItem(key, draft);
      } catch {
        // Storage is full: what is written then lives in this page alone.
      }
    },
    [store, key, given],
  );
  const forget = useCallback(() => store.removeItem(key), [store, key]);
  return { found, keep, forget };
}

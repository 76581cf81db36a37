import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Store } from 'react-admin';
import { useActor } from '../../../authProvider/useSession.ts';

/** Which of the store's keys follow the account from device to device. */
const FOLLOWS = /(^list\.density|\.(views|columns|layout))$/;
/** Named views are saved by a button that waits for the server's answer, not behind it. */
const SAVED_BY_BUTTON = /\.views$/;
/** Choices made in quick succession are one. */
const SETTLED_MS = 500;
/** In the store: keys whose values the server has not confirmed. They outlive a reload and a lost connection. */
const UNSENT = 'unsentPreferences';

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

const unsentOf = (base: Store): readonly string[] => base.getItem<readonly string[]>(UNSENT) ?? [];

/** The sign-in page, which stands on this store too, has no use for the calls and their declarations. */
const api = () => import('./preferenceApi.ts');

async function send(base: Store, key: string): Promise<void> {
  const value = base.getItem<unknown>(key);
  const { keepPreference } = await api();
  await keepPreference(key, value ?? null);
  // What was chosen meanwhile has a timer of its own.
  if (base.getItem<unknown>(key) === value && !waiting.has(key))
    base.setItem(
      UNSENT,
      unsentOf(base).filter((one) => one !== key),
    );
}

/** A store that also saves list settings to the account. A failure is not shown: only the look of a list is lost. */
export const withAccount = (base: Store): Store => ({
  ...base,
  setItem(key, value) {
    base.setItem(key, value);
    if (!FOLLOWS.test(key) || SAVED_BY_BUTTON.test(key)) return;
    if (!unsentOf(base).includes(key)) base.setItem(UNSENT, [...unsentOf(base), key]);
    clearTimeout(waiting.get(key));
    const save = () => {
      waiting.delete(key);
      void send(base, key).catch(() => undefined);
    };
    waiting.set(key, setTimeout(save, SETTLED_MS));
  },
});

/** Copies the account's list settings into the store at every sign-in; those of another user are removed. */
export function useAccountPreferences(base: Store): void {
  const id = useActor()?.id;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    const take = async () => {
      const late = unsentOf(base);
      for (const key of late) await send(base, key);
      const { ownPreferencesQuery } = await api();
      const query = ownPreferencesQuery(id);
      // What was asked before those had come in knows nothing of them.
      if (late.length > 0) await queryClient.cancelQueries(query);
      const kept = await queryClient.fetchQuery({ ...query, ...(late.length > 0 && { staleTime: 0 }) });
      if (isOver) return;
      const unsent = unsentOf(base);
      for (const key of Object.keys(base.listItems?.() ?? {}))
        if (FOLLOWS.test(key) && !(key in kept) && !unsent.includes(key)) base.removeItem(key);
      for (const [key, value] of Object.entries(kept)) if (!unsent.includes(key)) base.setItem(key, value);
    };
    void take().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [id, base, queryClient]);
}

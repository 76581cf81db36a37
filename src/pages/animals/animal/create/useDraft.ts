import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoreContext } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useActor } from '../../../../../authProvider/useSession.ts';
import type { Photo } from '../photo/picture.ts';
import type { Registration } from './registration.ts';

/** Milliseconds after the last keystroke until it is kept. */
const PAUSE = 400;
/** So many are kept, each with its photo; the oldest leaves. */
const MAX_DRAFTS = 5;

/** A registration as it was when this device last saw it. */
export interface Draft {
  readonly id: string;
  readonly at: string;
  readonly values: Registration;
  readonly photo: Photo | null;
}

/** Where a tab remembers which draft it is writing, until its page is left: a reload restores it unasked. */
const OPEN = 'drafts.animal.open';

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

const openDraft = {
  read: (): string | null => {
    try {
      return isReload() ? sessionStorage.getItem(OPEN) : null;
    } catch {
      // Storage is switched off.
      return null;
    }
  },
  write: (id: string | null): void => {
    try {
      if (id === null) sessionStorage.removeItem(OPEN);
      else sessionStorage.setItem(OPEN, id);
    } catch {
      // Storage is switched off.
    }
  },
};

/** Differs from tab to tab and from visit to visit. */
const newId = (): string => `${Date.now()}-${Math.random()}`;

/**
 * Keeps what is being written on this device, for this user, each registration as a draft of its own: it outlives a
 * crash, and is removed once the animal is registered or the user signs out (which empties the store). `found` are those
 * that were there before, `resumed` is the one that this tab was writing when it was loaded again.
 */
export function useDraft(form: UseFormReturn<Registration>, photo: Photo | null, isDone: boolean) {
  const store = useStoreContext();
  const key = `drafts.animal.${useActor()?.id ?? 0}`;
  const [stored] = useState(() => store.getItem<readonly Draft[]>(key, []) ?? []);
  const [resumed] = useState(() => stored.find(({ id }) => id === openDraft.read()));
  const [found, setFound] = useState(() => stored.filter((one) => one !== resumed));
  const [ownId, setOwnId] = useState(() => resumed?.id ?? newId());
  const held = useRef({ photo, isDone, ownId });
  useEffect(() => {
    held.current = { photo, isDone, ownId };
  }, [photo, isDone, ownId]);

  const replace = useCallback(
    (id: string, draft?: Draft) => {
      // Read anew: another tab may have kept one of its own.
      const others = (store.getItem<readonly Draft[]>(key, []) ?? []).filter((one) => one.id !== id);
      store.setItem(key, (draft ? [draft, ...others] : others).slice(0, MAX_DRAFTS));
    },
    [store, key],
  );

  const discard = useCallback(({ id }: Draft) => replace(id), [replace]);

  // Finished or discarded, here or in another tab.
  useEffect(
    () =>
      store.subscribe(key, (kept: readonly Draft[] | undefined = []) => {
        const isKept = ({ id }: Draft) => kept.some((one) => one.id === id);
        setFound((drafts) => (drafts.every(isKept) ? drafts : drafts.filter(isKept)));
      }),
    [store, key],
  );

  /** Continues the form with this draft. */
  const take = useCallback(({ id }: Draft) => {
    setOwnId(id);
    setFound((drafts) => drafts.filter((one) => one.id !== id));
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      const { isDone: isOver, ownId: id, photo: picture } = held.current;
      if (isOver) return;
      replace(id, { id, at: new Date().toISOString(), values: form.getValues(), photo: picture });
      openDraft.write(id);
    };
    const keepAtEnd = () => {
      if (timer !== undefined) keep();
    };
    window.addEventListener('pagehide', keepAtEnd);
    const subscription = form.watch((_, { name }) => {
      // What fills itself in is no reason to keep anything.
      if (!name || Object.keys(form.formState.dirtyFields).length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    });
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pagehide', keepAtEnd);
      if (timer !== undefined) {
        clearTimeout(timer);
        keep();
      }
    };
  }, [form, replace]);

  useEffect(() => {
    if (!isDone) return;
    replace(held.current.ownId);
    openDraft.write(null);
  }, [isDone, replace]);

  // The page has been left, not loaded again.
  useEffect(() => () => openDraft.write(null), []);

  return { found, resumed, discard, take };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoreContext } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useActor } from '../../../../authProvider/useSession.ts';
import type { Photo } from '../photo/picture.ts';
import type { Registration } from './registration.ts';

/** Milliseconds after the last keystroke until it is kept. */
const PAUSE = 400;

/** A registration as it was when this device last saw it. */
export interface Draft {
  readonly at: string;
  readonly values: Registration;
  readonly photo: Photo | null;
}

/**
 * Keeps what is being written on this device, for this user: it outlives a crash, and goes once the animal is
 * registered or the user signs out (which empties the store).
 */
export function useDraft(form: UseFormReturn<Registration>, photo: Photo | null, isDone: boolean) {
  const store = useStoreContext();
  const key = `draft.animal.${useActor()?.id ?? 0}`;
  const [found, setFound] = useState(() => store.getItem<Draft | null>(key, null) ?? null);
  const held = useRef({ photo, isDone });
  useEffect(() => {
    held.current = { photo, isDone };
  }, [photo, isDone]);

  const forget = useCallback(() => {
    store.removeItem(key);
    setFound(null);
  }, [store, key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      if (held.current.isDone) return;
      store.setItem(key, {
        at: new Date().toISOString(),
        values: form.getValues(),
        photo: held.current.photo,
      } satisfies Draft);
    };
    const subscription = form.watch((_, { name }) => {
      // What fills itself in is no reason to keep anything.
      if (!name || Object.keys(form.formState.dirtyFields).length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    });
    return () => {
      subscription.unsubscribe();
      if (timer !== undefined) {
        clearTimeout(timer);
        keep();
      }
    };
  }, [form, store, key]);

  useEffect(() => {
    if (isDone) forget();
  }, [isDone, forget]);

  return { found, forget, taken: useCallback(() => setFound(null), []) };
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useActor } from '../../../authProvider/useSession.ts';
import { blobOf, type FileContents, type Files } from '../../files/index.ts';

interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly files: readonly FileContents[];
}

/** Milliseconds after the last change until it is kept. */
const SETTLED_MS = 300;

function read(key: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    // Storage is switched off.
    return undefined;
  }
}

function write(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    if (draft.files.length > 0) write(key, { ...draft, files: [] });
  }
}

const forget = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
};

/**
 * Keeps what is typed in a form, and its files as far as the tab has room, across a reload of the page. It is deleted
 * when the page is left.
 * @param name of the form, which a user has once: `change.620098100000001`
 * @returns what was found: values, and whether there are files, which are read once more before they can be sent
 */
export function useReloadDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  files: Files,
  isDone: boolean,
): { readonly values: Draft['values']; readonly hasFiles: boolean } {
  const key = `draft.${useActor()?.id ?? 0}.${name}`;
  const { ready, add } = files;
  const [found] = useState(() => read(key));
  const latest = useRef({ ready, isDone });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!found) return;
    for (const [path, value] of Object.entries(found.values))
      form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    if (found.files.length > 0)
      void add(
        found.files.map(
          ({ contents, filename, type }) => new File([blobOf(contents, type)], filename, { type }),
        ),
      );
  }, [found, form, add]);

  useEffect(() => {
    latest.current = { ready, isDone };
    if (isDone) forget(key);
  }, [key, ready, isDone]);

  useEffect(() => {
    const save = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (latest.current.isDone) return;
      write(key, { values: form.getValues(), files: latest.current.ready });
    };
    const later = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SETTLED_MS);
    };
    const saveAtEnd = () => timer.current !== undefined && save();
    const subscription = form.watch(later);
    window.addEventListener('pagehide', saveAtEnd);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pagehide', saveAtEnd);
      clearTimeout(timer.current);
    };
  }, [key, form]);

  // The page has been left, not loaded again. Before anything else is drawn: no reload comes between.
  useLayoutEffect(() => () => forget(key), [key]);

  useEffect(() => {
    if (ready.length > 0 && !isDone) write(key, { values: form.getValues(), files: ready });
  }, [key, form, ready, isDone]);

  return { values: found?.values ?? {}, hasFiles: (found?.files.length ?? 0) > 0 };
}

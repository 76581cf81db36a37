import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';

type EntryState = Readonly<Record<string, unknown>>;

/** Where it lies in the state of a browser's entry, beside what the router keeps there. */
const PLACE = 'kept';

const read = (): EntryState => (window.history.state as { [PLACE]?: EntryState } | null)?.[PLACE] ?? {};

let kept: EntryState = {};
const listeners = new Set<() => void>();

function become(next: EntryState): void {
  kept = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function write(): void {
  const entry = window.history.state as { [PLACE]?: EntryState } | null;
  // Most entries keep nothing: to write that costs a browser milliseconds after each click on a heading.
  if (Object.keys(kept).length === 0 && entry?.[PLACE] === undefined) return;
  try {
    window.history.replaceState({ ...entry, [PLACE]: kept }, '');
  } catch {
    // Safari takes a hundred in half a minute: what is open stays so, a reload finds what was written last.
  }
}

/** Keeps `value` under `name` with the browser's entry of this page; null forgets it. Values are plain data. */
export function setHistoryValue(name: string, value: unknown): void {
  const { [name]: _before, ...others } = kept;
  become(value === null ? others : { ...others, [name]: value });
  write();
}

/** Names of what stays open where the page below gives itself another address. */
const overPages = new Set<string>();

/** The same for what opens over every page: a list whose search comes into force below does not close it. */
export function setHistoryValueOverPages(name: string, value: unknown): void {
  overPages.add(name);
  setHistoryValue(name, value);
}

/**
 * Returns the value stored under `name` with the browser's history entry of this page: a reload finds it again, another
 * entry does not have it. Unlike `useUrlParam` it changes nothing in the router, so that a form below is not reset and
 * links do not contain it.
 */
export const useHistoryValue = <T>(name: string): T | null =>
  useSyncExternalStore(subscribe, () => (kept[name] as T | undefined) ?? null);

/** The same with what changes it. */
export function useHistoryState<T>(name: string): [T | null, (next: T | null) => void] {
  const change = useCallback((next: T | null) => setHistoryValue(name, next), [name]);
  return [useHistoryValue<T>(name), change];
}

/** The entry that is shown: its key in the router, its path. */
let shown = { key: '', pathname: '' };
/** Keys of entries of this visit from which what was open over the page has moved on to the next one. */
const emptied = new Set<string>();

/** Follows the browser's history entries. Used once, above all components that store a value in them. */
export function useFollowHistory(): void {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    const before = shown;
    shown = { key, pathname };
    if (way === 'PUSH' && before.key !== key && before.pathname === pathname) {
      emptied.add(before.key);
      become(Object.fromEntries(Object.entries(kept).filter(([name]) => overPages.has(name))));
      write();
    } else if (way === 'REPLACE')
      // The router writes an entry's state anew where it puts another address in the same place.
      write();
    else {
      become(
        Object.fromEntries(
          Object.entries(read()).filter(([name]) => !emptied.has(key) || !overPages.has(name)),
        ),
      );
    }
  }, [key, pathname, way]);
  useLayoutEffect(() => () => become({}), []);
}

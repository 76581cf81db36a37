import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

type Change<T> = (next: T | null) => void;

/** Parameters that hold on this part of the page without standing in its address; what is opened writes them there. */
export const ImpliedParams = createContext<Readonly<Record<string, string>>>({});

/**
 * Returns the value of the parameter `name` in the page's address and a function to change it: a reload or a link finds
 * it again. A value outside `allowed` counts as none, since anybody can write an address.
 */
export function useUrlParam<T extends string>(name: string, allowed?: readonly T[]): [T | null, Change<T>] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const implied = useContext(ImpliedParams);
  const found = search.get(name) as T | null;
  const value = found !== null && (allowed?.includes(found) ?? true) ? found : null;
  const isOpen = value !== null;
  useLayoutEffect(() => {
    // What no button has opened, as after a reload, gives the focus back to the page's heading when it closes.
    if (isOpen && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [isOpen]);
  const change: Change<T> = (next) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === null) {
          changed.delete(name);
          return changed;
        }
        for (const [key, text] of Object.entries(implied)) if (!changed.has(key)) changed.set(key, text);
        changed.set(name, next);
        return changed;
      },
      { replace: true, state, preventScrollReset: true },
    );
  return [value, change];
}

/** Whether the page's dialog `name` is open, kept in its address: a page has one dialog open at a time. */
export function useDialog(name: string): [boolean, (isOpen: boolean) => void] {
  const [open, setOpen] = useUrlParam('dialog', [name]);
  return [open !== null, (isOpen) => setOpen(isOpen ? name : null)];
}

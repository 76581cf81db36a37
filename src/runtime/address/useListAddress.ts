import { useCallback } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router';
import { pageNumber } from './pageNumber.ts';

/** The values that a filter takes: some words, or all that a check lets through. */
type Taken = readonly string[] | ((text: string) => boolean);
type Value<T extends Taken> = T extends readonly (infer Word extends string)[] ? Word : string;

/** The filters that are set; without the others. */
type Filter<F extends Readonly<Record<string, Taken>>> = { readonly [K in keyof F]?: Value<F[K]> };

/** A filter that takes any words. */
export const anyWords = (): boolean => true;

/** Reads the filters of an address. Anybody can write one: a value that a filter does not take counts as none. */
export function readFilter<const F extends Readonly<Record<string, Taken>>>(
  search: URLSearchParams,
  filters: F,
): Filter<F> {
  const set = Object.entries<Taken>(filters).flatMap(([name, taken]) => {
    const text = (search.get(name) ?? '').trim();
    const isTaken = typeof taken === 'function' ? taken(text) : taken.includes(text);
    return text !== '' && isTaken ? [[name, text] as const] : [];
  });
  return Object.fromEntries(set) as Filter<F>;
}

/** Returns the address with other values: an empty one is left out, and without a page it is the first. */
export function withValues(
  search: URLSearchParams,
  values: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ page: 1, ...values }))
    if (value && !(name === 'page' && value === 1)) next.set(name, String(value));
    else next.delete(name);
  return next;
}

/**
 * Returns the page and the filters of a list, which the address has: `?kind=SIGN_IN&from=2026-01-01&page=2`. `go` sets
 * some of them, and takes a filter away with an empty value.
 */
export function useListAddress<const F extends Readonly<Record<string, Taken>>>(filters: F) {
  const [search, setSearch] = useSearchParams();
  const go = useCallback(
    (
      values: { readonly [K in keyof F]?: Value<F[K]> | '' | undefined } & { readonly page?: number },
      options?: NavigateOptions,
    ) => setSearch((now) => withValues(now, values), options),
    [setSearch],
  );
  return { page: pageNumber(search.get('page')), filter: readFilter(search, filters), go };
}

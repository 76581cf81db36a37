import { QueryClient } from '@tanstack/react-query';

/**
 * What was fetched counts as fresh for half a minute and is fetched again when the page comes back into view.
 * Failed calls are repeated by the HTTP client, which knows which ones may be; not here as well. A save without a
 * network fails at once instead of waiting without a word: the form then says so and keeps what was typed.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: false, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

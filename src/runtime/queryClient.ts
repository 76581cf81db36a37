import { QueryClient } from '@tanstack/react-query';
import { keepFailures, refetchOnReconnect } from './failures/refetchOnReconnect.ts';

/**
 * Caches the answers of the server: they count as fresh for half a minute and are fetched again when the page comes
 * back into view. Failed calls are repeated by the HTTP client, which knows which ones may be; not here as well.
 * Without a network a call fails at once instead of waiting silently: a form says so and keeps its input, a page that
 * cannot be read says so too and continues automatically.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: false,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

keepFailures(queryClient);
refetchOnReconnect(queryClient);

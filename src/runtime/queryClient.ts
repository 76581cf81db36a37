import { QueryClient } from '@tanstack/react-query';
import { keepFailures, refetchOnReconnect } from './failures/refetchOnReconnect.ts';
import { dropWhatIsRefused, freshFor } from './freshness.ts';

/**
 * Caches the answers of the server: they count as fresh for half a minute on the page that asked, and are fetched again
 * when another page is opened that needs them or the page comes back into view. Failed calls are repeated by the HTTP client, which knows which ones may be; not here as well.
 * Without a network a call fails at once instead of waiting silently: a form says so and keeps its input, a page that
 * cannot be read says so too and continues automatically.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshFor,
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
dropWhatIsRefused(queryClient);

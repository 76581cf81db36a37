import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Has every page of animals, and the account of their owner, ask again for what may have changed. */
export function useRefreshAnimals(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: ['animal'] });
    await client.invalidateQueries({ queryKey: ['ownerAccount'] });
  }, [client]);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../../../dataProvider/index.ts';
import { getSetupState, type SetupState } from '../../../../resources/figures/setup/calls.ts';

const queryKey = ['setup'];

/** Reads the setup list as the server finds it now; `take` puts the answer of a call in its place. */
export function useSetup() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(getSetupState, undefined, { signal }),
  });
  const take = useCallback((state: SetupState) => client.setQueryData(queryKey, state), [client]);
  return { ...query, take };
}

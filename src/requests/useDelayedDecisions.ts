import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { callApi } from '../../dataProvider/index.ts';
import {
  ownDelayedDecisions,
  takeBackDecision,
  type DelayedDecision,
} from '../../resources/common/delayedDecision/calls.ts';

/** Milliseconds between two looks while a decision waits or is being carried out. */
const LOOK_MS = 1_000;
const KEY = ['delayedDecisions'];

const isUnderWay = ({ state }: DelayedDecision): boolean => state !== 'DONE';

/** The own decisions on several records of a module: waiting, or only just carried out. */
export function useDelayedDecisions(module: string, onDone: () => void) {
  const client = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(ownDelayedDecisions, undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_MS : false),
    retry: false,
  });
  const decisions = data.filter((one) => one.module === module);
  const done = decisions
    .filter((one) => !isUnderWay(one))
    .map(({ id }) => id)
    .join();
  // What the page shows of those records is outdated once they are decided.
  useEffect(() => {
    if (done !== '') onDone();
  }, [done, onDone]);
  const look = useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client]);
  const takeBack = useCallback(
    async (id: number) => {
      try {
        await callApi(takeBackDecision, { params: { id } });
      } finally {
        await look();
      }
    },
    [look],
  );
  return { decisions, takeBack, look };
}

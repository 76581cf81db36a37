import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { may } from '../../../authProvider/authProvider.ts';
import { callApi } from '../../../dataProvider/index.ts';
import { addLabel, removeLabel } from '../../../resources/common/label/calls.ts';
import { getRequestsOverview, type QueueState } from '../../../resources/common/request/overview.ts';
import { useNotifiedSubmission } from '../../runtime/submission/useNotifiedSubmission.ts';
import { useRequestType } from '../requestType.ts';

/** The key under which the overview of all queues is kept. */
export const OVERVIEW_KEY = ['requestsOverview'] as const;

/** Asks how the open requests of each type stand. */
export const overviewQuery = {
  queryKey: OVERVIEW_KEY,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => callApi(getRequestsOverview, {}, { signal }),
} as const;

/** One label and how many open requests have it. */
export interface LabelInUse {
  readonly value: string;
  readonly count: number;
}

/** Returns the labels in use on all types together, those of most requests first; upper and lower case are one. */
export function labelsOf(queues: readonly QueueState[]): readonly LabelInUse[] {
  const found = new Map<string, LabelInUse>();
  for (const { value, count } of queues.flatMap(({ labels }) => labels)) {
    const key = value.toLowerCase();
    const before = found.get(key);
    found.set(key, { value: before?.value ?? value, count: (before?.count ?? 0) + count });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

/** Returns the labels in use, for suggestions and filters, once they are wanted. */
export function useLabelsInUse(enabled: boolean): readonly LabelInUse[] {
  const { data = [] } = useQuery({ ...overviewQuery, enabled: enabled && may('LIST_LABELS') });
  return labelsOf(data);
}

/** Returns what adds a label to a request of this type, and what removes one. */
export function useChangeLabels(id: number) {
  const { request, resource } = useRequestType();
  const queryClient = useQueryClient();
  const { run, isBusy } = useNotifiedSubmission();
  const { objectType } = request;
  const change = useCallback(
    (send: () => Promise<unknown>) =>
      run(async () => {
        await send();
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: [resource] }),
          queryClient.invalidateQueries({ queryKey: OVERVIEW_KEY }),
        ]);
      }),
    [run, queryClient, resource],
  );
  return {
    isBusy,
    add: (value: string) => change(() => callApi(addLabel, { body: { objectType, objectId: id, value } })),
    remove: (value: string) =>
      change(() => callApi(removeLabel, { query: { objectType, objectId: id, value } })),
  };
}

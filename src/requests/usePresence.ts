import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { may } from '../../authProvider/authProvider.ts';
import { callApi } from '../../dataProvider/index.ts';
import {
  endPresence,
  keepPresence,
  searchPresence,
  type Present,
} from '../../resources/common/presence/calls.ts';
import type { AnyRequest } from '../../resources/kit/request.ts';
import { PRESENCE_BEAT_MS, type QueueModule } from '../../resources/common/presence/queues.ts';

const NOBODY: readonly Present[] = [];

/**
 * Reports every 20 seconds that this user has a record of a queue open, until the page is left, and returns the
 * others who have. Nothing is reported by users who do not decide.
 */
export function usePresence(type: AnyRequest, id: number, enabled: boolean): readonly Present[] {
  const module = type.name as QueueModule;
  const reports = enabled && may(type.request.decide);
  const { data = NOBODY } = useQuery({
    queryKey: ['presence', module, 'record', id],
    queryFn: ({ signal }) => callApi(keepPresence, { params: { module, id } }, { signal }),
    enabled: reports,
    refetchInterval: PRESENCE_BEAT_MS,
    refetchOnMount: 'always',
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    if (!reports) return undefined;
    // Where this does not arrive, the server forgets the user a minute after the last report.
    return () => void callApi(endPresence, { params: { module, id } }).catch(() => undefined);
  }, [reports, module, id]);
  return reports ? data : NOBODY;
}

/** The records of a queue that others have open, by id. */
export function useOpenRecords(type: AnyRequest): ReadonlyMap<number, readonly Present[]> {
  const module = type.name as QueueModule;
  const { data = NOBODY } = useQuery({
    queryKey: ['presence', module, 'queue'],
    queryFn: ({ signal }) => callApi(searchPresence, { params: { module } }, { signal }),
    enabled: may(type.request.decide),
    refetchInterval: PRESENCE_BEAT_MS,
    refetchOnMount: 'always',
    retry: false,
  });
  return byRecord(data);
}

function byRecord(all: readonly Present[]): Map<number, Present[]> {
  const found = new Map<number, Present[]>();
  for (const one of all) found.set(one.recordId, [...(found.get(one.recordId) ?? []), one]);
  return found;
}

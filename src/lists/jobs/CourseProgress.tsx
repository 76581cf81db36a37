import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { JobProgress } from './JobProgress.tsx';

interface Course {
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
}

interface CourseProgressProps {
  /** What kind of record gets further, and which. */
  readonly of: readonly [string, number];
  /** The state in which the page read the record. */
  readonly state: string;
  /** The record's name, read out with its progress. */
  readonly name: string;
  readonly ask: (signal: AbortSignal) => Promise<Course>;
  /** The record is in another state than the page read. */
  readonly onNews: () => void;
}

/** How often the server is asked when the live stream says nothing, in milliseconds. */
const ASK_AGAIN_MS = 2_000;

/** How far a record is that a job works on; says when its state is not as it was read. */
export function CourseProgress({ of, state, name, ask, onNews }: CourseProgressProps) {
  const { data, dataUpdatedAt } = useQuery({
    // Below the key that the live stream has asked again when one of the user's jobs gets further. With the state, for an
    // answer that was read in an earlier step says nothing of this one.
    queryKey: ['jobs', 'own', ...of, state],
    queryFn: ({ signal }) => ask(signal),
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
  });
  const news = useEffectEvent(onNews);
  const isOther = data !== undefined && data.state !== state;
  // With every answer that differs, for the record may have been read just before it changed.
  useEffect(() => {
    if (isOther) news();
  }, [isOther, dataUpdatedAt]);
  return <JobProgress name={name} done={data?.done ?? 0} total={data?.total ?? null} />;
}

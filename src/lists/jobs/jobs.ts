import type { UseQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../resources/kit/call.ts';
import { allJobs, ownJobs } from '../../../resources/work/job/calls.ts';

type OwnPage = AnswerOf<typeof ownJobs>;

/** A job as lists show it; of another user, with the name of that user. */
export type ListedJob = OwnPage['content'][number] & { readonly userName?: string };

/** A page of jobs. */
export interface JobPage extends Omit<OwnPage, 'content'> {
  readonly content: readonly ListedJob[];
}

/** What the states of jobs mean at a glance. */
export const JOB_TONES = {
  WAITING: 'waiting',
  RUNNING: 'info',
  DONE: 'good',
  FAILED: 'bad',
  CANCELED: 'neutral',
} as const;

/** Jobs on a page. */
export const JOBS_A_PAGE = 10;

/** The query of a page of jobs, which the live stream has asked again when one gets further. */
export const jobsQuery = (whose: 'own' | 'all', page: number): UseQueryOptions<JobPage> => ({
  queryKey: ['jobs', whose, page],
  queryFn: ({ signal }) => {
    const query = { currentPage: page - 1, itemsPerPage: JOBS_A_PAGE };
    return whose === 'all'
      ? callApi(allJobs, { query }, { signal })
      : callApi(ownJobs, { query }, { signal });
  },
  staleTime: 0,
});

/** Whether a job waits or runs. */
export const isOpen = ({ state }: Pick<ListedJob, 'state'>): boolean =>
  state === 'WAITING' || state === 'RUNNING';

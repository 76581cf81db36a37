import { z } from 'zod';
import { JOB_ACTS, JOB_STATES } from '../../kit/job.ts';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { queryWords } from '../../kit/calls/query.ts';
import { byId } from '../../kit/values/ids.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { SEES_ALL_JOBS } from './access.ts';

const job = z.object({
  id: z.int(),
  /** Of its declaration, by which pages name it. */
  name: impersonal(z.string()),
  /** What it does, and with the records of which module. */
  act: z.enum(JOB_ACTS),
  of: z.string(),
  /** What it is about, as its user called it: a file, a template. */
  subject: z.string().nullable(),
  state: z.enum(JOB_STATES),
  /** It ends with its next batch. */
  isCancelAsked: z.boolean(),
  /** Units that are worked on, and how many there are; null as long as that is not known. */
  done: z.int(),
  total: z.int().nullable(),
  creationTimestamp: z.iso.datetime(),
  startTimestamp: z.iso.datetime().nullable(),
  endTimestamp: z.iso.datetime().nullable(),
  /** The code of why it failed, and values of its sentence. */
  error: z.string().nullable(),
  errorDetails: impersonal(z.record(z.string(), z.unknown())).nullable(),
  /** Numbers of its result, by the names that its texts give them. */
  counts: z.record(z.string(), z.number()).nullable(),
  /** The page that shows its result. */
  path: z.string().nullable(),
  /** Until when its file can be downloaded; null where it has none, or none any more. */
  fileExpirationTimestamp: z.iso.datetime().nullable(),
});

const query = z.strictObject({
  ...pageQuery(['id'], 50),
  state: queryWords(JOB_STATES),
});

export const ownJobs = defineCall({
  name: 'ownJobs',
  method: 'GET',
  path: '/jobs',
  access: 'SIGNED_IN',
  summary: 'Lists the own jobs, newest first: how far they are, and what came of them',
  query,
  answer: pageOf(job),
  reads: 'OWN_DATA',
  background: true,
});

export const allJobs = defineCall({
  name: 'allJobs',
  method: 'GET',
  path: '/jobs/all',
  access: SEES_ALL_JOBS,
  summary:
    'Lists the jobs of all users, newest first, with the accounts that they belong to; not their results',
  query,
  answer: pageOf(job.extend({ userId: z.int(), userName: personal(z.string()) })),
  reads: { objectType: 'job', action: 'SEARCH', onlyFound: true },
  background: true,
});

export const countOpenJobs = defineCall({
  name: 'countOpenJobs',
  method: 'GET',
  path: '/jobs/open',
  access: 'SIGNED_IN',
  summary: 'How many of the own jobs wait or run',
  answer: z.object({ open: z.int() }),
  background: true,
});

export const cancelJob = defineCall({
  name: 'cancelJob',
  method: 'POST',
  path: '/jobs/:id/cancel',
  access: 'SIGNED_IN',
  failure: 'ERROR_CANCEL_JOB',
  summary:
    'Ends a job before it is done: at once where it waits, after its batch where it runs. What its batches did stays',
  params: byId,
  answer: z.object({}),
  errors: ['NOT_FOUND', 'JOB_HAS_ENDED'],
});

export const retryJob = defineCall({
  name: 'retryJob',
  method: 'POST',
  path: '/jobs/:id/retry',
  access: 'SIGNED_IN',
  failure: 'ERROR_RETRY_JOB',
  summary:
    'Has a job that failed or was canceled go on where its last batch ended, with the rights that its user has now',
  params: byId,
  answer: z.object({}),
  errors: ['NOT_FOUND', 'JOB_HAS_NOT_FAILED', 'DOCUMENT_NOT_FOUND', 'TOO_MANY_JOBS'],
});

export const jobFile = defineCall({
  name: 'jobFile',
  method: 'GET',
  path: '/jobs/:id/file',
  access: 'SIGNED_IN',
  summary: 'The file that an own job has made, as it is; kept for the term of its kind',
  params: byId,
  reads: { objectType: 'job', action: 'EXPORT' },
  media: ['application/octet-stream'],
  errors: ['DOCUMENT_NOT_FOUND'],
  notWhileImpersonating: true,
});

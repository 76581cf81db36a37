import type { JobCode } from '../../../../resources/work/job/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const jobErrors = {
  TOO_MANY_JOBS: 'You have too many jobs open. Wait until one ends, or cancel one of them.',
  JOB_HAS_ENDED: 'The job has ended already.',
  JOB_HAS_NOT_FAILED: 'Only a job that failed or was cancelled can be tried again.',
  JOB_RIGHT_LOST: 'The account that started the job no longer has permission to do it.',
  JOB_KEEPS_STOPPING: 'The job was interrupted several times without getting any further. Contact support.',
  JOB_FAILED: 'An unexpected error stopped the job. Try again; if it fails once more, contact support.',
  JOB_WAS_CANCELED: 'The job was cancelled before.',
  ERROR_START_JOB: 'The job could not be started.',
  ERROR_CANCEL_JOB: 'The job could not be cancelled.',
  ERROR_RETRY_JOB: 'The job could not be tried again.',
} satisfies CodeTexts<JobCode>;

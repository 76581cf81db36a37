/** Refusals of jobs, and why jobs fail. */
export type JobCode =
  | 'TOO_MANY_JOBS'
  | 'JOB_HAS_ENDED'
  | 'JOB_HAS_NOT_FAILED'
  | 'JOB_RIGHT_LOST'
  | 'JOB_KEEPS_STOPPING'
  | 'JOB_FAILED'
  | 'JOB_WAS_CANCELED'
  | 'ERROR_START_JOB'
  | 'ERROR_CANCEL_JOB'
  | 'ERROR_RETRY_JOB';

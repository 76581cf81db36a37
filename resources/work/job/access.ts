import type { Access } from '../../kit/access.ts';

/** Days for which a job is listed after its end. */
export const JOB_LISTED_DAYS = 90;

/** Who sees the jobs of all users, and may cancel and retry them. */
export const SEES_ALL_JOBS = 'RUN_OPERATION' satisfies Access;

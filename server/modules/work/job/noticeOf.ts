import { jobs } from '../../../../resources/generated/jobs.ts';

/** The values of a notification about a job, by which its page names it. */
export function noticeOf(name: string, subject: string | null): Readonly<Record<string, string>> {
  const { act = '', of = '' } = jobs.find((job) => job.name === name) ?? {};
  return { job: name, act, of, subject: subject === null ? '' : ` (${subject})` };
}

import { z } from 'zod';
import type { ModuleName } from '../generated/moduleNames.ts';
import type { Access } from './access.ts';
import { defineCall } from './call.ts';
import { toKebab } from './names.ts';

/** What jobs do with the records of a module, or with what their own texts name. Each has its words in both languages. */
export const JOB_ACTS = [
  'IMPORT',
  'EXPORT',
  'ISSUE',
  'CHECK',
  'RECALCULATE',
  'CHANGE',
  'DELETE',
  'SEND',
] as const;
export type JobAct = (typeof JOB_ACTS)[number];

/** The states of a job, in the order in which it passes them; the last three are ends. */
export const JOB_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELED'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The result of a job: a file that its user downloads, a page of the register, or nothing but its counts. */
export type JobResult = 'FILE' | 'PAGE' | 'COUNTS';

/** Long work that runs after the call that asked for it. Done by `server/modules/<area>/<module>/jobs/<name>.ts`. */
export interface Job<Name extends string = string, Input extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly act: JobAct;
  /** The module whose records it works on: names the job, and what its progress counts. */
  readonly of: ModuleName;
  /** Who may start it. Asked again when it runs: a right that was lost in between ends it. */
  readonly requires: Access;
  readonly input: Input;
  /** Takes long or much memory: one of them at a time in a process, beside the light ones. */
  readonly heavy?: true;
  /** Only one of the job at a time, on all servers. */
  readonly oneAtATime?: true;
  /** Before (above 0) or after (below 0) other jobs that wait. */
  readonly priority?: number;
  readonly result: { readonly kind: JobResult; readonly keptDays: number };
}

/** A job that has a call of its own which starts it; other jobs are started by other calls alone. */
export interface StartableJob<Name extends string = string, Input extends z.ZodType = z.ZodType> extends Job<
  Name,
  Input
> {
  /** What the call does, in one sentence of the API's document, which a page comes without. */
  readonly startCall: { readonly summary: string };
}

/** Declares a job. */
export function defineJob<const Name extends string, Input extends z.ZodType>(
  job: StartableJob<Name, Input>,
): StartableJob<Name, Input>;
export function defineJob<const Name extends string, Input extends z.ZodType>(
  job: Job<Name, Input>,
): Job<Name, Input>;
export function defineJob(job: Job): Job {
  return job;
}

export type JobInput<J> = J extends Job<string, infer Input> ? z.output<Input> : never;

export const isStartable = (job: Job): job is StartableJob => 'startCall' in job;

/** The call that starts a job. */
export const startCallOf = <Input extends z.ZodType>({
  name,
  startCall,
  requires,
  input,
}: StartableJob<string, Input>) =>
  defineCall({
    ...startCall,
    name: `start${name[0]!.toUpperCase()}${name.slice(1)}`,
    method: 'POST',
    path: `/jobs/${toKebab(name)}`,
    access: requires,
    failure: 'ERROR_START_JOB',
    body: input,
    answer: z.object({ id: z.number().int() }),
    errors: ['TOO_MANY_JOBS', 'DOCUMENT_NOT_FOUND'],
  });

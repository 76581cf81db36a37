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
  /** One sentence for the API's documentation; without it only other calls start the job. */
  readonly summary?: string;
  /** Takes long or much memory: one of them at a time in a process, beside the light ones. */
  readonly heavy?: true;
  /** Only one of the job at a time, on all servers. */
  readonly oneAtATime?: true;
  /** Before (above 0) or after (below 0) other jobs that wait. */
  readonly priority?: number;
  readonly result: { readonly kind: JobResult; readonly keptDays: number };
}

/** Declares a job. */
export const defineJob = <const Name extends string, Input extends z.ZodType>(
  job: Job<Name, Input>,
): Job<Name, Input> => job;

export type JobInput<J> = J extends Job<string, infer Input> ? z.output<Input> : never;

/** The call that starts a job; nothing for one that only other calls start. */
export const startCallOf = ({ name, summary, requires, input }: Job) =>
  summary === undefined
    ? undefined
    : defineCall({
        name: `start${name[0]!.toUpperCase()}${name.slice(1)}`,
        method: 'POST',
        path: `/jobs/${toKebab(name)}`,
        access: requires,
        failure: 'ERROR_START_JOB',
        summary,
        body: input,
        answer: z.object({ id: z.number().int() }),
        errors: ['TOO_MANY_JOBS', 'DOCUMENT_NOT_FOUND'],
      });

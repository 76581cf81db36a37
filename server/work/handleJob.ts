import type { Job, JobInput, JobState } from '../../resources/kit/job.ts';
import type { Services, SignedInCaller } from '../context.ts';
import type { Queryable, Tx } from '../db/db.ts';
import type { Write } from '../write/openWrite.ts';

/** What a batch has done. */
export interface BatchResult<Position> {
  /** Units of this batch. */
  readonly done: number;
  /** The number of all units, once it is known. */
  readonly total?: number;
  /** Where the next batch begins, also after a restart. */
  readonly position?: Position;
}

/** An open batch: its writes, its part of the result and its progress are committed together, or not at all. */
export interface Batch extends Write<SignedInCaller> {
  /** Adds to the file that is the job's result. */
  readonly append: (bytes: string | Uint8Array) => Promise<void>;
}

/** A job while it runs. */
export interface RunningJob<J extends Job, Position = unknown> {
  readonly id: number;
  readonly input: JobInput<J>;
  /** Its user with the rights of now. */
  readonly caller: SignedInCaller;
  readonly services: Services;
  /** Where the last batch ended; undefined for a job that begins. */
  readonly position: Position | undefined;
  /** What it is about, as it was said when it was started. */
  readonly subject: string | null;
  /**
   * Runs one batch in a transaction of its own. Short ones (some 50 ms) keep other calls fast. Throws when the job was
   * canceled or the server stops: a handler lets that pass. Returns what the batch has done, once it is committed.
   */
  readonly batch: (work: (batch: Batch) => Promise<BatchResult<Position>>) => Promise<BatchResult<Position>>;
}

/** What a job that is done leaves. */
export interface JobOutcome {
  /** Numbers by name, which the job's texts name (`counts`). */
  readonly counts?: Readonly<Record<string, number>>;
  /** Names the file that its batches have written. */
  readonly file?: { readonly filename: string; readonly type: string };
  /** The page that shows its result. */
  readonly path?: string;
}

/** A declared job and the code that does it. */
export interface JobHandler {
  readonly job: Job;
  // Each handler knows its own input and position.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly run: (running: RunningJob<any, any>) => Promise<JobOutcome>;
  /** The ids of uploaded files in its input, which are kept as long as it needs them. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly files?: (input: any) => readonly string[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly ended?: (services: Services, tx: Tx, end: JobEnd<any>) => Promise<void>;
  readonly notifies?: true;
  /** What a job is about, in the words of its user. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly subject?: (tx: Queryable, input: any) => Promise<string | undefined>;
}

/** How a job ended. */
export interface JobEnd<J extends Job = Job> {
  readonly id: number;
  readonly name: string;
  readonly userId: number;
  readonly input: JobInput<J>;
  readonly subject: string | null;
  readonly isOwed: boolean;
  readonly state: Extract<JobState, 'DONE' | 'FAILED' | 'CANCELED'>;
  /** The code of why it failed. */
  readonly error?: string | undefined;
}

/** What is known of a job beside its code. */
interface JobFacts<J extends Job> {
  /** What follows from its end, in the same transaction. */
  readonly ended?: (services: Services, tx: Tx, end: JobEnd<J>) => Promise<void>;
  /** What follows notifies its user: no general notification is sent. */
  readonly notifies?: true;
  readonly files?: (input: JobInput<J>) => readonly string[];
  readonly subject?: (tx: Queryable, input: JobInput<J>) => Promise<string | undefined>;
}

/**
 * Does a job, in batches. It may be killed at any moment and is run again, then beginning at `position`: a batch that
 * was committed is not repeated. A `Refusal` ends it with its code; any other error has it tried again.
 */
export const handleJob = <J extends Job, Position = unknown>(
  job: J,
  run: (running: RunningJob<J, Position>) => Promise<JobOutcome>,
  facts: JobFacts<J> = {},
): JobHandler => ({ job, run, ...facts });

import sql from 'sql-template-tag';
import type { KeptCaller } from '../auth/session.ts';
import { findOne, type Queryable } from '../db/db.ts';

/** A job as its run begins. */
export interface JobRow {
  readonly id: number;
  readonly name: string;
  readonly userId: number;
  readonly caller: KeptCaller;
  readonly input: unknown;
  readonly subject: string | null;
  readonly position: unknown;
  readonly isOwed: boolean;
  readonly isCancelAsked: boolean;
  /** Runs since the last batch that was committed, this one included. */
  readonly tries: number;
  readonly run: number;
}

/** Begins a run of a job that has not ended. An earlier run on a server that was cut off commits nothing any more. */
export const beginRun = (db: Queryable, id: number): Promise<JobRow | undefined> =>
  findOne<JobRow>(
    db,
    sql`update job set state = 'RUNNING', start_timestamp = coalesce(start_timestamp, now()), tries = tries + 1, run = run + 1
      where id = ${id} and end_timestamp is null
      returning id, name, user_id, caller, input, subject, position, is_owed, is_cancel_asked, tries, run`,
  );

/** Locks a job for a batch of its run; undefined where it has ended, or another run has begun. */
export const lockRun = (tx: Queryable, { id, run }: Pick<JobRow, 'id' | 'run'>) =>
  findOne<{ readonly isCancelAsked: boolean }>(
    tx,
    sql`select is_cancel_asked from job where id = ${id} and run = ${run} and end_timestamp is null for update`,
  );

/** Has a job wait for its next run. One that the server interrupted has not failed. */
export const waitForRun = (db: Queryable, { id, run }: JobRow, { isFault }: { readonly isFault: boolean }) =>
  db.query(sql`update job set state = 'WAITING', tries = greatest(0, tries - ${isFault ? 0 : 1})
    where id = ${id} and run = ${run} and end_timestamp is null`);

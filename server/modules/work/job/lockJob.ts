import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import type { JobState } from '../../../../resources/kit/job.ts';
import { SEES_ALL_JOBS } from '../../../../resources/work/job/access.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';

/** A job that a call changes. */
interface LockedJob {
  readonly id: number;
  readonly name: string;
  readonly userId: number;
  readonly subject: string | null;
  readonly isOwed: boolean;
  readonly state: JobState;
  readonly endTimestamp: string | null;
}

/** Locks a job of the caller, or of any user where the caller sees all; nothing for any other. */
export const lockJob = (
  tx: Queryable,
  id: number,
  { actor }: SignedInCaller,
): Promise<LockedJob | undefined> =>
  findOne<LockedJob>(
    tx,
    sql`select id, name, user_id, subject, is_owed, state, end_timestamp from job
      where id = ${id} and (${allows(SEES_ALL_JOBS, actor)} or (user_id = ${actor.id} and not is_owed)) for update`,
  );

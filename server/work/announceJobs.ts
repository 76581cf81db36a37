import type { Tx } from '../db/db.ts';
import { announce } from '../stream/announce.ts';

/** Has the pages of a job's user show how far it is, and those of the users who see all jobs. */
export function announceJobs(tx: Pick<Tx, 'afterCommit'>, userId: number): void {
  announce(tx, { topic: 'jobs', users: [userId] });
  announce(tx, { topic: 'allJobs' });
}

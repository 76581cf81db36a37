import sql from 'sql-template-tag';
import type { Job, JobInput } from '../../resources/kit/job.ts';
import { auditRows } from '../audit/writer.ts';
import type { KeptCaller } from '../auth/session.ts';
import type { SignedInCaller } from '../context.ts';
import { getOne, type Queryable, type Tx } from '../db/db.ts';
import { json } from '../db/sql.ts';
import { conflict, Refusal } from '../errors.ts';
import { wakeAfter } from '../jobs/outbox.ts';
import { announceJobs } from './announceJobs.ts';

/** Kinds of the outbox rows of jobs: light ones run beside each other, of the heavy ones one at a time in a process. */
export const LIGHT_JOB = 'JOB';
export const HEAVY_JOB = 'HEAVY_JOB';

/** Jobs that an account may have waiting or running. */
export const MAX_OPEN_JOBS = 20;

/** What is said of a job beside its input. */
export interface JobStart {
  /** What it is about, in the words of the user: the name of a file or a template. */
  readonly subject?: string | undefined;
  /** The number of units that it will work on, where that is known. */
  readonly total?: number | undefined;
  /** It follows from a decision: it is done whatever becomes of the account of who decided. */
  readonly isOwed?: boolean | undefined;
  /** Of the jobs with this key only one runs at a time, on all servers. */
  readonly runKey?: string | undefined;
}

/** Adds the row of the outbox that has a job run. */
export async function queueJob(tx: Tx, jobId: number): Promise<void> {
  await tx.query(sql`
    insert into outbox (kind, payload, job_id, user_id, run_key, priority)
    select case when is_heavy then ${HEAVY_JOB} else ${LIGHT_JOB} end, ${json({ jobId })}, id, user_id, run_key, priority
    from job where id = ${jobId}`);
  wakeAfter(tx);
}

/** Has a job that waits end at once: the next free server takes it, however many heavy ones it has. */
export async function hurryJob(tx: Tx, jobId: number): Promise<void> {
  await tx.query(sql`update outbox set kind = ${LIGHT_JOB}, run_key = null, priority = 100, next_attempt = now()
    where job_id = ${jobId} and done_timestamp is null and not is_running`);
  wakeAfter(tx);
}

/**
 * Starts a job in the transaction of a write: it runs once that has committed, in the name of the caller with the
 * rights of that moment. A rollback leaves nothing of it. Returns its id.
 * @throws Refusal 404 DOCUMENT_NOT_FOUND where its input names an uploaded file that is not there, or not the caller's
 */
export async function startJob<J extends Job>(
  { tx, caller }: { readonly tx: Tx; readonly caller: SignedInCaller },
  job: J,
  input: JobInput<J>,
  { subject, total, isOwed = false, runKey }: JobStart = {},
): Promise<number> {
  const { actor, ip, userAgent, scopeEntityIds } = caller;
  const kept: KeptCaller = { actor, ip, userAgent, scopeEntityIds };
  const { id } = await getOne<{ id: number }>(
    tx,
    sql`insert into job (name, user_id, caller, input, subject, total, is_owed, is_heavy, run_key, priority)
      values (${job.name}, ${actor.id}, ${json(kept)}, ${json(input)}, ${subject ?? null}, ${total ?? null}, ${isOwed}, ${job.heavy ?? false},
        ${runKey ?? (job.oneAtATime ? job.name : null)}, ${job.priority ?? 0})
      returning id`,
  );
  await queueJob(tx, id);
  const details = { name: job.name, ...(subject !== undefined && { subject }) };
  tx.atCommit(auditRows(caller, [{ action: 'JOB_STARTED', objectType: 'job', objectId: id, details }]));
  announceJobs(tx, actor.id);
  return id;
}

/** Refuses an account that has as many jobs open as one may have. */
export async function refuseTooManyJobs(tx: Queryable, userId: number): Promise<void> {
  const { open } = await getOne<{ open: number }>(
    tx,
    sql`select count(*)::int as open from job where user_id = ${userId} and end_timestamp is null`,
  );
  if (open >= MAX_OPEN_JOBS) throw conflict('TOO_MANY_JOBS');
}

/** Gives uploaded files to a job: they are kept as long as it needs them. */
export async function claimFiles(
  tx: Queryable,
  jobId: number,
  userId: number,
  fileIds: readonly string[],
): Promise<void> {
  const claimed = await tx.query(sql`
    update large_file set job_id = ${jobId}, expiration_timestamp = null
    where id = any(${[...fileIds]}::text[]) and user_id = ${userId} and job_id is null and not is_result
    returning id`);
  if (claimed.length < new Set(fileIds).size) throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
}

import sql from 'sql-template-tag';
import { z } from 'zod';
import { defineJob, type Job } from '../../../../resources/kit/job.ts';
import type { Services } from '../../../../server/context.ts';
import type { Db } from '../../../../server/db/db.ts';
import { findCallerNow } from '../../../../server/auth/session.ts';
import { handleJob, type JobHandler } from '../../../../server/work/handleJob.ts';
import { startJob } from '../../../../server/work/startJob.ts';

/** A job of tests: writes the numbers up to a last one, each in a batch, and a line of its file for each. */
export const countUp = defineJob({
  name: 'countUp',
  act: 'CHECK',
  of: 'breed',
  requires: 'WRITE_BREED',
  input: z.strictObject({ last: z.int().max(10_000) }),
  heavy: true,
  result: { kind: 'FILE', keptDays: 15 },
});

/** The same, of which one runs at a time on all servers. */
export const countAlone = defineJob({ ...countUp, name: 'countAlone', oneAtATime: true });

/** A light one. */
export const countLight = defineJob({ ...countUp, name: 'countLight', heavy: undefined! });

export type CountingJob = Job<string, typeof countUp.input>;

/** What a test sees and does while a job counts. */
export interface CountWatch {
  readonly counted?: (jobId: number, n: number) => Promise<void> | void;
}

/** Makes the table that counting jobs write to. */
export const makeCountTable = (db: Db) =>
  db.script('create table if not exists counted (job_id bigint, n int, unique (job_id, n))');

/** The code of the counting jobs. */
export const countHandlers = ({ counted }: CountWatch = {}): readonly JobHandler[] =>
  [countUp, countAlone, countLight].map((job) =>
    handleJob<CountingJob, number>(job, async ({ id, input, position = 0, batch }) => {
      for (let n = position + 1; n <= input.last; n += 1) {
        await batch(async ({ tx, append }) => {
          await tx.query(sql`insert into counted values (${id}, ${n})`);
          await append(`${n}\n`);
          return { done: 1, total: input.last, position: n };
        });
        await counted?.(id, n);
      }
      return { counts: { numbers: input.last }, file: { filename: 'números.csv', type: 'text/csv' } };
    }),
  );

/** Starts a counting job in the name of a user. */
export async function startCount(
  services: Pick<Services, 'db' | 'settings'>,
  userId: number,
  last: number,
  job: CountingJob = countUp,
): Promise<number> {
  const entity = await services.db.query<{ entityId: number }>(
    sql`select entity_id from app_user where id = ${userId}`,
  );
  const kept = {
    actor: { id: userId, entity: { id: entity[0]!.entityId, name: '' }, impersonatorId: null },
    ip: '127.0.0.1',
    userAgent: null,
    scopeEntityIds: [],
  };
  const caller = await findCallerNow(services.db, kept as never, services.settings.productToken);
  return services.db.transaction((tx) => startJob({ tx, caller: caller! }, job, { last }));
}

import sql from 'sql-template-tag';
import type { Db } from '../../../db/db.ts';
import { logFault } from '../../../log/logFault.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';

/** Rows folded by one statement: short enough that the embedded database's only connection is free again soon. */
const AT_A_TIME = 20_000;

/** Folds the changes that have gathered into the sums. Several servers may: each takes rows that no other has. */
export async function applyCounterChanges(db: Db): Promise<number> {
  const [folded] = await db.query<{ n: number }>(sql`
    with gone as (
      delete from tally_change where id in (
        select id from tally_change order by id limit ${AT_A_TIME} for update skip locked)
      returning measure, entity_id, month, part, change),
    folded as (
      insert into tally (measure, entity_id, month, part, count)
      select measure, entity_id, month, part, sum(change) from gone
      group by measure, entity_id, month, part order by measure, entity_id, month, part
      on conflict (measure, entity_id, month, part) do update set count = tally.count + excluded.count)
    select count(*)::int as n from gone`);
  return folded?.n ?? 0;
}

/** Folds on a timer, until nothing is left each time. */
export function startCounterJob(
  db: Db,
  { everyMs = 60_000, onError = (error: unknown) => logFault('counters', error) } = {},
): Schedule {
  const foldAll = async (): Promise<void> => {
    while ((await applyCounterChanges(db)) === AT_A_TIME);
  };
  return startSchedule(foldAll, everyMs, onError);
}

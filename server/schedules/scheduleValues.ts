import sql, { empty } from 'sql-template-tag';
import type { AnyModule } from '../../resources/kit/module.ts';
import { nextRun, type ScheduleRule } from '../../resources/numbers/nextRuns.ts';
import type { KeptCaller } from '../auth/session.ts';
import type { SignedInCaller } from '../context.ts';
import { ident, json } from '../db/sql.ts';
import type { Tx } from '../db/db.ts';

/** What follows from a schedule that is saved: when it is next due; its failures are counted anew. */
export const scheduleValues = ({
  rule,
  active,
}: {
  readonly rule: ScheduleRule;
  readonly active: boolean;
}) => ({
  nextRunTimestamp: active ? nextRun(rule) : null,
  failureCount: 0,
});

/** Who a schedule runs as: rights are read again when it runs. */
const keptCaller = ({ actor, ip, userAgent, scopeEntityIds }: SignedInCaller): KeptCaller => ({
  actor,
  ip,
  userAgent,
  scopeEntityIds,
});

/**
 * Writes what no answer has: in whose name a schedule runs, and that no part of it has failed.
 * @param caller the one in whose name it runs from now on; without one it stays
 */
export async function keepSchedule(
  tx: Tx,
  { table }: Pick<AnyModule, 'table'>,
  id: number,
  caller: SignedInCaller | null,
): Promise<void> {
  const named = caller ? sql`, caller = ${json(keptCaller(caller))}` : empty;
  await tx.query(sql`update ${ident(table)} set failures = '{}'${named} where id = ${id}`);
}

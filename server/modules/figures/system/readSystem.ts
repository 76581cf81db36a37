import sql from 'sql-template-tag';
import {
  QUEUE_KINDS,
  readSystem,
  type QueueKind,
  type ServerProcess,
  type SystemStateAnswer,
} from '../../../../resources/figures/system/calls.ts';
import { DRILL_SECONDS, SYSTEM_LIMITS } from '../../../../resources/figures/system/limits.ts';
import type { Queryable } from '../../../db/db.ts';
import type { Standby } from '../../../db/standby.ts';
import { handleRead } from '../../../http/handle.ts';
import { readSystemState, type SystemState } from '../../../monitoring/systemState.ts';

const readProcesses = (db: Queryable): Promise<ServerProcess[]> =>
  db.query<ServerProcess>(sql`
    select id, host, pid, port, version, start_timestamp, seen_timestamp, is_draining, memory_bytes, loop_delay_ms,
      calls_in_progress, streams,
      seen_timestamp < now() - ${SYSTEM_LIMITS.silentSeconds} * interval '1 second' as is_silent
    from server_process order by host, port, start_timestamp`);

const kindOf = (kind: string): QueueKind => QUEUE_KINDS.find((known) => known === kind) ?? 'OTHER';

/** The queues as people call them. */
function namedQueues(queues: SystemState['queues']): SystemStateAnswer['queues'] {
  const named = new Map<QueueKind, SystemStateAnswer['queues'][number]>();
  for (const { kind: own, waiting, lateSeconds } of queues) {
    const kind = kindOf(own);
    const before = named.get(kind) ?? { kind, waiting: 0, lateSeconds: 0 };
    named.set(kind, {
      kind,
      waiting: before.waiting + waiting,
      lateSeconds: Math.max(before.lateSeconds, lateSeconds),
    });
  }
  return [...named.values()];
}

const atMost = (value: number | null, limit: number): boolean => value !== null && value <= limit;

/** What is as it should be, and what is not. */
function checksOf(
  state: SystemState,
  processes: readonly ServerProcess[],
  standby: Standby | null,
): SystemStateAnswer['checks'] {
  const silent = processes.filter(({ isSilent }) => isSilent).length;
  const late = Math.max(0, ...state.queues.map(({ lateSeconds }) => lateSeconds));
  const { backupSeconds, unsealedSeconds, standbyLagBytes, standbys, drillSeconds, brokenBounds } = state;
  return [
    { name: 'PROCESSES', isGood: silent === 0, value: silent },
    { name: 'QUEUES', isGood: atMost(late, SYSTEM_LIMITS.lateSeconds), value: late },
    { name: 'JOBS', isGood: state.jobs.failedToday === 0, value: state.jobs.failedToday },
    { name: 'MAILS', isGood: state.failedMails === 0, value: state.failedMails },
    { name: 'BACKUP', isGood: atMost(backupSeconds, SYSTEM_LIMITS.backupSeconds), value: backupSeconds },
    { name: 'SEALS', isGood: atMost(unsealedSeconds, SYSTEM_LIMITS.unsealedSeconds), value: unsealedSeconds },
    ...(standbys > 0
      ? [
          {
            name: 'STANDBYS' as const,
            isGood: standbyLagBytes === null || standbyLagBytes <= SYSTEM_LIMITS.standbyLagBytes,
            value: standbyLagBytes,
          },
        ]
      : []),
    // Where one server has all, there is nothing to drill.
    ...(standbys > 0 || drillSeconds !== null
      ? [{ name: 'DRILL' as const, isGood: atMost(drillSeconds, DRILL_SECONDS), value: drillSeconds }]
      : []),
    ...(brokenBounds !== null
      ? [{ name: 'DRILL_BOUNDS' as const, isGood: brokenBounds === 0, value: brokenBounds }]
      : []),
    ...(standby
      ? [
          {
            name: 'STANDBY_READS' as const,
            isGood: standby.isRead,
            value: standby.lagSeconds === null ? null : Math.floor(standby.lagSeconds),
          },
        ]
      : []),
  ];
}

export const readSystemHandler = handleRead(readSystem, async ({ db, services }) => {
  const [state, processes] = await Promise.all([readSystemState(db), readProcesses(db)]);
  return {
    processes,
    queues: namedQueues(state.queues),
    checks: checksOf(state, processes, services.standby),
  };
});

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { logFault } from '../log/logFault.ts';
import { productVersion } from '../paths.ts';
import { startSchedule, type Schedule } from '../schedule.ts';

/** Milliseconds between two reports of a process. */
const INTERVAL_MS = 15_000;

/**
 * Reports this process to the database from time to time, until it ends: the page of the operator lists all of them, and
 * one that was killed is seen by its silence.
 */
export function startHeartbeat(app: FastifyInstance, port: number, everyMs = INTERVAL_MS): Schedule {
  const { db } = app.services;
  const id = randomUUID();
  const start = new Date().toISOString();
  const delay = monitorEventLoopDelay();
  delay.enable();
  const report = async (): Promise<void> => {
    const loopDelayMs = delay.percentile(99) / 1e6;
    delay.reset();
    const address = app.server.address();
    const ownPort = typeof address === 'object' && address !== null ? address.port : port;
    await db.query(sql`
      insert into server_process (id, host, pid, port, version, start_timestamp, is_draining, memory_bytes, loop_delay_ms,
        calls_in_progress, streams)
      values (${id}::uuid, ${hostname()}, ${process.pid}, ${ownPort}, ${productVersion}, ${start}::timestamptz,
        ${app.draining.isDraining}, ${process.memoryUsage.rss()}, ${Number.isFinite(loopDelayMs) ? loopDelayMs : 0},
        ${app.metrics.callsInProgress}, ${app.metrics.openStreams})
      on conflict (id) do update set seen_timestamp = now(), is_draining = excluded.is_draining,
        memory_bytes = excluded.memory_bytes, loop_delay_ms = excluded.loop_delay_ms,
        calls_in_progress = excluded.calls_in_progress, streams = excluded.streams`);
  };
  const onError = (error: unknown): void => logFault('the report of this process', error);
  void report().catch(onError);
  const schedule = startSchedule(report, everyMs, onError);
  return {
    stop: async () => {
      await schedule.stop();
      delay.disable();
      await db.query(sql`delete from server_process where id = ${id}::uuid`).catch(onError);
    },
  };
}

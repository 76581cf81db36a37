import type { FastifyInstance } from 'fastify';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type GaugeConfiguration,
} from 'prom-client';
import type { Db } from '../db/db.ts';
import type { Standby } from '../db/standby.ts';
import { readSystemState, type SystemState } from './systemState.ts';

/** Seconds of a call, up to each bound. */
const BOUNDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Milliseconds for which what the database says is kept: several collectors cost no more than one. */
const KEPT_MS = 5_000;

/** The lag of a standby that does not answer. */
const UNREACHABLE_SECONDS = 86_400;

/** Figures that follow from the state of the register. */
const STATE_GAUGES: readonly {
  readonly name: string;
  readonly help: string;
  readonly read: (state: SystemState) => number | null;
}[] = [
  { name: 'jobs_waiting', help: 'Background jobs that wait', read: ({ jobs }) => jobs.waiting },
  { name: 'jobs_running', help: 'Background jobs that run', read: ({ jobs }) => jobs.running },
  {
    name: 'jobs_failed_day',
    help: 'Background jobs that failed in the last 24 hours',
    read: ({ jobs }) => jobs.failedToday,
  },
  {
    name: 'mails_given_up_day',
    help: 'Mails that were given up in the last 24 hours',
    read: ({ failedMails }) => failedMails,
  },
  {
    name: 'backup_age_seconds',
    help: 'Seconds since the newest backup; none where there is no backup',
    read: ({ backupSeconds }) => backupSeconds,
  },
  {
    name: 'audit_unsealed_seconds',
    help: 'Seconds since the oldest row of the audit without a seal',
    read: ({ unsealedSeconds }) => unsealedSeconds,
  },
  {
    name: 'database_standbys',
    help: 'Standbys connected with the database',
    read: ({ standbys }) => standbys,
  },
  {
    name: 'database_standby_lag_bytes',
    help: 'Bytes of the log that the slowest standby has not replayed',
    read: ({ standbyLagBytes }) => standbyLagBytes,
  },
];

/** The figures of a process and of its register, as Prometheus collects them. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #db: Db;
  #state: { readonly at: number; readonly value: Promise<SystemState> } | undefined;
  #inProgress = 0;
  readonly #standby: Standby | null;
  #readStreams = (): number => 0;

  constructor(db: Db, standby: Standby | null) {
    this.#db = db;
    this.#standby = standby;
  }

  /** Calls that have begun and not ended. */
  get callsInProgress(): number {
    return this.#inProgress;
  }

  /** Live streams that are open on this process. */
  get openStreams(): number {
    return this.#readStreams();
  }

  /** Has the streams of this process counted by `read`. */
  countStreams(read: () => number): void {
    this.#readStreams = read;
  }

  /** What the database says, at most five seconds old. */
  state(): Promise<SystemState> {
    const now = Date.now();
    if (!this.#state || now - this.#state.at > KEPT_MS) {
      const value = readSystemState(this.#db);
      this.#state = { at: now, value };
      value.catch(() => (this.#state = undefined));
    }
    return this.#state.value;
  }

  /** Counts and times the calls of a server, from now on. */
  watch(app: FastifyInstance): void {
    const registers = [this.#registry];
    const seconds = new Histogram({
      name: 'coleira_call_seconds',
      help: 'Seconds from a call to its answer, by the name of the call in the API’s description',
      labelNames: ['call', 'status'],
      buckets: BOUNDS,
      registers,
    });
    const refused = new Counter({
      name: 'coleira_calls_failed_total',
      help: 'Calls that ended with a failure of the server (5xx)',
      registers,
    });
    this.#addGauges();
    app.addHook('onRequest', (_request, _reply, done) => {
      this.#inProgress += 1;
      done();
    });
    const ended = new WeakSet<object>();
    const end = (request: object): void => {
      if (ended.has(request)) return;
      ended.add(request);
      this.#inProgress -= 1;
    };
    app.addHook('onResponse', (request, reply, done) => {
      end(request);
      const call = request.routeOptions.config.operation;
      if (call !== undefined)
        seconds.observe(
          { call, status: `${Math.trunc(reply.statusCode / 100)}xx` },
          reply.elapsedTime / 1000,
        );
      if (reply.statusCode >= 500) refused.inc();
      done();
    });
    app.addHook('onRequestAbort', (request, done) => {
      end(request);
      done();
    });
    // Not for a server that is only held in the hand: it observes the whole process.
    app.addHook('onListen', (done) => {
      collectDefaultMetrics({ register: this.#registry });
      done();
    });
  }

  /** @returns all figures in the format of Prometheus, and its media type */
  async read(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #gauge<Label extends string>(gauge: GaugeConfiguration<Label>): void {
    this.#registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
  }

  #addGauges(): void {
    const { state } = this;
    const ask = state.bind(this);
    for (const { name, help, read } of STATE_GAUGES)
      this.#gauge({
        name: `coleira_${name}`,
        help,
        async collect() {
          const value = read(await ask());
          if (value === null) this.remove();
          else this.set(value);
        },
      });
    for (const [name, help, read] of [
      ['waiting', 'Rows of the outbox that wait, by kind', 'waiting'],
      ['late_seconds', 'Seconds since the oldest row of a kind was due', 'lateSeconds'],
    ] as const)
      this.#gauge({
        name: `coleira_queue_${name}`,
        help,
        labelNames: ['kind'],
        async collect() {
          this.reset();
          for (const queue of (await ask()).queues) this.set({ kind: queue.kind }, queue[read]);
        },
      });
    for (const [name, help, read] of [
      ['calls_in_progress', 'Calls that have begun and not ended', () => this.#inProgress],
      ['streams_open', 'Live streams that are open', () => this.openStreams],
    ] as const)
      this.#gauge({
        name: `coleira_${name}`,
        help,
        collect() {
          this.set(read());
        },
      });
    const standby = this.#standby;
    this.#gauge({
      name: 'coleira_standby_reads_lag_seconds',
      help: 'Seconds by which the standby that this process reads is behind; a day where it does not answer, none where there is none',
      collect() {
        if (standby) this.set(standby.lagSeconds ?? UNREACHABLE_SECONDS);
        else this.remove();
      },
    });
    const { connections } = this.#db;
    this.#gauge({
      name: 'coleira_database_connections',
      help: 'Connections of this process with the database, and calls that wait for one',
      labelNames: ['state'],
      collect() {
        for (const [one, count] of Object.entries(connections?.() ?? {})) this.set({ state: one }, count);
      },
    });
  }
}

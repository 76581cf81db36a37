import type { FastifyRateLimitStore, FastifyRateLimitOptions } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import sql from 'sql-template-tag';
import { getOne, type Db } from '../db/db.ts';
import { DatabaseUnavailable } from '../db/errors.ts';

/** Calls of one key within its window, and the milliseconds that are left of it. */
interface Count {
  readonly current: number;
  readonly ttl: number;
}

type RouteInfo = Pick<RouteOptions, 'method' | 'url'>;
type CountCallback = (error: Error | null, count?: Count) => void;

/** Keys of which a process knows the calls; beyond, the oldest are forgotten. */
const MAX_KEYS = 20_000;

/** Counts in this process: fixed windows that begin with the first call. */
class LocalCounts {
  readonly #counts = new Map<string, { calls: number; end: number }>();

  /** Counts a call; what the database knows of the same key from other servers is passed on by `raise`. */
  add(key: string, windowMs: number): Count {
    const now = Date.now();
    let count = this.#counts.get(key);
    if (count === undefined || count.end <= now) {
      this.#counts.delete(key); // so that the map stays in the order in which windows began
      if (this.#counts.size >= MAX_KEYS) this.#counts.delete(this.#counts.keys().next().value ?? '');
      count = { calls: 0, end: now + windowMs };
      this.#counts.set(key, count);
    }
    count.calls += 1;
    return { current: count.calls, ttl: count.end - now };
  }

  raise(key: string, { current, ttl }: Count): void {
    const count = this.#counts.get(key);
    if (count === undefined) return;
    count.calls = Math.max(count.calls, current);
    count.end = Date.now() + ttl;
  }
}

/** One statement; the table is unlogged, for nothing is lost with it but counts of the last minute. */
const countInDatabase = (db: Db, key: string, calls: number, windowMs: number): Promise<Count> =>
  getOne<Count>(
    db,
    sql`insert into call_limit as l (key, calls, window_end)
      values (${key}, ${calls}::int, now() + ${windowMs}::int * interval '1 millisecond')
      on conflict (key) do update set
        calls = case when l.window_end <= now() then excluded.calls else l.calls + excluded.calls end,
        window_end = case when l.window_end <= now() then excluded.window_end else l.window_end end
      returning calls as current, greatest(1, ceil(extract(epoch from window_end - now()) * 1000))::int as ttl`,
  );

/**
 * Counts calls of one key that come while a statement of that key runs in one further statement: they would wait for the
 * same row one after the other.
 */
class CommonCounts {
  readonly #db: Db;
  /** The calls that the next statement of a key will count, and what it answers. */
  readonly #next = new Map<string, { calls: number; readonly counted: Promise<Count> }>();
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(db: Db) {
    this.#db = db;
  }

  async add(key: string, windowMs: number): Promise<Count> {
    let next = this.#next.get(key);
    if (next === undefined) {
      next = { calls: 0, counted: this.#countNext(key, windowMs) };
      this.#next.set(key, next);
    }
    next.calls += 1;
    const place = next.calls;
    const { current, ttl } = await next.counted;
    // Each call has its own number, as if it had been counted alone.
    return { current: current - next.calls + place, ttl };
  }

  async #countNext(key: string, windowMs: number): Promise<Count> {
    await this.#running.get(key)?.catch(() => undefined);
    const { calls } = this.#next.get(key)!;
    this.#next.delete(key);
    const counting = countInDatabase(this.#db, key, calls, windowMs);
    this.#running.set(key, counting);
    try {
      return await counting;
    } finally {
      if (this.#running.get(key) === counting) this.#running.delete(key);
    }
  }
}

/**
 * The counts of calls that declare a limit, for `@fastify/rate-limit`. Servers on the same PostgreSQL count together:
 * each counts for itself first, and asks the database only while its own count, with what it last heard of the
 * others, is within the limit, so that a flood costs the database nothing. While the database is away, or takes no
 * writes, each server's own count holds. The embedded database belongs to one process, whose own count is all there is.
 */
export function limitStoreOf(db: Db) {
  const inDatabase = new CommonCounts(db);
  return class LimitStore implements FastifyRateLimitStore {
    readonly #counts: LocalCounts;
    readonly #route: string;

    constructor(_options: FastifyRateLimitOptions, route = '', counts = new LocalCounts()) {
      this.#route = route;
      this.#counts = counts;
    }

    incr(key: string, told: CountCallback, windowMs = 60_000, max = 0): void {
      this.#count(`${this.#route} ${key}`, windowMs, max).then(
        (count) => told(null, count),
        (error: unknown) => told(error as Error),
      );
    }

    async #count(key: string, windowMs: number, max: number): Promise<Count> {
      const own = this.#counts.add(key, windowMs);
      if (db.engine === 'pglite' || own.current > max) return own;
      try {
        const common = await inDatabase.add(key, windowMs);
        this.#counts.raise(key, common);
        return common;
      } catch (error) {
        // 0A000: a standby has no unlogged tables.
        if (error instanceof DatabaseUnavailable || (error as { code?: unknown }).code === '0A000')
          return own;
        throw error;
      }
    }

    // The plugin's types say that it gives the route; it gives the limit's options, and the route within them.
    child(limit: object): LimitStore {
      const { routeInfo } = limit as { readonly routeInfo?: RouteInfo };
      if (!routeInfo) throw new Error('a limit is declared by a route');
      return new LimitStore({}, `${String(routeInfo.method)} ${routeInfo.url}`, this.#counts);
    }
  };
}

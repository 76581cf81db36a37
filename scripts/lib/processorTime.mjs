import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';

/** Of `/proc/<pid>/stat`, after the name: the parent, times in ticks, the start; a tick is 10 ms on all of Linux. */
const STAT = { parent: 1, user: 11, system: 12, reapedUser: 13, reapedSystem: 14, start: 19 };
const TICK_SECONDS = 0.01;
const SAMPLE_MS = 500;

/** Returns what the kernel says of a process; nothing once it is gone, or where there is no /proc. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold spaces and brackets.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = (...names) => names.reduce((sum, name) => sum + Number(values[STAT[name]]), 0);
    return {
      pid,
      parent: Number(values[STAT.parent]),
      start: values[STAT.start],
      own: ticks('user', 'system') * TICK_SECONDS,
      reaped: ticks('reapedUser', 'reapedSystem') * TICK_SECONDS,
    };
  } catch {
    return undefined;
  }
}

function listProcesses() {
  try {
    return readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
    );
  } catch {
    return [];
  }
}

/**
 * The processor time of a process and all below it. The kernel adds up only what each parent has waited for, and no process
 * waits for Chromium's pages once Chromium has ended, though they take most of a stage: so the tree is read while it runs.
 */
export class ProcessorTime {
  /** By process id, and the start of the process, as ids are used again. */
  #known = new Map();

  /** Counts a process that has just been started, with all that it starts. */
  add(pid) {
    const found = pid === undefined ? undefined : readProcess(pid);
    if (found) this.#known.set(pid, { ...found, isRoot: true, isAlive: true });
  }

  /** Reads the present times. */
  sample() {
    const present = listProcesses();
    const now = new Map(present.map((process) => [process.pid, process]));
    for (const known of this.#known.values()) {
      const found = now.get(known.pid);
      known.isAlive = found?.start === known.start;
      if (known.isAlive) Object.assign(known, { own: found.own, reaped: found.reaped });
    }
    let hasGrown = true;
    while (hasGrown) {
      hasGrown = false;
      for (const process of present) {
        const parent = this.#known.get(process.parent);
        const known = this.#known.get(process.pid);
        if (!parent?.isAlive || known?.start === process.start) continue;
        // The id of one that is gone: its time is kept under a name of its own.
        if (known) this.#known.set(`${known.pid} ${known.start}`, known);
        this.#known.set(process.pid, { ...process, parentStart: parent.start, isAlive: true });
        hasGrown = true;
      }
    }
  }

  /** Seconds of user and system time up to the last reading; nothing where the kernel does not say. */
  seconds() {
    const all = [...this.#known.values()];
    if (all.length === 0) return undefined;
    const total = (process) => {
      const children = all.filter(
        (child) => child.parent === process.pid && child.parentStart === process.start,
      );
      const sum = (some) => some.reduce((seconds, child) => seconds + total(child), 0);
      const ended = sum(children.filter(({ isAlive }) => !isAlive));
      return process.own + Math.max(process.reaped, ended) + sum(children.filter(({ isAlive }) => isAlive));
    };
    return all.filter(({ isRoot }) => isRoot).reduce((seconds, root) => seconds + total(root), 0);
  }
}

const current = new AsyncLocalStorage();

/** Counts a process for the work that has started it. */
export const countProcess = (pid) => current.getStore()?.add(pid);

/**
 * Does some work and measures it.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, seconds: number, processorSeconds: number | undefined }>} what the work returned,
 * how long it took, and the processor time of the programs that it ran
 */
export async function measure(work) {
  const time = new ProcessorTime();
  const started = performance.now();
  const timer = setInterval(() => time.sample(), SAMPLE_MS);
  try {
    const result = await current.run(time, work);
    return { result, seconds: (performance.now() - started) / 1000, processorSeconds: time.seconds() };
  } finally {
    clearInterval(timer);
  }
}

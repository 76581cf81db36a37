import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 10_000;
/** A holder on another machine (or in another container) counts as dead after so long without a beat. */
const FOREIGN_DEAD_MS = 60_000;

/** The process that holds a folder. */
interface Holder {
  pid: number;
  /** When that process started, by the operating system; a reused pid has another start. */
  started: string;
  host: string;
}

/** The data folder is in use by another process that is alive. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** The fields of /proc/PID/stat after the command's name, which may hold anything: state first. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Start of a process in ticks since boot, with the boot's id; empty where the system does not tell (not Linux). */
function startOf(pid: number): string {
  try {
    const ticks = statOf(pid)[19] ?? '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`;
  } catch {
    return '';
  }
}

/** Whether a process has ended and only waits for its parent to notice: it has closed its files. */
function isZombie(pid: number): boolean {
  try {
    return ['Z', 'X'].includes(statOf(pid)[0] ?? '');
  } catch {
    return false; // not Linux, or gone by now
  }
}

function processLives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAlive(holder: Holder, beatAt: number): boolean {
  if (holder.host !== hostname()) return Date.now() - beatAt < FOREIGN_DEAD_MS;
  return processLives(holder.pid) && holder.started === startOf(holder.pid);
}

function readHolder(path: string): { text: string; holder: Holder | undefined; beatAt: number } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    let holder: Holder | undefined;
    try {
      holder = JSON.parse(text) as Holder;
    } catch {
      holder = undefined; // not ours, or truncated by a full disk: its holder is unknown
    }
    return { text, holder, beatAt: statSync(path).mtimeMs };
  } catch {
    return undefined;
  }
}

/** Moves a dead holder's file away, and puts it back if another process was quicker and it is a living one's. */
function removeDead(path: string, text: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, path);
  } catch {
    // The other process has done it; the next try sees what it left.
  }
  rmSync(aside, { force: true });
}

/**
 * Takes a folder for this process: a file in it names the holder. A dead process's file is recognised by
 * its pid and start and replaced; the same process cannot take it twice.
 * @returns what gives it back
 * @throws FolderInUse when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'in-use.json');
  const draft = `${path}.${randomUUID()}`;
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname() };
  writeFileSync(draft, JSON.stringify(holder));
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        linkSync(draft, path); // unlike a rename, refuses when the file exists
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 5) throw error;
      }
      const found = readHolder(path);
      if (found?.holder && isAlive(found.holder, found.beatAt)) {
        const { pid, host } = found.holder;
        throw new FolderInUse(`The data folder ${folder} is in use by process ${pid} on ${host}.`);
      }
      if (found) removeDead(path, found.text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // The folder was removed under us; writes will say so.
    }
  }, BEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(path, { force: true });
  };
}

/** Milliseconds between two tries to take a folder. */
const TRY_EVERY_MS = 100;

/**
 * Takes a folder as `lockFolder` does, and waits while another process holds it: one that was killed takes a while to
 * be torn down.
 * @param patience milliseconds
 * @throws FolderInUse when the other still holds it then
 */
export async function waitForFolder(folder: string, patience: number): Promise<() => void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() >= until) throw error;
    }
    await sleep(TRY_EVERY_MS);
  }
}

import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagePath } from '../paths.ts';

/** The most that a layout may take. */
export const MAX_COMPILE_MS = 2_000;
export const MAX_PAGES = 20;
/** The most that a document of the register’s own may take which lists many rows. */
const MAX_LONG_COMPILE_MS = 120_000;
const MAX_LONG_PAGES = 500;
const MAX_MEMORY_BYTES = 700 * 1024 * 1024;
/** An accessible table of 5,000 rows of nine columns takes 680 MB, of twelve some 900. */
const MAX_LONG_MEMORY_BYTES = 1200 * 1024 * 1024;
const MEMORY_CHECK_MS = 50;
/** The part of its memory that a process may keep after a drawing; above it another is started. */
const MOST_KEPT = 0.4;
/** Milliseconds that the process may take to start; fonts are read and the compiler is loaded. */
const MAX_START_MS = 20_000;
/** Milliseconds without work after which the process ends. */
const IDLE_MS = 60_000;

/** Starts a program that may have so many files and connections open. */
const LIMITED = 'ulimit -n 256 && exec "$0" "$@"';

/** A fault of a layout; line and column count from 1 and are null where the fault has no place in it. */
export interface LayoutError {
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** A document as it is drawn. */
export interface Drawing {
  /** The texts that it is written in, by their names: `main.typ`, and what that includes. */
  readonly sources: Readonly<Record<string, string>> & { readonly 'main.typ': string };
  /** Photos that it shows, by the names that its sources read them by. */
  readonly images?: Readonly<Record<string, Uint8Array>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** A PDF, its pages as one SVG for a preview, or both. */
  readonly form: 'pdf' | 'svg' | 'both';
  /** A list of many rows, with a layout of the register's own: it is drawn beside the others, and keeps none waiting. */
  readonly isLong?: true;
}

export type DrawingResult =
  | { readonly errors: readonly LayoutError[] }
  | { readonly errors?: undefined; readonly pages: number; readonly pdf?: Buffer; readonly svg?: string };

/** What a process and its drawings may take. */
interface Limits {
  readonly pages: number;
  readonly ms: number;
  readonly bytes: number;
  /** Drawings for which the compiler remembers what it has made. */
  readonly remembered: number;
}

interface Job {
  readonly drawing: Drawing;
  readonly done: (drawn: DrawingResult) => void;
}

/** Resident bytes of a process; undefined where the system does not say. */
function memoryOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return undefined;
  }
}

/**
 * Draws layouts in a process of its own, one at a time. A thread would not do: a layout that never ends runs in native
 * code, which no thread can be stopped in. The process is ended instead, and the next drawing starts another.
 */
class TypstProcess {
  readonly #limits: Limits;
  #child: ChildProcess | undefined;
  #workspace: string | undefined;
  #waiting: Job[] = [];
  #isBusy = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  draw(drawing: Drawing): Promise<DrawingResult> {
    return new Promise((done) => {
      this.#waiting.push({ drawing, done });
      void this.#next();
    });
  }

  /** Ends the process; work under way is answered as failed. */
  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    if (this.#workspace) rmSync(this.#workspace, { recursive: true, force: true });
    this.#workspace = undefined;
  }

  async #next(): Promise<void> {
    if (this.#isBusy) return;
    const job = this.#waiting.shift();
    if (!job) {
      this.#idle = setTimeout(() => this.stop(), IDLE_MS);
      this.#idle.unref();
      return;
    }
    clearTimeout(this.#idle);
    this.#isBusy = true;
    let drawn: DrawingResult;
    try {
      drawn = await this.#ask(await this.#started(), job.drawing);
    } catch {
      drawn = { errors: [{ message: 'the compiler does not start', line: null, column: null }] };
    }
    // What it has kept would count against the next drawing.
    if (this.#child && (memoryOf(this.#child.pid!) ?? 0) > this.#limits.bytes * MOST_KEPT) this.stop();
    job.done(drawn);
    this.#isBusy = false;
    void this.#next();
  }

  async #started(): Promise<ChildProcess> {
    if (this.#child?.connected) return this.#child;
    this.stop();
    this.#workspace = mkdtempSync(join(tmpdir(), 'coleira-typst-'));
    const program = packagePath('server/typst/typstProcess.mjs');
    const child = fork(
      program,
      [
        packagePath('server/typst/fonts'),
        this.#workspace,
        String(this.#limits.pages),
        String(this.#limits.remembered),
      ],
      {
        serialization: 'advanced',
        // The shell sets a limit that Node cannot: the program uses it up, and then opens nothing any more.
        execPath: '/bin/sh',
        execArgv: ['-c', LIMITED, process.execPath, '--max-old-space-size=256'],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        // Nothing of the server's environment.
        env: { HOME: this.#workspace },
      },
    );
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the compiler does not start')), MAX_START_MS);
      child.once('message', () => (clearTimeout(timer), resolve()));
      child.once('exit', () => (clearTimeout(timer), reject(new Error('the compiler does not start'))));
    });
    // An idle compiler keeps no program running.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #ask(child: ChildProcess, drawing: Drawing): Promise<DrawingResult> {
    return new Promise((resolve) => {
      const end = (drawn: DrawingResult): void => {
        clearTimeout(timer);
        clearInterval(memory);
        child.removeAllListeners('message');
        child.removeAllListeners('exit');
        resolve(drawn);
      };
      const cut = (message: string): void => {
        this.stop();
        end({ errors: [{ message, line: null, column: null }] });
      };
      const timer = setTimeout(
        () => cut(`the layout takes longer than ${this.#limits.ms / 1000} seconds`),
        this.#limits.ms,
      );
      const memory = setInterval(() => {
        if ((memoryOf(child.pid!) ?? 0) > this.#limits.bytes) cut('the layout takes too much memory');
      }, MEMORY_CHECK_MS);
      child.once('message', (answer) => end(answer as DrawingResult));
      child.once('exit', () => cut('the layout stopped the compiler'));
      child.send(drawing);
    });
  }
}

const typst = new TypstProcess({
  pages: MAX_PAGES,
  ms: MAX_COMPILE_MS,
  bytes: MAX_MEMORY_BYTES,
  // The next of the same layout is quicker.
  remembered: 10,
});
// A long one is not repeated, and would fill the memory.
const longTypst = new TypstProcess({
  pages: MAX_LONG_PAGES,
  ms: MAX_LONG_COMPILE_MS,
  bytes: MAX_LONG_MEMORY_BYTES,
  remembered: 0,
});

/** An address of a link that leads elsewhere than to a page. */
const OTHER_ADDRESS = /(\shref=|\sxlink:href=)"(?!https?:\/\/|#)[^"]*"/gi;

/**
 * Removes from a drawing the addresses of links that lead elsewhere than to a page: `javascript:`, `data:`, `file:`. It is
 * read link by link, as an expression for a whole link would read a hostile drawing once more from each of its links.
 */
const withWebLinksOnly = (svg: string): string =>
  svg
    .split(/(?=<a\b)/)
    .map((piece) => {
      if (!piece.startsWith('<a')) return piece;
      const end = piece.indexOf('>') + 1 || piece.length;
      return piece.slice(0, end).replaceAll(OTHER_ADDRESS, '$1"#"') + piece.slice(end);
    })
    .join('');

/** Draws a document within the limits of time, pages and memory. Never rejects: faults are answered. */
export async function drawDocument(drawing: Drawing): Promise<DrawingResult> {
  const drawn = await (drawing.isLong ? longTypst : typst).draw(drawing);
  return drawn.errors || drawn.svg === undefined ? drawn : { ...drawn, svg: withWebLinksOnly(drawn.svg) };
}

/** Ends the compiler's processes; the next drawing starts another. */
export function stopTypst(): void {
  typst.stop();
  longTypst.stop();
}

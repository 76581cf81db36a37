import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { packagePath } from '../../server/paths.ts';
import { projectFiles } from '../project/project.ts';
import { isGuarded } from './files.ts';
import { guardsOf, type Guard } from './guards.ts';
import { KNOWN_SURVIVORS } from './survivors.ts';
import { DURATIONS } from './quickestFirst.ts';
import { runTests } from './runTests.ts';

/** Share of the guards whose absence a test must notice. */
const MIN_NOTICED = 0.95;

const CACHE = packagePath('node_modules/.cache/coleira-guards');
const RECORD = join(CACHE, 'record.jsonl');

/** The result for one guard. */
interface Verdict {
  readonly guard: Guard;
  /** The first failure without the guard; nothing where all tests pass. */
  readonly failure?: string | undefined;
  /** Number of test files in which it refuses. */
  readonly files: number;
}

const listGuards = (below: string): readonly Guard[] =>
  projectFiles()
    .filter((file) => isGuarded(file) && file.startsWith(below))
    .flatMap((file) => guardsOf(file, readFileSync(packagePath(file), 'utf8')));

/** Runs tests, all where none is named, once with every guard in place, and notes in which files each refuses. */
async function record(files: readonly string[]): Promise<void> {
  rmSync(RECORD, { force: true });
  mkdirSync(dirname(RECORD), { recursive: true });
  const whole = await runTests(files, { GUARD_RECORD: RECORD }, { bail: false });
  if (whole.failure !== undefined) throw new Error(`A test fails with all guards in place: ${whole.failure}`);
  writeFileSync(DURATIONS, JSON.stringify(whole.seconds));
}

/** The files of tests in which each guard refuses. */
function readRecord(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(RECORD, 'utf8').trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as { file: string; fired: string[] });
  const byGuard = new Map<string, string[]>();
  for (const { file, fired } of rows) {
    for (const name of fired) byGuard.set(name, [...(byGuard.get(name) ?? []), file]);
  }
  return byGuard;
}

/** Takes one guard out and runs the files in which it refuses, until one fails. */
async function ask(guard: Guard, files: readonly string[]): Promise<Verdict> {
  if (files.length === 0) return { guard, files: 0 };
  const { failure } = await runTests(files, { GUARD_OUT: guard.name }, { bail: true });
  return { guard, files: files.length, failure };
}

function report(verdicts: readonly Verdict[]): boolean {
  const survived = verdicts.filter(({ failure }) => failure === undefined);
  const unknown = survived.filter(({ guard }) => !(guard.name in KNOWN_SURVIVORS));
  const share = 1 - survived.length / Math.max(1, verdicts.length);
  const unclear = verdicts.filter(({ failure }) => failure?.includes('TypeError'));
  for (const { guard, files } of survived) {
    const why =
      KNOWN_SURVIVORS[guard.name] ??
      (files === 0 ? 'no test is refused by it' : `${files} files of tests pass`);
    console.log(`${guard.file}:${guard.line}  ${guard.condition}\n    ${why}`);
  }
  for (const { guard, failure } of unclear) console.log(`${guard.name}\n    noticed by ${failure}`);
  const named = survived.length - unknown.length;
  console.log(
    `${verdicts.length} guards, ${(share * 100).toFixed(1)} % noticed, ${survived.length} not (${named} with a reason)`,
  );
  return share >= MIN_NOTICED && unknown.length === 0;
}

/** Takes the guards out one at a time and reports those that no test misses. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      /** Keeps the record of the run before: which tests each guard refuses in. */
      reuse: { type: 'boolean', default: false },
      /** Only those that no test is refused by. */
      unasked: { type: 'boolean', default: false },
      /** Only these tests are run: of a module's guards those of the module, in minutes instead of hours. */
      tests: { type: 'string', multiple: true, default: [] },
      workers: { type: 'string', default: '2' },
    },
  });
  if (!values.reuse || !existsSync(DURATIONS)) await record(values.tests);
  const byGuard = readRecord();
  const below = positionals[0] ?? '';
  const waiting = listGuards(below)
    .map((guard) => ({ guard, files: byGuard.get(guard.name) ?? [] }))
    .filter(({ files }) => !values.unasked || files.length === 0);
  const verdicts: Verdict[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // eslint-disable-next-line no-await-in-loop
      const verdict = await ask(next.guard, next.files);
      verdicts.push(verdict);
      const outcome = verdict.failure === undefined ? 'NOT NOTICED' : 'noticed';
      console.log(`${outcome}  ${next.guard.name}  (${waiting.length} left)`);
    }
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
  process.exitCode = report(verdicts) ? 0 : 1;
}

await main();

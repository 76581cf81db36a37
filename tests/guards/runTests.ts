import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findPostgres } from '../../scripts/lib/postgres.mjs';
import { packagePath } from '../../server/paths.ts';

/** The outcome of a run of tests. */
export interface TestRun {
  /** The first line of the first failure, with its test; nothing where all pass. */
  readonly failure?: string | undefined;
  /** Seconds of each file, by its path below the project. */
  readonly seconds: Readonly<Record<string, number>>;
}

interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

const firstLine = (text: string | undefined): string => text?.split('\n')[0] ?? '';

function readFailure({ success, testResults }: Report): string | undefined {
  if (success) return undefined;
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  )[0];
  if (failed) return `${failed.fullName}: ${firstLine(failed.failureMessages?.[0])}`;
  const broken = testResults.find(({ status }) => status === 'failed');
  return `${broken?.name}: ${firstLine(broken?.message)}`;
}

/** The PostgreSQL of the run, on which the tests are three times as fast; none where no server answers. */
const url = await findPostgres();

/**
 * Runs files of tests, all where none is named, over the sources with their switch.
 * @throws Error where the run leaves no report
 */
export async function runTests(
  files: readonly string[],
  env: Readonly<Record<string, string>>,
  { bail }: { readonly bail: boolean },
): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'coleira-guards-'));
  const path = join(folder, 'report.json');
  const words = ['run', '-c', 'tests/guards/vitest.config.ts', '--reporter=json', `--outputFile=${path}`];
  const child = spawn(
    process.execPath,
    [packagePath('node_modules/vitest/vitest.mjs'), ...words, ...(bail ? ['--bail=1'] : []), ...files],
    {
      cwd: packagePath('.'),
      env: { ...process.env, ...(url && { TEST_DATABASE_URL: url }), ...env },
      stdio: 'ignore',
    },
  );
  await new Promise((resolve) => child.on('close', resolve));
  try {
    const report = JSON.parse(await readFile(path, 'utf8')) as Report;
    const seconds = report.testResults.map(({ name, startTime, endTime }) => [
      relative(packagePath('.'), name),
      (endTime - startTime) / 1000,
    ]);
    return { failure: readFailure(report), seconds: Object.fromEntries(seconds) as TestRun['seconds'] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { besideBusyProcessor } from '../../scripts/lib/busyProcessor.mjs';
import { databaseTests, testsForOneEngine } from '../../scripts/lib/databaseTests.mjs';
import { ProcessorTime } from '../../scripts/lib/processorTime.mjs';
import { settingNames } from '../../scripts/lib/settings.mjs';
import { howToRun } from '../../scripts/lib/stages.mjs';
import { describeRun } from '../../scripts/lib/stageSummary.mjs';
import { readSettings } from '../../server/settings/settings.ts';
import { manifest, root, runNode } from './project.ts';

test('the settings that tests are isolated from › are all that the server reads', () => {
  const read = new Set<string>();
  const set: Record<string, string> = {
    ORDER_ISSUER: 'https://order.test',
    ORDER_CLIENT_ID: 'coleira',
    HELPDESK_URL: 'https://helpdesk.test',
    HELPDESK_CREDENTIALS: 'name@example.test/token:key',
  };
  const environment = new Proxy(set, {
    get: (target, name) => {
      read.add(String(name));
      return target[String(name)];
    },
  });
  readSettings(environment);
  expect([...read].filter((name) => !settingNames().includes(name))).toEqual([]);
  expect(read.size).toBeGreaterThan(20);
});

describe('a test file that works on a database', () => {
  const onOneEngine = testsForOneEngine();

  test('about statements, drivers or the data of a demonstration › runs on both engines', () => {
    for (const path of [
      'tests/crud/generatedCalls.test.ts',
      'tests/server/database.test.ts',
      'tests/seed/seed.test.ts',
    ])
      expect(onOneEngine, path).not.toContain(path);
  });

  test('any other › runs once', () => {
    expect(onOneEngine).toContain('tests/kit/crossEntityAccess.test.ts');
    expect(onOneEngine).toContain('tests/modules/animals/animal/registerRights.test.ts');
    expect(onOneEngine.length).toBeLessThan(databaseTests().length);
  });

  test('that another stage asks › is left out by the configuration', async () => {
    const [left = ''] = onOneEngine;
    expect(await filesOf('unit', {})).toContain(left);
    expect(await filesOf('unit', { LEFT_OUT_TESTS: onOneEngine.join(',') })).not.toContain(left);
  });
});

/** The files that vitest runs of a project, in this environment. */
async function filesOf(project: string, more: NodeJS.ProcessEnv): Promise<string[]> {
  const { LEFT_OUT_TESTS: _leftOut, FULL_TESTS: _full, ...env } = process.env;
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--project', project, '--filesOnly'];
  const { said } = await runNode(args, root, { ...env, ...more });
  return said.split('\n').map((line) => line.replace(`[${project}] `, ''));
}

test('a test file called *.full.test.ts › runs in `npm run test:full` only', async () => {
  const isFullOnly = (path: string) => path.endsWith('.full.test.ts');
  const { env } = howToRun(['--full']).how;
  expect((await filesOf('e2e', {})).filter(isFullOnly)).toEqual([]);
  const all = await filesOf('e2e', env);
  expect(all).toContain('tests/e2e/everyPage/layoutShift.full.test.ts');
  expect(all).toContain('tests/e2e/everyPage/calls.e2e.test.ts');
});

describe('the words of a run', () => {
  const namesOf = (...words: string[]) => howToRun(words).how.names;
  const usual = ['types', 'lint', 'format', 'unit', 'build', 'e2e'];

  test('none › run the usual stages, on the embedded database', () => {
    expect(namesOf()).toEqual(usual);
    expect(howToRun([]).how.usesPostgres).toBe(false);
  });

  test('--postgres › adds the stage on PostgreSQL', () => {
    expect(namesOf('--postgres')).toEqual([...usual.slice(0, 4), 'postgres', ...usual.slice(4)]);
  });

  test('--full › adds to that the stage through a pooler and the browser tests beside a busy processor', () => {
    expect(namesOf('--full')).toEqual([
      ...usual.slice(0, 4),
      'postgres',
      'pooled',
      ...usual.slice(4),
      'slow',
    ]);
    expect(howToRun(['--full']).how.usesPostgres).toBe(true);
    expect(manifest.scripts['test:full']).toBe('node scripts/test.mjs --full');
  });

  test('--only › chooses stages, and all other words are given to vitest', () => {
    const { how, unknown } = howToRun(['--only=slow,e2e', '--full', 'owner', '-t', 'a name']);
    expect(how.names).toEqual(['e2e', 'slow']);
    expect(how.args).toEqual(['owner', '-t', 'a name']);
    expect(unknown).toEqual([]);
    expect(howToRun(['--only=unicorn']).unknown).toEqual(['unicorn']);
  });
});

describe('the end of a run', () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({
    file: 'tests/x.test.ts',
    title: `test ${at}`,
    seconds: at,
  }));
  const said = describeRun([
    { name: 'unit', seconds: 12.34, processorSeconds: 20, tests: tests.slice(0, 6) },
    { name: 'e2e', seconds: 100, processorSeconds: undefined, tests: tests.slice(6) },
  ]).split('\n');

  test('each stage › has its time and its processor time, where the system knows it', () => {
    expect(said.slice(0, 3)).toEqual([
      'Stage       time  processor',
      'unit     12.3 s     20.0 s',
      'e2e     100.0 s          –',
    ]);
  });

  test('the ten slowest tests of all stages › are named, the slowest first', () => {
    const named = said.slice(said.indexOf('Slowest tests:') + 1);
    expect(named).toHaveLength(10);
    expect(named[0]).toBe('   11.0 s  e2e  tests/x.test.ts › test 11');
    expect(named.at(-1)).toBe('    2.0 s  unit  tests/x.test.ts › test 2');
  });
});

/** A program that stays until the one that started it lets go of its input, or ends. */
const STAY = 'process.stdin.resume();';
/** Uses 0.4 s of the processor and says so. */
const SPIN = `const used = () => process.cpuUsage().user + process.cpuUsage().system;
  while (used() < 400_000); console.log('done'); ${STAY}`;
/** Does so in a program of its own. */
const SPIN_BELOW = `const options = { stdio: ['pipe', 'inherit', 'inherit'] };
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(SPIN)}], options); ${STAY}`;

/** Starts a program. @returns it with what it says first */
async function startProgram(source: string, type = 'commonjs') {
  const args = [`--input-type=${type}`, '-e', source];
  const program = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const said = once(program.stdout, 'data').then(([text]) => String(text).trim());
  const end = async () => {
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
  };
  return { pid: program.pid, said, end };
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.runIf(process.platform === 'linux')('the processor time of a stage', () => {
  test('a program and what it has started › are counted, and stay so once they have ended', async () => {
    const time = new ProcessorTime();
    const program = await startProgram(SPIN_BELOW);
    time.add(program.pid);
    await program.said;
    time.sample();
    const running = time.seconds();
    expect(running).toBeGreaterThanOrEqual(0.35);
    await program.end();
    time.sample();
    expect(time.seconds()).toBeGreaterThanOrEqual(running ?? 0);
  });

  test('another program › is not counted', async () => {
    const time = new ProcessorTime();
    const [program, other] = await Promise.all([startProgram(STAY), startProgram(SPIN)]);
    time.add(program.pid);
    time.sample();
    const before = time.seconds() ?? 0;
    await other.said;
    time.sample();
    expect((time.seconds() ?? 0) - before).toBeLessThan(0.35);
    await Promise.all([program.end(), other.end()]);
  });
});

describe('a busy processor', () => {
  test('work that fails › ends it', async () => {
    let pid = 0;
    const work = besideBusyProcessor(async (spinning) => {
      pid = spinning;
      expect(isRunning(pid)).toBe(true);
      throw new Error('it failed');
    });
    await expect(work).rejects.toThrow('it failed');
    expect(isRunning(pid)).toBe(false);
  });

  test('a run that is killed › leaves none behind', async () => {
    const program = await startProgram(
      `import { besideBusyProcessor } from './scripts/lib/busyProcessor.mjs';
      await besideBusyProcessor((pid) => new Promise(() => setInterval(() => {}, (console.log(pid), 1000))));`,
      'module',
    );
    const pid = Number(await program.said);
    expect(isRunning(pid)).toBe(true);
    await program.end();
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

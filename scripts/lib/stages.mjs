import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { besideBusyProcessor } from './busyProcessor.mjs';
import { ensureChromium } from './chromium.mjs';
import { isBuilt } from './buildStamp.mjs';
import { databaseTests, testsForOneEngine } from './databaseTests.mjs';
import { findPgbouncer, startPgbouncer } from './pgbouncer.mjs';
import { findPostgres } from './postgres.mjs';
import { root, run, runBin } from './project.mjs';
import { settingNames } from './settings.mjs';

/** What only `npm run test:full` tests; vitest.config.ts and tests/helpers/full.ts read it. */
const FULL = { FULL_TESTS: '1' };

/** The tests choose their own database, port and mails; settings of the terminal they run in are not theirs. */
const own = Object.fromEntries(settingNames().map((name) => [name, undefined]));
/** Of each stage, so many of the files that took longest are named: a file that grows is seen. */
const NAMED_FILES = 5;

/**
 * Runs one vitest project and counts.
 * @returns {Promise<{ passed: number, failed: number, tests?: { file: string, title: string, seconds: number }[] }>}
 * files that could not be loaded count as failed
 */
async function vitest(project, args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'coleira-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runBin(
    'vitest/vitest.mjs',
    ['run', '--project', project, '--passWithNoTests', ...reporters, ...args],
    { env: { ...own, ...env } },
  );
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const broken = testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
    );
    const failed = numFailedTests + broken.length;
    console.log(slowest(testResults));
    return {
      passed: numPassedTests,
      failed: code === 0 ? failed : Math.max(1, failed),
      tests: testResults.flatMap(testsOf),
    };
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tests of a file, with how long each took. */
const testsOf = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, duration }) => ({
    file: relative(root, name),
    title: fullName,
    seconds: (duration ?? 0) / 1000,
  }));

/** The files that took longest, in one line. */
function slowest(files) {
  const taken = files.map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }));
  const longest = taken.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED_FILES);
  const named = longest.map(({ name, seconds }) => `${relative(root, name)} ${seconds.toFixed(1)} s`);
  return `Slowest files: ${named.join(', ')}`;
}

const isFailed = (test) => test.status === 'failed';

/** A stage that counts no tests: nothing when it is well, one failure otherwise. */
const check = async (code) => ({ passed: 0, failed: (await code) === 0 ? 0 : 1 });

/** The unit stage; what the run asks of PostgreSQL anyway, and no engine answers differently, is left to that stage. */
async function onEmbedded({ args, names, env }) {
  const isAskedAgain = names.includes('postgres') && typeof (await postgresUrl()) === 'string';
  // vitest does not pass `--exclude` on to its projects: the configuration reads this.
  const leftOut = isAskedAgain ? testsForOneEngine().join(',') : undefined;
  return vitest('unit', args, { ...env, LEFT_OUT_TESTS: leftOut });
}

const postgresUrl = () =>
  findPostgres().catch((error) => {
    console.error(`The PostgreSQL of DATABASE_URL does not answer: ${error.message}`);
    return null;
  });

async function onPostgres({ args, env }) {
  const url = await postgresUrl();
  if (url === null) return { passed: 0, failed: 1 };
  if (url === undefined) {
    console.log('No PostgreSQL answers at DATABASE_URL or 127.0.0.1:5432: left out.');
    return { passed: 0, failed: 0 };
  }
  return vitest('unit', [...databaseTests(), ...args], { ...env, TEST_DATABASE_URL: url });
}

/** The same tests, with a pooler between that lends a connection for one transaction at a time. */
async function onPooled({ args, env }) {
  const url = await postgresUrl();
  if (url === null) return { passed: 0, failed: 1 };
  const program = findPgbouncer();
  if (url === undefined || program === undefined) {
    console.log(`${url === undefined ? 'PostgreSQL' : 'PgBouncer'} is missing: left out.`);
    return { passed: 0, failed: 0 };
  }
  const pooler = await startPgbouncer({ program, databaseUrl: url });
  try {
    const databases = { TEST_DATABASE_URL: url, TEST_POOLER_URL: pooler.url };
    return await vitest('unit', [...databaseTests(), ...args], { ...env, ...databases });
  } finally {
    await pooler.stop();
  }
}

/** The browser stage; its servers are up in half the time where they need not start a database of their own. */
async function onBrowser({ args, env, usesPostgres }) {
  const url = usesPostgres ? ((await postgresUrl()) ?? undefined) : undefined;
  const chromium = await ensureChromium();
  return vitest('e2e', ['--bail=10', ...args], { ...env, ...chromium, TEST_DATABASE_URL: url });
}

/**
 * Lists the stages of `npm test` in order. `only` names the word that asks for a stage which a run has on request only;
 * `--full` asks for all. Those that are `readsOnly` run side by side. `run` receives the further words of the command
 * (`args`), the names of all stages of this run, whether PostgreSQL was asked for, and what the tests' environment says
 * of the kind of run (`env`).
 */
export const stages = [
  {
    name: 'types',
    title: 'Types',
    readsOnly: true,
    run: () => check(runBin('typescript/bin/tsc', ['--noEmit'])),
  },
  {
    name: 'lint',
    title: 'Lint',
    readsOnly: true,
    run: () =>
      check(
        runBin('oxlint/bin/oxlint', ['--deny-warnings']).then(
          (code) => code || runBin('knip/bin/knip.js', ['--no-progress', '--no-gitignore']),
        ),
      ),
  },
  {
    name: 'format',
    title: 'Formatting',
    readsOnly: true,
    run: () => check(runBin('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '--cache', '.'])),
  },
  { name: 'unit', title: 'Unit and HTTP tests', run: onEmbedded },
  { name: 'postgres', title: 'HTTP tests on PostgreSQL', only: 'postgres', run: onPostgres },
  { name: 'pooled', title: 'HTTP tests through PgBouncer', only: 'pooled', run: onPooled },
  {
    name: 'build',
    title: 'Build',
    run: () => (isBuilt() ? check(Promise.resolve(0)) : check(run(process.execPath, ['scripts/build.mjs']))),
  },
  {
    name: 'e2e',
    title: 'Browser tests',
    run: onBrowser,
  },
  {
    name: 'slow',
    title: 'Browser tests beside a busy processor',
    only: 'full',
    run: (how) => besideBusyProcessor(() => onBrowser(how)),
  },
];

/** Returns how `run` of the stages is called, for these words of the command. */
export function howToRun(words) {
  const isFull = words.includes('--full');
  const usesPostgres = isFull || words.includes('--postgres');
  const only = words.filter((word) => word.startsWith('--only=')).flatMap((word) => word.slice(7).split(','));
  const asksFor = ({ name, only: word }) =>
    only.length > 0 ? only.includes(name) : word === undefined || isFull || words.includes(`--${word}`);
  const wanted = stages.filter(asksFor);
  return {
    wanted,
    unknown: only.filter((name) => !stages.some((stage) => stage.name === name)),
    how: {
      args: words.filter((word) => !/^--(?:only=.*|postgres|pooled|full)$/.test(word)),
      names: wanted.map(({ name }) => name),
      usesPostgres,
      env: isFull ? FULL : { FULL_TESTS: undefined },
    },
  };
}

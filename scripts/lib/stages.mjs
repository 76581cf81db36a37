import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { isBuilt } from './freshness.mjs';
import { httpTests } from './httpTests.mjs';
import { findPostgres } from './postgres.mjs';
import { run, runBin } from './project.mjs';

/** The tests choose their own database, port and mails; settings of the terminal they run in are not theirs. */
const settings =
  'DATABASE_URL DATA_DIR DEMO HOST MAIL_FROM NODE_ENV PORT PRODUCT_TOKEN PUBLIC_URL SMTP_URL TRUST_PROXY ' +
  'ORDER_ISSUER ORDER_CLIENT_ID ORDER_CLIENT_SECRET ORDER_BALLOT_CLAIM ORDER_SCOPE';
const own = Object.fromEntries(settings.split(' ').map((name) => [name, undefined]));

/**
 * Runs one vitest project and counts.
 * @returns {Promise<{ passed: number, failed: number }>} files that could not be loaded count as failed
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
    return { passed: numPassedTests, failed: code === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isFailed = (test) => test.status === 'failed';

/** A stage that counts no tests: nothing when it is well, one failure otherwise. */
const check = async (code) => ({ passed: 0, failed: (await code) === 0 ? 0 : 1 });

async function onPostgres(args) {
  const url = await findPostgres().catch((error) => {
    console.error(`The PostgreSQL of DATABASE_URL does not answer: ${error.message}`);
    return null;
  });
  if (url === null) return { passed: 0, failed: 1 };
  if (url === undefined) {
    console.log('No PostgreSQL answers at DATABASE_URL or 127.0.0.1:5432: left out.');
    return { passed: 0, failed: 0 };
  }
  return vitest('unit', [...httpTests(), ...args], { TEST_DATABASE_URL: url });
}

/** Everything `npm test` does, in order. `extra` stages run only when they are asked for. */
export const stages = [
  { name: 'types', title: 'Types', run: () => check(runBin('typescript/bin/tsc', ['--noEmit'])) },
  { name: 'lint', title: 'Lint', run: () => check(runBin('oxlint/bin/oxlint', ['--deny-warnings'])) },
  {
    name: 'format',
    title: 'Formatting',
    run: () => check(runBin('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '--cache', '.'])),
  },
  { name: 'unit', title: 'Unit and HTTP tests', run: (args) => vitest('unit', args) },
  { name: 'postgres', title: 'HTTP tests on PostgreSQL', extra: true, run: onPostgres },
  {
    name: 'build',
    title: 'Build',
    run: () => (isBuilt() ? check(Promise.resolve(0)) : check(run(process.execPath, ['scripts/build.mjs']))),
  },
  {
    name: 'e2e',
    title: 'Browser tests',
    run: async (args) => vitest('e2e', ['--bail=10', ...args], await ensureChromium()),
  },
];

import { execFile } from 'node:child_process';

/**
 * Runs a program of packages that only `npm run test:full` uses, in exactly these versions. npm fetches them into its
 * cache: nothing that the project depends on has to agree with them.
 */
export function runPackage(
  packages: readonly string[],
  program: string,
  cwd: string,
  args: readonly string[],
): Promise<{ code: number; said: string }> {
  const wanted = packages.map((one) => `--package=${one}`);
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['exec', '--yes', ...wanted, '--', program, ...args],
      { cwd, env: { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' }, maxBuffer: 16 << 20 },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    );
  });
}

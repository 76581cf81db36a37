import { existsSync } from 'node:fs';
import { leave, readJson, run } from './project.mjs';

/** Whether node_modules holds every package of package-lock.json at its version; `dev` includes the tools. */
function isInstalled({ dev }) {
  if (!existsSync(new URL('../../node_modules/.package-lock.json', import.meta.url))) return false;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      (entry.dev && !dev) ||
      (present[path]?.version === entry.version && present[path]?.integrity === entry.integrity),
  );
}

/**
 * Installs what is missing with `npm ci`. The tools that build (vite, the type checker) are development
 * dependencies, so that a server built elsewhere runs without them; `dev` says whether they are wanted.
 */
export async function ensureInstalled({ dev }) {
  if (isInstalled({ dev })) return;
  console.log('Installing what is missing (npm ci) …');
  const args = ['ci', dev ? '--include=dev' : '--omit=dev', '--no-fund', '--no-audit'];
  // Under `npm start` npm names its own program, which is then the one that certainly works.
  const npm = process.env.npm_execpath;
  const code =
    npm && /\.[cm]?js$/.test(npm)
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) leave('The packages could not be installed: the lines above say why; is there a network?');
}

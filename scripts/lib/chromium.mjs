import { existsSync } from 'node:fs';
import { leave, run } from './project.mjs';

/** Chromium without its windows: it draws the same pages in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const places = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the tests: CHROME_PATH, or one of the usual places; undefined when there is none. */
const findChromium = () => [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path));

/** Installs a package of Debian's. @returns whether it is there */
async function install(name) {
  console.log(`Installing ${name} for the browser tests (apt-get) …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'inherit', 'inherit'] };
  await run('apt-get', ['update', '-qq'], options);
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)) === 0;
}

/**
 * Finds Chromium, installs Debian's where that can be done, else says how to get it and leaves. Where nobody's browser
 * is in question (CI), the one without windows is installed beside another.
 */
export async function ensureChromium() {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH))
    leave(`CHROME_PATH names ${process.env.CHROME_PATH}, and there is no such file.`);
  const found = findChromium();
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const wantsShell = process.env.CI && !process.env.CHROME_PATH && !existsSync(SHELL);
  if (mayInstall && (!found || wantsShell)) {
    if (!(await install('chromium-headless-shell')) && !found) await install('chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  if (found) return found;
  return leave(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) ' +
      'or set CHROME_PATH to a Chromium or Chrome.',
  );
}

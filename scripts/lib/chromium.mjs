import { existsSync } from 'node:fs';
import { leave, run } from './project.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without its windows: it draws the same pages in half the time, but has no camera and opens no PDF. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser of the tests: CHROME_PATH, or one of the usual places; undefined when there is none. */
const findChromium = () => [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path));

const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs a package of Debian's. @returns whether it is there now */
async function install(name) {
  console.log(`Installing ${name} for the browser tests (apt-get) …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'inherit', 'inherit'] };
  await run('apt-get', ['update', '-qq'], options);
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)) === 0;
}

/**
 * Finds Chromium, installs Debian's where that can be done, else prints how to get it and exits. In CI, the one without windows is installed beside it.
 * @returns what the tests' environment says of it: CHROME_PATH, and CHROME_SHELL_PATH where there is one
 */
export async function ensureChromium() {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH))
    leave(`CHROME_PATH names ${process.env.CHROME_PATH}, and there is no such file.`);
  if (process.env.CHROME_PATH) return { CHROME_PATH: process.env.CHROME_PATH };
  if (!findChromium() && mayInstall()) await install('chromium');
  const found = findChromium();
  if (!found)
    return leave(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) ' +
        'or set CHROME_PATH to a Chromium or Chrome.',
    );
  const hasShell =
    existsSync(SHELL) || (process.env.CI && mayInstall() && (await install('chromium-headless-shell')));
  return { CHROME_PATH: found, ...(hasShell && { CHROME_SHELL_PATH: SHELL }) };
}

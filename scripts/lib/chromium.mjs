import { existsSync } from 'node:fs';
import { leave, run } from './project.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the tests: CHROME_PATH, or one of the usual places; undefined when there is none. */
const findChromium = () => [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path));

/** Finds Chromium, installs Debian's where that can be done, else says how to get it and leaves. */
export async function ensureChromium() {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH))
    leave(`CHROME_PATH names ${process.env.CHROME_PATH}, and there is no such file.`);
  const found = findChromium();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests (apt-get) …');
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'inherit', 'inherit'] };
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    const installed = findChromium();
    if (installed) return installed;
  }
  return leave(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) ' +
      'or set CHROME_PATH to a Chromium or Chrome.',
  );
}

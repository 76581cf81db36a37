import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './lib/buildStamp.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent, leave, requireNode, root, run } from './lib/project.mjs';

// `npm start`: installs what is missing, builds when the sources have changed, serves.
requireNode();
process.chdir(root);
endWithParent();
const built = isBuilt();
await ensureInstalled({ dev: !built });
if (!built) {
  console.log('Building page and server …');
  const code = await run(process.execPath, ['scripts/build.mjs'], { env: { NODE_ENV: 'production' } });
  if (code !== 0) leave('The build failed: the lines above say where.');
}

// The server runs in this process: it receives signals directly, and no child process is left behind.
const server = join(root, 'dist', 'server', 'main.js');
process.argv[1] = server;
await import(pathToFileURL(server).href);

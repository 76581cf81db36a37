import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateOrLeave } from './registration/generate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent, leave, readJson, requireNode, root, run, runBin } from './lib/project.mjs';

// `npm run seed -- …` and its like: one command, straight from its source. An installed register, which has a build and no
// tools (`npm ci --omit=dev`), runs the command of its build, and installs nothing.
requireNode();
endWithParent();
const [name, ...args] = process.argv.slice(2);
const { server, workshop } = readJson('scripts/commands.json');
const path = { ...server, ...workshop }[name];
if (!path) leave(`There is no command ${name}.`);
const built = join(root, 'dist/server', `${name}.js`);
if (name in server && existsSync(built) && !existsSync(join(root, 'node_modules/tsx')))
  process.exitCode = await run(process.execPath, [built, ...args]);
else {
  await ensureInstalled({ dev: true });
  generateOrLeave();
  process.exitCode = await runBin('tsx/dist/cli.mjs', [path, ...args]);
}

import { generateOrLeave } from './registration/generate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent, leave, readJson, requireNode, runBin } from './lib/project.mjs';

// `npm run seed -- …` and its like: one command, straight from its source.
requireNode();
endWithParent();
const [name, ...args] = process.argv.slice(2);
const { server, workshop } = readJson('scripts/commands.json');
const path = { ...server, ...workshop }[name];
if (!path) leave(`There is no command ${name}.`);
await ensureInstalled({ dev: true });
generateOrLeave();
process.exitCode = await runBin('tsx/dist/cli.mjs', [path, ...args]);

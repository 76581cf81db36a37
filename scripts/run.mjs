import { commands, workshop } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { leave, requireNode, runBin } from './lib/project.mjs';

// `npm run seed -- …` and its like: one command, straight from its source.
requireNode();
const [name, ...args] = process.argv.slice(2);
const path = { ...commands, ...workshop }[name];
if (!path) leave(`There is no command ${name}.`);
await ensureInstalled({ dev: true });
process.exitCode = await runBin('tsx/dist/cli.mjs', [path, ...args]);

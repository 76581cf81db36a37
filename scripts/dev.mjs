import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { generateOrLeave } from './registration/generate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent, requireNode, root } from './lib/project.mjs';

// `npm run dev`: the page with hot reload on PORT, the server, restarted at every change, on the port above.
requireNode();
endWithParent();
await ensureInstalled({ dev: true });
generateOrLeave();
const port = Number(process.env.PORT ?? 3000);
const api = `http://127.0.0.1:${port + 1}`;
console.log(`Page with hot reload: http://localhost:${port} (it passes /api and /demo on to ${api})`);

const programs = [
  {
    args: ['tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
    env: { PORT: `${port + 1}`, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
  },
  { args: ['vite/bin/vite.js', '--port', `${port}`, '--clearScreen', 'false'], env: { API_URL: api } },
].map(({ args: [bin, ...args], env }) =>
  spawn(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    // A group of its own: Ctrl+C then reaches it once, through us, and tsx lets the server finish.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }),
);

let leaving = false;
const stop = (signal) => {
  leaving = true;
  for (const program of programs) if (!program.killed) program.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// One of the two is of no use alone: when one ends, the other is stopped.
for (const program of programs)
  program.on('exit', (code) => {
    process.exitCode ||= leaving ? 0 : (code ?? 1);
    stop('SIGTERM');
  });

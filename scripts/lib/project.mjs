import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countProcess } from './processorTime.mjs';

/** The folder of package.json; every command runs there, from wherever it was called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Ends the command with one sentence instead of a stack trace. */
export function leave(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Refuses a Node older than package.json asks for, before anything else can fail less clearly. */
export function requireNode() {
  const wanted = readJson('package.json').engines.node.replace(/[^\d.]/g, '');
  const [major, minor] = wanted.split('.').map(Number);
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  leave(`Coleira needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
}

/**
 * npm sends a signal to its shell only, which ends without forwarding it: a command whose parent has changed
 * began with ends as if the signal had come to it.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

/**
 * Runs a program in the same terminal and waits for it; resolves to its exit code, 1 when it could not be
 * started or a signal ended it. A SIGTERM to this command is passed on. `env` is added to the environment; an
 * undefined value removes a variable.
 */
export function run(program, args, { env = {}, ...options } = {}) {
  const environment = { ...process.env, ...env };
  for (const name of Object.keys(env)) if (env[name] === undefined) delete environment[name];
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment, ...options });
    countProcess(child.pid);
    const passOn = () => child.kill('SIGTERM');
    process.on('SIGTERM', passOn);
    const end = (code) => {
      process.off('SIGTERM', passOn);
      resolve(code);
    };
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a JavaScript program of an installed package, without npx and its search. */
export const runBin = (path, args, options) =>
  run(process.execPath, [join('node_modules', path), ...args], options);

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

export interface Manifest {
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

export const manifest = JSON.parse(readText('package.json')) as Manifest;

const foreign = /^(node_modules|dist|generated|coverage|test-results|\.git|\.data.*)$/;
const text = /\.(ts|tsx|mjs|js|json|md|css|html|sql|svg|yml|webmanifest)$|^(Dockerfile|\.ci\/run)$/;

/** Every text file of the project that people write, as paths from its root. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return foreign.test(entry.name) ? [] : projectFiles(path);
    return text.test(path) && path !== 'package-lock.json' ? [path] : [];
  });
}

/** How a program ended and what it said on both streams. */
export function runNode(
  args: string[],
  cwd = root,
  env = process.env,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env, maxBuffer: 16 << 20 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr });
    });
  });
}

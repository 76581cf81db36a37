import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './project.mjs';

const outDir = join(root, 'dist', 'server');

/**
 * The server in a few files: a start reads them instead of several hundred. Packages stay outside, in
 * node_modules, where their binaries and WebAssembly files are, and files of ours (migrations, address sets,
 * worker threads in plain JavaScript) stay where they lie: server/paths.ts finds them from the package's root.
 */
export function serverConfig() {
  // The browser tests start servers of their own from the last two.
  const own = { main: 'server/main.ts', settings: 'server/settings/settings.ts', serve: 'server/serve.ts' };
  const programs = Object.entries({ ...own, ...readJson('scripts/commands.json').server });
  const input = Object.fromEntries(programs.filter(([, path]) => existsSync(join(root, path))));
  return {
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20.19',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}

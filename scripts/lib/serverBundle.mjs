import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { commands } from './commands.mjs';
import { root } from './project.mjs';

const outDir = join(root, 'dist', 'server');
const workerUrl = /new URL\(\s*(['"])(\.{1,2}\/[^'"]+Worker\.ts)\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;

/**
 * In the bundle a module no longer lies where it was written, so `import.meta.url` is turned back into the
 * place of its source: files beside the code (migrations, address sets) are found there in development and
 * in production alike. Worker threads are programs: each becomes a file of its own.
 */
function placesOfSources() {
  return {
    name: 'places-of-sources',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta')) return null;
      if (/import\.meta\.(?:dirname|filename)/.test(code))
        this.error(`${relative(root, id)}: use import.meta.url, the other two name the bundle's folder`);
      const source = relative(outDir, id).split(sep).join('/');
      const withWorkers = code.replace(workerUrl, (_, _quote, path) => {
        const fileName = `${basename(path, '.ts')}.js`;
        this.emitFile({ type: 'chunk', id: join(dirname(id), path), fileName });
        return `new URL('./${fileName}', import.meta.here)`;
      });
      const here = `new URL(${JSON.stringify(source)}, import.meta.url).href`;
      const done = withWorkers
        .replace(/import\.meta\.url/g, here)
        .replace(/import\.meta\.here/g, 'import.meta.url');
      return { code: done, map: null };
    },
  };
}

/**
 * The server in a few files: a start reads them instead of several hundred. Packages stay outside, in
 * node_modules, where their binaries and WebAssembly files are.
 */
export function serverConfig() {
  const programs = Object.entries({ main: 'server/main.ts', ...commands });
  const input = Object.fromEntries(programs.filter(([, path]) => existsSync(join(root, path))));
  return {
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [placesOfSources()],
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

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { manifest, projectFiles, readText, root, runNode } from './project.ts';

interface Commands {
  server: Record<string, string>;
  workshop: Record<string, string>;
}

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

interface Peers {
  peerDependencies?: Record<string, string>;
}

const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const lines = readText('docs/dependencies.md').split('\n');
const explained = lines.flatMap((line) => /^- `([^`]+)`: .{10,}/.exec(line)?.[1] ?? []);

describe('dependencies', () => {
  test('every dependency › has a line in docs/dependencies.md', () => {
    expect(dependencies.filter((name) => !explained.includes(name))).toEqual([]);
  });

  test('every line there › is about a dependency, which has no second line', () => {
    expect(explained.filter((name) => !dependencies.includes(name))).toEqual([]);
    expect(explained.filter((name, index) => explained.indexOf(name) !== index)).toEqual([]);
  });

  test('every dependency › is used', () => {
    const used = projectFiles()
      .filter(
        (path) => !path.endsWith('.md') && !path.startsWith('tests/project/') && path !== 'package.json',
      )
      .map(readText)
      .join('\n');
    const named = `${used}\n${JSON.stringify(manifest.scripts)}`;
    const wantedByOthers = dependencies.flatMap((name) => {
      const { peerDependencies = {} } = JSON.parse(readText(`node_modules/${name}/package.json`)) as Peers;
      return Object.keys(peerDependencies);
    });
    const unused = dependencies.filter(
      (name) => !name.startsWith('@types/') && !wantedByOthers.includes(name) && !named.includes(name),
    );
    expect(unused).toEqual([]);
  });
});

describe('a command of an installed register', () => {
  test('a build without tools › its program runs with its arguments, and nothing is installed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'installed-'));
    for (const path of ['scripts', 'package.json', 'package-lock.json'])
      await cp(join(root, path), join(folder, path), { recursive: true });
    await mkdir(join(folder, 'dist/server'), { recursive: true });
    await writeFile(
      join(folder, 'dist/server/verify-ledger.js'),
      "console.log(process.argv.slice(2).join(' '))",
    );
    const run = promisify(execFile);
    const { stdout } = await run(
      process.execPath,
      ['scripts/run.mjs', 'verify-ledger', '--day', '2026-01-31'],
      {
        cwd: folder,
      },
    );
    expect(stdout).toBe('--day 2026-01-31\n');
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
    await rm(folder, { recursive: true });
  });
});

describe('the lock file', () => {
  /** npm leaves out a platform it could not look up, and `npm ci` then refuses the whole file. */
  test('every package › has the builds for every platform, so that npm ci works anywhere', () => {
    const { packages } = JSON.parse(readText('package-lock.json')) as Lock;
    const isThere = (from: string, name: string): boolean => {
      if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true;
      return from !== '' && isThere(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
    };
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isThere(path, name)),
    );
    expect(missing).toEqual([]);
  });
});

describe('commands', () => {
  test('every npm script › names a program that is there', () => {
    const programs = Object.values(manifest.scripts).flatMap(
      (script) => /scripts\/\S+/.exec(script)?.[0] ?? [],
    );
    expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('the container › gives Node the options that npm start gives it', () => {
    const options = (text: string | undefined) => text?.match(/--[\w-]+(?:=\w+)?/g);
    const container = /^CMD (.*)$/m.exec(readText('Dockerfile'))?.[1];
    expect(options(container)).toEqual(options(manifest.scripts.start));
    expect(options(container)).toHaveLength(1);
  });

  test('the commands seed, import:addresses and bench › have their sources', () => {
    const { server, workshop } = JSON.parse(readText('scripts/commands.json')) as Commands;
    const paths = Object.values({ ...server, ...workshop });
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('a Node that is too old › is refused with one sentence', async () => {
    const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.4' })`;
    expect(await runNode(['--import', old, 'scripts/start.mjs'])).toEqual({
      code: 1,
      said: 'Coleira needs Node 20.19 or newer; this is Node 18.20.4.\n',
    });
  });

  test('a stage that does not exist › is refused with the names of those that do', async () => {
    const { code, said } = await runNode(['scripts/test.mjs', '--only=nothing']);
    expect(code).toBe(1);
    expect(said).toContain(
      'There is no stage nothing; there are types, lint, format, unit, postgres, pooled, build, e2e, slow.',
    );
  });
});

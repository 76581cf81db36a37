import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeKeys } from '../../server/keys/makeKeys.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { manifest, readText, root } from './project.ts';

/** The files of the folder, of whatever kind. */
const files = readdirSync(join(root, 'deploy'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);
const fileText = (name: string): string => readText(`deploy/${name}`);

/** Variables of Node and of the container, which the settings do not declare. */
const NOT_OURS = new Set(['NODE_ENV']);
const listed = new Set(
  [...readText('docs/configuration.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name]) => name!),
);

const assignments = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(?:Environment=)?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly build?: { readonly context: string; readonly dockerfile?: string };
}
const compose = parse(readText('deploy/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const example = assignments(readText('deploy/compose.env.example'));

const unknown = (names: readonly string[]): string[] =>
  names.filter((name) => !listed.has(name) && !NOT_OURS.has(name));

/** What the settings make of these values; keys are files of another machine, so they are left out. */
function accepts(values: Readonly<Record<string, string>>): void {
  const { AUDIT_KEY: _audit, SIGNING_P12: _signing, ERASURE_KEY: _erasure, ...rest } = values;
  readSettings(rest);
}

/** With what compose would put in for `${NAME}` and `${NAME:-default}`. */
const filledIn = (value: string): string =>
  value.replaceAll(
    /\$\{(\w+)(?::-([^}]*))?\}/g,
    (_, name: string, otherwise = '') => example[name] || otherwise,
  );

describe('the files of deploy', () => {
  test('settings of compose.yaml and of the units › are declared, and have values that the server takes', () => {
    for (const name of ['server-1', 'server-2']) {
      const { environment = {} } = compose.services[name]!;
      expect(unknown(Object.keys(environment))).toEqual([]);
      accepts(Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filledIn(value)])));
    }
    const environment = assignments(readText('deploy/coleira.env.example'));
    expect(unknown(Object.keys(environment))).toEqual([]);
    accepts(environment);
    const units = files.filter((path) => /\.(service|timer)$/.test(path));
    expect(units.length).toBe(3);
    for (const unit of units)
      expect(unknown(Object.keys(assignments(fileText(unit))).filter((name) => name !== 'PORT'))).toEqual([]);
  });

  test('keys that they name › are the files that make:keys writes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coleira-keys-'));
    const made = await makeKeys(folder, { dataDir: join(folder, '..', 'data') });
    await rm(folder, { recursive: true });
    const names = made.map(({ file }) => basename(file)).sort();
    const named = (text: string, pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].map(([, name]) => name!).sort();
    expect(named(fileText('compose.yaml'), /\$\{KEYS\}\/(\S+)/g)).toEqual(names);
    expect(named(fileText('coleira.env.example'), /\/keys\/(\S+)/g)).toEqual(names);
    for (const name of names) expect(readText('docs/deployment.md')).toContain(name);
  });

  test('what compose.yaml asks for › is in its example, and nothing else', () => {
    const asked = new Set(
      [...readText('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!),
    );
    expect([...asked].sort()).toEqual(Object.keys(example).sort());
  });

  test('files and services that they name › are there', () => {
    for (const { build, volumes = [] } of Object.values(compose.services)) {
      if (build?.dockerfile) expect(files).toContain(build.dockerfile);
      for (const volume of volumes)
        if (volume.startsWith('./')) expect(files).toContain(volume.slice(2).split(':')[0]);
    }
    const proxied = /reverse_proxy (.+) \{/.exec(readText('deploy/Caddyfile'))![1]!.split(' ');
    for (const target of proxied) expect(Object.keys(compose.services)).toContain(target.split(':')[0]);
    // Its mode is the one that the servers are set to.
    expect(readText('deploy/pgbouncer.ini')).toContain('pool_mode = transaction');
    expect(compose.services['server-1']!.environment).toMatchObject({ DATABASE_POOLED: '1' });
  });

  test('programs that units and documents start › are those of the build', () => {
    const { server } = JSON.parse(readText('scripts/commands.json')) as { server: Record<string, string> };
    const texts = [...files.map(fileText), readText('docs/deployment.md'), readText('Dockerfile')];
    const started = texts.flatMap((text) =>
      [...text.matchAll(/dist\/server\/([\w-]+)\.js/g)].map(([, name]) => name!),
    );
    expect(started.length).toBeGreaterThan(3);
    for (const name of started) expect(['main', ...Object.keys(server)]).toContain(name);
    const npm = [...readText('docs/deployment.md').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    for (const name of npm) expect(Object.keys(manifest.scripts)).toContain(name);
  });
});

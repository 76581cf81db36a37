import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandLine, writtenCommands } from '../../scripts/drill/commands.ts';
import { CLUSTER_PACKAGES } from '../../scripts/drill/programs.ts';
import { manifest, readText, root } from './project.ts';

const FOLDER = 'deploy/cluster';
const files = readdirSync(join(root, FOLDER));
const templates = files.filter((name) => /\.(yaml|cfg|ini|txt|conf)$/.test(name));
const section = /^## Cluster\n([\s\S]*?)^## /m.exec(readText('docs/deployment.md'))![1]!;
/** The commands of the section: its indented lines, without what is said beside them. */
const commands = [...section.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line]) =>
  line!.replace(/\s+#.*/, '').trim(),
);
const example = readText(`${FOLDER}/cluster.env.example`);
const declared = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!);

describe('the cluster of the deployment’s document', () => {
  it('each command of it › is one that the drill runs, or starts what the drill starts', () => {
    const run = new Set(writtenCommands());
    // The drill has no systemd and one machine; it starts the same programs with the same files, and writes its own settings.
    const otherwise =
      /^(apt-get install|systemctl|cp deploy\/cluster\/cluster\.env\.example|sh deploy\/cluster\/configure\.sh|npm run |DATABASE_)/;
    expect(commands.filter((line) => !run.has(line) && !otherwise.test(line))).toEqual([]);
    expect([...run].filter((line) => !commands.includes(line))).toEqual([]);
  });

  it('packages that it installs › are those without which the drill does not run', () => {
    const installed = commands
      .find((line) => line.startsWith('apt-get install'))!
      .split(' ')
      .slice(2);
    expect(CLUSTER_PACKAGES.filter((name) => name !== 'iproute2').sort()).toEqual(installed.sort());
  });

  it('each file of its folder › is named in it, and no other', () => {
    for (const name of files) expect(section, name).toContain(name);
    const named = [...section.matchAll(/`([\w-]+\.(?:yaml|cfg|ini|txt|conf|sh))`/g)].map(([, name]) => name!);
    expect(named.filter((name) => !files.includes(name))).toEqual([]);
  });

  it('each template › is one that is written, from values that the example has', () => {
    const written = /for template in (.*); do/.exec(readText(`${FOLDER}/configure.sh`))![1]!.split(' ');
    expect(written.sort()).toEqual([...templates].sort());
    const used = new Set(
      templates.flatMap((name) =>
        [...readText(`${FOLDER}/${name}`).matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, value]) => value!),
      ),
    );
    for (const name of used) expect(declared, name).toContain(name);
    const inScripts = ['configure.sh', 'disk-guard.sh']
      .map((name) => readText(`${FOLDER}/${name}`))
      .join('\n');
    expect(declared.filter((name) => !used.has(name) && !inScripts.includes(`$${name}`))).toEqual([]);
  });

  it('a write › is acknowledged once two machines have it', () => {
    const patroni = readText(`${FOLDER}/patroni.yaml`);
    for (const line of [
      'synchronous_mode: true',
      'synchronous_mode_strict: true',
      "synchronous_commit: 'on'",
    ])
      expect(patroni).toContain(line);
    const [ttl, wait, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
      Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(patroni)![1]),
    );
    // What Patroni asks of these three.
    expect(wait! + 2 * retry!).toBeLessThanOrEqual(ttl!);
  });

  it('the command of the drill › is in the manifest, and its words are divided as a shell does', () => {
    expect(manifest.scripts.drill).toBe('node scripts/run.mjs drill');
    const values = { restored: '/r', restoredPort: '1', restoredAddress: '::1' };
    expect(commandLine('startRestored', values).slice(8)).toEqual([
      '-o',
      "-c port=1 -c listen_addresses=::1 -c archive_mode=off -c synchronous_standby_names=''",
      'start',
    ]);
  });
});

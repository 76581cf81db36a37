import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, runNode } from './project.ts';

interface Finding {
  message: string;
  code: string;
  filename: string;
}

/** One file each, with the rule that must speak about it; no rule where the file is in order. */
const files: { path: string; text: string; breaks?: string }[] = [
  { path: 'resources/kit/a.ts', text: `import 'react';`, breaks: 'import-boundaries' },
  { path: 'resources/kit/b.ts', text: `import { z } from 'zod';\nexport const b = z.string();` },
  {
    path: 'resources/owners/owner/schema.ts',
    text: `export * from 'react-admin';`,
    breaks: 'import-boundaries',
  },
  {
    path: 'resources/owners/owner/states.ts',
    text: `export * from './OwnerList.tsx';`,
    breaks: 'import-boundaries',
  },
  { path: 'resources/owners/owner/rules.ts', text: `export * from 'node:fs';`, breaks: 'import-boundaries' },
  {
    path: 'resources/owners/owner/calls.ts',
    text: `export * from '../../../server/a.ts';`,
    breaks: 'import-boundaries',
  },
  {
    path: 'resources/owners/owner/OwnerList.tsx',
    text: `export { List } from 'react-admin';`,
    breaks: 'import-boundaries',
  },
  {
    path: 'resources/numbers/a.ts',
    text: `export const a = () => import('@mui/material');`,
    breaks: 'import-boundaries',
  },
  { path: 'src/a.ts', text: `export type { Db } from '../server/db.ts';`, breaks: 'import-boundaries' },
  {
    path: 'src/b.ts',
    text: `export const b = () => import('../server/db.ts');`,
    breaks: 'import-boundaries',
  },
  { path: 'src/c.ts', text: `export type C = import('../server/db.ts').Db;`, breaks: 'import-boundaries' },
  { path: 'src/public/a.ts', text: `export * from 'react-admin';`, breaks: 'import-boundaries' },
  { path: 'src/public/b.ts', text: `export * from '../shell/menu.ts';`, breaks: 'import-boundaries' },
  { path: 'src/fields/a.ts', text: `export * from '../forms/b.ts';`, breaks: 'import-boundaries' },
  {
    path: 'src/lists/a.ts',
    text: `export const a = () => import('../records/b.ts');`,
    breaks: 'import-boundaries',
  },
  { path: 'src/operations/a.ts', text: `export * from '../lists/b.ts';`, breaks: 'import-boundaries' },
  {
    path: 'src/parts/owners/owner/a.ts',
    text: `export * from '../../animals/animal/b.ts';`,
    breaks: 'import-boundaries',
  },
  {
    path: 'src/parts/owners/owner/b.ts',
    text: `export * from '../ownerMerge/b.ts';`,
    breaks: 'import-boundaries',
  },
  { path: 'src/parts/animals/animal/c.ts', text: `export * from '../../owners/owner/a.ts';` },
  {
    path: 'resources/owners/owner/areas.ts',
    text: `export * from '../../animals/animal/schema.ts';`,
    breaks: 'import-boundaries',
  },
  {
    path: 'server/modules/owners/owner/areas.ts',
    text: `export * from '../../../../resources/support/ticket/calls.ts';`,
    breaks: 'import-boundaries',
  },
  {
    path: 'server/modules/animals/animal/areas.ts',
    text: `export * from '../../owners/owner/areas.ts';\nexport * from '../animalMerge/a.ts';`,
  },
  {
    path: 'src/pages/owners/owner/b.ts',
    text: `export * from '../ownerMerge/b.ts';`,
    breaks: 'import-boundaries',
  },
  { path: 'src/shell/menu/a.ts', text: `export * from '../../app/b.ts';`, breaks: 'import-boundaries' },
  { path: 'src/theme/a.ts', text: `export * from '../nowhere/b.ts';`, breaks: 'import-boundaries' },
  { path: 'src/records/a.ts', text: `export * from '../lists/b.ts';\nexport * from '../theme/c.ts';` },
  {
    path: 'src/pages/owners/owner/a.ts',
    text: `export * from '../../../parts/animals/animal/b.ts';\nexport * from './c/d.ts';`,
  },
  { path: 'dataProvider/a.ts', text: `export * from '../server/db.ts';`, breaks: 'import-boundaries' },
  { path: 'authProvider/a.ts', text: `export * from '../server/db.ts';`, breaks: 'import-boundaries' },
  {
    path: 'dataProvider/b.ts',
    text: `export * from '../authProvider/signIn.ts';`,
    breaks: 'import-boundaries',
  },
  {
    path: 'dataProvider/client/a.ts',
    text: `export * from '../search.ts';`,
    breaks: 'import-boundaries',
  },
  { path: 'dataProvider/client/b.ts', text: `export * from './session.ts';` },
  { path: 'dataProvider/c.ts', text: `export * from './client/httpClient.ts';` },
  { path: 'authProvider/b.ts', text: `export * from '../dataProvider/d.ts';`, breaks: 'import-boundaries' },
  { path: 'authProvider/c.ts', text: `export * from '../dataProvider/client/session.ts';` },
  { path: 'authProvider/d.ts', text: `export * from '../src/runtime/a.ts';`, breaks: 'import-boundaries' },
  { path: 'i18n/pt/a.ts', text: `export * from '../../server/db.ts';`, breaks: 'import-boundaries' },
  { path: 'server/a.ts', text: `export * from '../src/a.ts';`, breaks: 'import-boundaries' },
  {
    path: 'server/b.ts',
    text: `export * from '../resources/owners/owner/OwnerList.tsx';`,
    breaks: 'import-boundaries',
  },
  { path: 'server/c.ts', text: `export * from '../dataProvider/a.ts';`, breaks: 'import-boundaries' },
  { path: 'server/d.ts', text: `export * from 'vitest';`, breaks: 'import-boundaries' },
  { path: 'server/e.ts', text: `export * from '../resources/kit/b.ts';\nexport * from 'fastify';` },
  {
    path: 'server/db.ts',
    text: 'export const q = (d: D) => d.query(`select ${1}`);',
    breaks: 'query-takes-sql',
  },
  { path: 'server/f.ts', text: `export const q = (d: D) => d.query('select 1');`, breaks: 'query-takes-sql' },
  {
    path: 'server/g.ts',
    text: 'export const q = (d: D) => findOne(d, `select 1`);',
    breaks: 'query-takes-sql',
  },
  { path: 'server/h.ts', text: 'export const q = (d: D) => d.query(sql`select ${1}`);' },
  {
    path: 'server/i.ts',
    text: 'export const i = sql`update owner set name = ${n}, version = version + 1 where id = ${id}`;',
    breaks: 'one-write-path',
  },
  {
    path: 'server/modules/owners/owner/j.ts',
    text: 'export const j = sql`insert into record_version (module, data) values (${m}, ${d})`;',
    breaks: 'one-write-path',
  },
  {
    path: 'server/k.ts',
    text: `export const k = () => conflict('STALE_VERSION', [], {});`,
    breaks: 'one-write-path',
  },
  { path: 'server/write/l.ts', text: 'export const l = sql`update t set version = version + 1`;' },
  { path: 'server/seed/m.ts', text: `export const m = () => insertRows('record_version', []);` },
  {
    path: 'server/modules/owners/owner/seed.ts',
    text: `export const o = () => insertRows('record_version', []);`,
  },
  {
    path: 'server/n.ts',
    text: 'export const n = sql`insert into delayed_decision_record (record_version) values (${v})`;',
  },
  { path: 'src/A.tsx', text: `export const A = () => <p>Guardar</p>;`, breaks: 'no-literal-texts' },
  {
    path: 'src/B.tsx',
    text: `export const B = () => <p>{b ? 'Sim' : t('n')}</p>;`,
    breaks: 'no-literal-texts',
  },
  { path: 'src/C.tsx', text: `export const C = () => <img alt="Um cão" />;`, breaks: 'no-literal-texts' },
  { path: 'src/D.tsx', text: 'export const D = () => <p>{`${n} cães`}</p>;', breaks: 'no-literal-texts' },
  { path: 'src/E.tsx', text: `export const E = () => <F label="resources.owner.fields.name">{x} · {y}</F>;` },
  {
    path: 'src/fields/F.tsx',
    text: `export { default } from '@mui/material/Autocomplete';`,
    breaks: 'no-restricted-imports',
  },
  {
    path: 'src/G.tsx',
    text: `export { AutocompleteInput } from 'react-admin';`,
    breaks: 'no-restricted-imports',
  },
  { path: 'src/components/Combobox.tsx', text: `export type * from '@mui/material/Autocomplete';` },
  {
    path: 'bench/a.ts',
    text: `import type { B } from './b.ts';\nexport interface A { readonly b: B }`,
    breaks: 'no-cycle',
  },
  {
    path: 'bench/b.ts',
    text: `import type { A } from './a.ts';\nexport interface B { readonly a?: A }`,
    breaks: 'no-cycle',
  },
  { path: 'tests/any.ts', text: `export const a = (b: any) => b;`, breaks: 'no-explicit-any' },
];

let folder = '';
let findings: Finding[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coleira-lint-'));
  for (const path of ['.oxlintrc.json', 'package.json', 'scripts/lint', 'scripts/lib/areas.mjs'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const { said } = await runNode(['node_modules/oxlint/bin/oxlint', '--format=json'], folder);
  findings = (JSON.parse(said.slice(said.indexOf('{'))) as { diagnostics: Finding[] }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const findingsIn = (path: string, rule: string): Finding[] =>
  findings.filter((finding) => finding.filename.endsWith(path) && finding.code.includes(rule));

describe('the linter', () => {
  test.each(files.filter((file) => file.breaks))('refuses $path: $text', ({ path, breaks = '' }) => {
    expect(findingsIn(path, breaks)).toHaveLength(1);
  });

  test.each(files.filter((file) => !file.breaks))('accepts $path: $text', ({ path }) => {
    expect(findingsIn(path, 'coleira')).toEqual([]);
  });

  test('a forbidden import › is reported with its reason', () => {
    expect(findingsIn('src/a.ts', 'import-boundaries')[0]?.message).toBe(
      'src/a.ts may not import server/db.ts: the browser knows the server by its calls only.',
    );
  });
});

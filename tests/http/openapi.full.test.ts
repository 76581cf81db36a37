import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, runNode } from '../project/project.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { runPackage } from '../helpers/runPackage.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), 'coleira-api-'));
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(server.app.describeApi()));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Literal paths win over placeholders, as the specification of the calls has it: `/animals/search` beside `/animals/{id}`. */
const LINT = 'extends: [recommended]\nrules:\n  no-ambiguous-paths: off\n';

describe('the description of the API, read by tools of others', () => {
  it('Redocly › finds neither errors nor warnings', async () => {
    await writeFile(join(folder, 'redocly.yaml'), LINT);
    const { code, said } = await runPackage(['@redocly/cli@2.77.0'], 'redocly', folder, [
      'lint',
      'openapi.json',
    ]);
    expect([code, /\d+ warnings?/.test(said) ? said : ''], said).toEqual([0, '']);
  });

  it('openapi-typescript › makes types that compile strictly, libraries checked too', async () => {
    const made = await runPackage(
      ['openapi-typescript@7.13.0', 'typescript@5.9.3'],
      'openapi-typescript',
      folder,
      ['openapi.json', '-o', 'api.ts'],
    );
    expect(made.code, made.said).toBe(0);
    await writeFile(
      join(folder, 'use.ts'),
      `import type { components, operations } from './api.ts';
export const name = (vaccine: components['schemas']['Vaccine']): string => vaccine.name;
export type Body = operations['createVaccine']['requestBody']['content']['application/json'];
export const body: Body = { name: 'Raiva', immunizationTimePeriod: 1, immunizationTimeUnit: 'YEAR' };
// @ts-expect-error a unit that there is not
export const wrong: Body = { name: 'Raiva', immunizationTimePeriod: 1, immunizationTimeUnit: 'DAY' };
`,
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--allowImportingTsExtensions'];
    const { code, said } = await runNode(
      [compiler, ...options, '--lib', 'esnext', '--types', '', 'use.ts'],
      folder,
    );
    expect([code, said]).toEqual([0, '']);
  });
});

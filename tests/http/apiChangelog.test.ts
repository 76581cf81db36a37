import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productVersion } from '../../server/paths.ts';
import { partsOfApi, type ApiPart } from '../helpers/apiDigest.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { readText, root } from '../project/project.ts';

const FILE = join(root, 'docs/api-published.txt');

let server: TestServer;
let parts: readonly ApiPart[];
beforeAll(async () => {
  server = await testServer();
  parts = partsOfApi(server.app.describeApi());
});
afterAll(() => server.close());

const publishedText = (version: string, lines: readonly string[]): string =>
  `${[`version ${version}`, ...lines].join('\n')}\n`;

/** The names in backticks below a heading of the changelog. */
function namedBelow(changelog: string, heading: string): ReadonlySet<string> {
  const section = changelog.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  return new Set([...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

/** The calls and schemas that are other than published and that the changelog does not name. */
function unnamedChanges(
  published: readonly string[],
  now: readonly ApiPart[],
  named: ReadonlySet<string>,
): string[] {
  const known = new Set(published);
  const present = new Set(now.map(({ line }) => line));
  const nameIn = (line: string): string => line.split(' ', 1)[0]!;
  const changed = now.filter(({ line, names }) => !known.has(line) && !names.some((name) => named.has(name)));
  const still = new Set(now.map(({ name }) => name));
  const gone = published.filter((line) => !present.has(line)).map(nameIn);
  return [...changed.map(({ name }) => name), ...gone.filter((name) => !still.has(name) && !named.has(name))];
}

describe('the changelog of the API', () => {
  it('calls and schemas that are new, gone or different since the published version › are named in it', async () => {
    const [version = '', ...lines] = (await readFile(FILE, 'utf8').catch(() => '')).trimEnd().split('\n');
    const changelog = readText('docs/api-changelog.md');
    expect(changelog).toContain(`\n## ${productVersion}\n`);
    if (version !== `version ${productVersion}`) {
      const text = publishedText(
        productVersion,
        parts.map(({ line }) => line),
      );
      await expect(text, 'this version is new: write the list anew with -u').toMatchFileSnapshot(FILE);
      return;
    }
    expect(
      unnamedChanges(lines, parts, namedBelow(changelog, 'Unreleased')),
      'write a line about these below "Unreleased" in docs/api-changelog.md, with the name or the tag in backticks',
    ).toEqual([]);
  });

  it('notices a call that is new, gone or different, and takes its name or its tag for an entry', () => {
    const before = parts.map(({ line }) => line);
    const [first, second] = parts.filter(({ names }) => names.length > 1);
    const other = parts.map((one) => (one === first ? { ...one, line: `${one.line}0` } : one));
    const fewer = parts.filter((one) => one !== second);
    expect(unnamedChanges(before, parts, new Set())).toEqual([]);
    expect(unnamedChanges(before, other, new Set())).toEqual([first!.name]);
    expect(unnamedChanges(before, fewer, new Set())).toEqual([second!.name]);
    expect(unnamedChanges(before.slice(1), parts, new Set())).toEqual([parts[0]!.name]);
    expect(unnamedChanges(before, other, new Set([first!.names.at(-1)!]))).toEqual([]);
    expect(unnamedChanges(before, fewer, new Set([second!.name]))).toEqual([]);
  });

  it('a description or an example › is no change; a type, a bound and a status are', () => {
    const operation = (more: object, responses: object = { 200: { description: 'Done' } }) =>
      partsOfApi({
        paths: {
          '/api/x': {
            get: {
              operationId: 'x',
              tags: ['x'],
              parameters: [{ name: 'a', schema: { type: 'string', ...more } }],
              responses,
            },
          },
        },
        components: { schemas: {} },
      }).map(({ line }) => line);
    const plain = operation({});
    expect(operation({ description: 'A', example: { a: 1 } })).toEqual(plain);
    expect(operation({ properties: { example: {} } })).not.toEqual(plain);
    expect(operation({ maxLength: 2 })).not.toEqual(plain);
    expect(operation({ type: 'integer' })).not.toEqual(plain);
    expect(operation({}, { 200: { description: 'Done' }, 404: {} })).not.toEqual(plain);
  });
});

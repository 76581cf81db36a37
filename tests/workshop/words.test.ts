import { describe, expect, test } from 'vitest';
import { projectFiles, readText } from './project.ts';

const self = 'tests/workshop/words.test.ts';
const files = projectFiles().filter((path) => path !== self);
const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
const contents = new Map(files.map((path) => [path, readText(path)]));

const filesWith = (paths: string[], pattern: RegExp): string[] =>
  paths.filter((path) => pattern.test(contents.get(path) ?? ''));

describe('what is written in the project', () => {
  test('names no folder of anybody’s machine', () => {
    expect(filesWith(files, /(?<![\w.])\/(?:home|Users|root|work|workspace)\/[a-z]+\//)).toEqual([]);
  });

  test('leaves nothing for later', () => {
    expect(filesWith(files, /\b(?:TODO|FIXME|HACK|XXX)\b/)).toEqual([]);
  });

  test('silences neither type checker nor linter for a whole file', () => {
    expect(filesWith(code, /@ts-(?:ignore|nocheck)|(?:eslint|oxlint)-disable(?!-next-line)/)).toEqual([]);
  });

  test('skips no test, runs none alone, repeats none and never merely waits', () => {
    const tests = code.filter((path) => path.startsWith('tests/'));
    expect(
      filesWith(tests, /\b(?:test|it|describe)\.(?:only|skip|todo)\b|\bretry: [1-9]|waitForTimeout\(/),
    ).toEqual([]);
  });

  test('keeps every source file below 300 lines', () => {
    const sources = code.filter((path) => !path.startsWith('tests/'));
    expect(sources.filter((path) => (contents.get(path) ?? '').split('\n').length > 301)).toEqual([]);
  });

  test('finds its own files in one way, which holds for sources and bundle alike', () => {
    const server = code.filter((path) => path.startsWith('server/'));
    expect(filesWith(server, /\bimport\.meta\b|__dirname/)).toEqual(['server/paths.ts']);
  });

  test('carries no secret in its settings', () => {
    expect(filesWith(files, /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b/)).toEqual([]);
  });
});

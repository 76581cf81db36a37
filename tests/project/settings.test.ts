import { describe, expect, test } from 'vitest';
import { projectFiles, readText } from './project.ts';

const LISTED = /^\| `([A-Z][A-Z0-9_]+)`/gm;
const READ = /\bread\w*\(\s*'([A-Z][A-Z0-9_]+)'/g;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name!);

describe('the settings', () => {
  test('that the server reads › are those of docs/configuration.md', () => {
    const sources = projectFiles().filter((path) => path.startsWith('server/settings/'));
    const read = new Set(sources.flatMap((path) => namesIn(readText(path), READ)));
    expect([...read].sort()).toEqual(namesIn(readText('docs/configuration.md'), LISTED).sort());
  });

  test('of the README › have a row in docs/configuration.md', () => {
    const all = namesIn(readText('docs/configuration.md'), LISTED);
    expect(namesIn(readText('README.md'), LISTED).filter((name) => !all.includes(name))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { projectFiles, readText } from './project.ts';

/** What the last column of a table names: `kit/access`, `crud/*`; `…/revert` lies beside the one before it. */
const NAMED = /`((?:…|[a-zA-Z\d]+)\/[\w/-]*)\*?`/g;

const tests = projectFiles('tests')
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => file.replace(/^tests\//, ''));

/** The tests that stand in a line of a table, with the path below `tests` with which their files begin. */
function namedIn(line: string): string[] {
  const shownBy = line.split('|').at(-2) ?? '';
  const paths: string[] = [];
  for (const [, path = ''] of shownBy.matchAll(NAMED)) {
    const folder = paths.at(-1)?.replace(/[^/]+$/, '') ?? '';
    paths.push(path.startsWith('…/') ? folder + path.slice(2) : path);
  }
  return paths;
}

describe('docs/security.md', () => {
  const lines = readText('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Requirement|Fault|What changes|-)/.test(line));

  it('each measure › names tests that there are', () => {
    expect(lines.length).toBeGreaterThan(50);
    const wrong = lines.flatMap((line) => {
      const named = namedIn(line);
      const missing = named.filter((path) => !tests.some((file) => file.startsWith(path)));
      return named.length === 0 ? [line.slice(0, 80)] : missing;
    });
    expect(wrong).toEqual([]);
  });
});

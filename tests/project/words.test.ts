import { describe, expect, test } from 'vitest';
import { projectFiles, readText } from './project.ts';

const self = 'tests/project/words.test.ts';
const files = projectFiles().filter((path) => path !== self);
const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
const contents = new Map(files.map((path) => [path, readText(path)]));

const filesWith = (paths: string[], pattern: RegExp): string[] =>
  paths.filter((path) => pattern.test(contents.get(path) ?? ''));

describe('the files of the project', () => {
  test('paths of one developer’s machine › appear in no file', () => {
    expect(filesWith(files, /(?<![\w.])\/(?:home|Users|root|work|workspace)\/[a-z]+\//)).toEqual([]);
  });

  test('marks of unfinished work › appear in no file', () => {
    expect(filesWith(files, /\b(?:TODO|FIXME|HACK|XXX)\b/)).toEqual([]);
  });

  test('comments that silence type checker or linter for a whole file › appear in no file', () => {
    expect(filesWith(code, /@ts-(?:ignore|nocheck)|(?:eslint|oxlint)-disable(?!-next-line)/)).toEqual([]);
  });

  test('tests › are neither skipped nor run alone, not repeated, and do not merely wait', () => {
    const tests = code.filter((path) => path.startsWith('tests/'));
    expect(
      filesWith(tests, /\b(?:test|it|describe)\.(?:only|skip|todo)\b|\bretry: [1-9]|waitForTimeout\(/),
    ).toEqual([]);
  });

  test('browser tests › wait for the answer of a dialog before they leave its page', () => {
    // A page that is left at once breaks its call off, on a slow machine only.
    const tests = code.filter((path) => path.startsWith('tests/e2e/'));
    const leaves = /\bdialog\b(?!.*'Fechar').*\.click\(\);\s+await \w+\.(?:goto|reload)\(/;
    expect(filesWith(tests, leaves)).toEqual([]);
  });

  test('source files › have at most 300 lines', () => {
    const sources = code.filter((path) => !path.startsWith('tests/'));
    expect(sources.filter((path) => (contents.get(path) ?? '').split('\n').length > 301)).toEqual([]);
  });

  test('server files › find their own folder in one place, which works for sources and bundle alike', () => {
    const server = code.filter((path) => path.startsWith('server/'));
    expect(filesWith(server, /\bimport\.meta\b|__dirname/)).toEqual(['server/paths.ts']);
  });

  test('keys and secrets › appear in no file', () => {
    expect(filesWith(files, /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b/)).toEqual([]);
  });
});

/** Figurative or vague words, for each of which there is a standard term; names in code are held to them by review. */
const FIGURATIVE =
  /\b(?:turnstiles?|janitor|sweeps?|sweeping|upkeep|herd|deaf|(?:hand|take)(?:s|n)? over|hand(?:ed|ing) over|took over|taking over|way in|trail|somebody|someone|whoever|nobody|hangs? on|brings|tells|told|meets|goes|by (?:itself|themselves))\b/i;

/** The beginnings of a title without a subject: a conjunction, or a verb in the third person. */
const WITHOUT_SUBJECT =
  /^(?:and|also|is|are|was|has|have|does|can|may|takes?|gives?|keeps?|leaves?|shows?|says?|comes?|stays?|finds?|lets?|sends?|names?|holds?|counts?|reads?|writes?|opens?|ends?|tells?|asks?|answers?|refuses?|makes?|gets?|goes|needs?|starts?|stops?|turns?|arrives?|never|not)\b/i;

const titlesOf = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:describe|test|it)(?:\.\w+)*\(\s*(['"`])(.+?)\1/gm)].map(
    ([, , title = '']) => title,
  );

/** Returns what people read in a file: comments, titles of tests, English texts, whole documents. */
function proseOf(path: string, text: string): string[] {
  if (path.endsWith('.md') || path.startsWith('i18n/en/')) return [text];
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?:^|(?<=\s))\/\/ .*$/gm) ?? [];
  const titles = path.startsWith('tests/') ? titlesOf(text) : [];
  return [...comments.map((comment) => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ')), ...titles];
}

const read = [...code, ...files.filter((path) => path.endsWith('.md'))];

const figurative = read.flatMap((path) =>
  proseOf(path, contents.get(path) ?? '').flatMap((prose) => {
    const [word] = FIGURATIVE.exec(prose) ?? [];
    return word === undefined ? [] : [`${path}: ${word}`];
  }),
);

const untitled = code
  .filter((path) => path.endsWith('.test.ts'))
  .flatMap((path) =>
    titlesOf(contents.get(path) ?? '')
      .filter((title) => WITHOUT_SUBJECT.test(title))
      .map((title) => `${path}: ${title}`),
  );

describe('plain language', () => {
  test('comments, documents, titles and English texts › contain no figurative words', () => {
    expect(figurative).toEqual([]);
  });

  test('titles of tests › have a subject', () => {
    expect(untitled).toEqual([]);
  });
});

describe('plain language, the patterns', () => {
  test.each(['The janitor sweeps.', 'it is told by whoever asks', 'a file\n * that goes by itself'])(
    'the comment "%s" › is found',
    (comment) =>
      expect(proseOf('server/a.ts', `/** ${comment} */`).some((text) => FIGURATIVE.test(text))).toBe(true),
  );

  test('a title that begins with a verb › is found, one with a subject is not', () => {
    const titles = titlesOf(`  test('takes nothing', () => {});\n  it('a write › takes nothing', () => {});`);
    expect(titles.map((title) => WITHOUT_SUBJECT.test(title))).toEqual([true, false]);
  });
});

describe('the decisions', () => {
  const decisions = files.filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
  const numbers = decisions.map((path) => Number(path.slice('docs/decisions/'.length).split('-', 1)[0]));

  test('every number up to the last › has one file', () => {
    const expected = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
  });

  test('every file › has a numbered title, context, decision, consequences and alternatives, or is a stub', () => {
    const others = decisions.filter((path) => {
      const [title, ...sections] = (contents.get(path) ?? '').match(/^##? .*$/gm) ?? [];
      const number = Number(path.slice('docs/decisions/'.length).split('-', 1)[0]);
      if (title === `# ${number}. Not used`) return sections.length > 0;
      return (
        !title?.startsWith(`# ${number}. `) ||
        sections.join() !== '## Context,## Decision,## Consequences,## Alternatives'
      );
    });
    expect(others).toEqual([]);
  });
});

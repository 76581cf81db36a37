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

/** Figurative or vague words, for each of which there is a standard term; names in code are held to them by review. */
const FIGURATIVE =
  /\b(?:turnstiles?|janitor|sweeps?|sweeping|upkeep|herd|deaf|(?:hand|take)(?:s|n)? over|hand(?:ed|ing) over|took over|taking over|way in|trail|somebody|someone|whoever|nobody|hangs? on|brings|tells|told|meets|goes|by (?:itself|themselves))\b/i;

/** The beginnings of a title without a subject: a conjunction, or a verb in the third person. */
const WITHOUT_SUBJECT =
  /^(?:and|also|is|are|was|has|have|does|can|may|takes?|gives?|keeps?|leaves?|shows?|says?|comes?|stays?|finds?|lets?|sends?|names?|holds?|counts?|reads?|writes?|opens?|ends?|tells?|asks?|answers?|refuses?|makes?|gets?|goes|needs?|starts?|stops?|turns?|arrives?|never|not)\b/i;

/** Where such words are still to be replaced. An entry without a finding fails: the list only becomes shorter. */
const WORDS_TO_DO = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'resources/animal/',
  'resources/kit/',
  'resources/owner/',
  'server/modules/',
  'server/write/',
  'src/app/',
  'src/components/',
  'src/fields/',
  'src/forms/',
  'src/lists/',
  'src/operations/',
  'src/pages/',
  'src/parts/',
  'src/records/',
  'src/routes/',
  'src/runtime/',
  'src/shell/banners/',
  'src/shell/header/',
  'src/shell/menu/',
  'src/shell/session/',
  'src/shell/support/',
  'src/shell/toasts/',
  'src/theme/',
  'tests/modules/animalTransfer/',
  'tests/workshop/',
];

/** Where titles without a subject are still to be replaced. */
const TITLES_TO_DO = ['tests/modules/animalTransfer/', 'tests/workshop/'];

const isBelow = (path: string, entries: readonly string[]): boolean =>
  entries.some((entry) => path === entry || path.startsWith(entry));

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
    return word === undefined ? [] : [{ path, finding: `${path}: ${word}` }];
  }),
);

const untitled = code
  .filter((path) => path.endsWith('.test.ts'))
  .flatMap((path) =>
    titlesOf(contents.get(path) ?? '')
      .filter((title) => WITHOUT_SUBJECT.test(title))
      .map((title) => ({ path, finding: `${path}: ${title}` })),
  );

describe.each([
  { subject: 'comments, documents, titles and English texts', findings: figurative, toDo: WORDS_TO_DO },
  { subject: 'titles of tests', findings: untitled, toDo: TITLES_TO_DO },
])('plain language of $subject', ({ findings, toDo }) => {
  test('a place that is done › has neither figurative words nor titles without a subject', () => {
    const found = findings.filter(({ path }) => !isBelow(path, toDo));
    expect(found.map(({ finding }) => finding)).toEqual([]);
  });

  test('a place on the list of those to do › has something to do', () => {
    const clean = toDo.filter((entry) => !findings.some(({ path }) => isBelow(path, [entry])));
    expect(clean).toEqual([]);
  });
});

describe('plain language, what the checks find', () => {
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

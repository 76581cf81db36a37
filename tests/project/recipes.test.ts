import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toKebab } from '../../resources/kit/names.ts';
import { projectFiles } from './project.ts';
import { copyProject, readSteps, RECIPES, type ChangeSize, type RecipeCopy } from './recipes/recipeCopy.ts';

/** Folders and files of tests that ask something of all declarations, whichever they are. */
const OVER_ALL = [
  'tests/project',
  'tests/kit',
  'tests/i18n',
  'tests/crud',
  'tests/server/retention',
  'tests/modules/common/auditLog',
  'tests/http/operations',
  'tests/http/requests',
];
/** Those of them with tests for each declaration: they take most of the time, and for the others nothing has changed. */
const FOR_EACH = ['kit/access', 'crud/hostileValues', 'http/operations', 'http/requests'].map(
  (path) => `tests/${path}.test.ts`,
);
/** This file, whose tests would follow the recipes again. */
const SELF = 'tests/project/recipes.test.ts';

/** The files of tests in these folders, or of these names. */
const filesBelow = (paths: readonly string[]): string[] =>
  projectFiles('tests').filter(
    (file) => /\.test\.tsx?$/.test(file) && file !== SELF && paths.some((path) => file.startsWith(path)),
  );

/** What the recipes declare, as a pattern for the names of tests: `coatColor` or `coat-color`. */
async function declaredNames(): Promise<string> {
  const steps = (await Promise.all(RECIPES.map(readSteps))).flat();
  const names = steps.flatMap(({ text }) =>
    [...text.matchAll(/= define\w+\([^}]*?\bname: '(\w+)'/g)].map(([, name = '']) => name),
  );
  return ['vaccine', ...names.flatMap((name) => [name, toKebab(name)])].join('|');
}

/** What vitest writes of a run. */
interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string }[] }[];
}

/** The most that a recipe may take; the other recipes have no limit. */
const LIMITS: Partial<Record<(typeof RECIPES)[number], ChangeSize>> = {
  'Add a field': { files: 4, lines: 4 },
  'Add a call': { files: 2, lines: 40 },
  'Add a page': { files: 4, lines: 90 },
  'Add a background job': { files: 2, lines: 45 },
  'Add a data set': { files: 3, lines: 50 },
  'Add an operation': { files: 3, lines: 40 },
  'Add a bulk operation': { files: 4, lines: 80 },
  'Add an import': { files: 3, lines: 40 },
  'Add an operation on an entity': { files: 3, lines: 40 },
  'Add a child record': { files: 4, lines: 80 },
  'Add a child record of an owner': { files: 4, lines: 80 },
  'Add a request type': { files: 5, lines: 80 },
  'Add a request about an entity': { files: 5, lines: 80 },
};

let copy: RecipeCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

describe('the recipes of CONTRIBUTING.md', () => {
  it('the recipe for a field › consists of its declaration, its two texts and a migration', async () => {
    const files = (await readSteps('Add a field')).map((step) => step.file);
    expect(files).toHaveLength(4);
    expect(files).toEqual([
      'resources/reference/vaccine/schema.ts',
      'i18n/pt/reference/vaccine/module.ts',
      'i18n/en/reference/vaccine/module.ts',
      expect.stringMatching(/^server\/db\/migrations\/.*\.sql$/),
    ]);
  });

  it('the recipe for a module › consists of its declaration, its two texts and a migration', async () => {
    expect(await readSteps('Add a module')).toMatchObject([
      { file: 'resources/reference/coatColor/schema.ts', after: null },
      { file: 'i18n/pt/reference/coatColor/module.ts', after: null },
      { file: 'i18n/en/reference/coatColor/module.ts', after: null },
      { file: expect.stringMatching(/^server\/db\/migrations\/.*\.sql$/) as string, after: null },
    ]);
  });

  it(
    'all recipes together › lead to a register in which what they add works',
    { timeout: 1_800_000 },
    async () => {
      for (const recipe of RECIPES) {
        const size = await copy.follow(recipe);
        console.info(`${recipe}: ${size.files} files, ${size.lines} lines`);
        const limit = LIMITS[recipe];
        if (!limit) continue;
        expect(size.files, recipe).toBeLessThanOrEqual(limit.files);
        expect(size.lines, recipe).toBeLessThanOrEqual(limit.lines);
      }
      // As every npm script does before anything else.
      await copy.run('scripts/generate.mjs');
      const [called] = await Promise.all([
        copy.run('--import', 'tsx', 'tests/project/recipes/callRecipes.ts'),
        // What is remembered of the project's own check is not this copy's.
        copy.run('node_modules/typescript/bin/tsc', '-p', '.', '--tsBuildInfoFile', 'types'),
      ]);
      const answered: unknown = JSON.parse(called.trim().split('\n').at(-1) ?? '');
      expect(answered).toMatchObject({
        field: {
          made: 'Fábrica',
          long: [{ property: 'manufacturer', error: 'INVALID_MANUFACTURER' }],
          found: 1,
          changed: 'Outra',
          changedFields: ['manufacturer'],
          isDocumented: true,
        },
        module: {
          colour: { name: 'Tigrado', isRare: false, version: 1 },
          colours: 1,
          refused: [{ property: 'name', error: 'DUPLICATE_NAME' }],
        },
        call: { counts: { total: 1, rare: 0 }, uncounted: 401, isDocumented: true },
        job: { state: 'DONE', file: 'Tigrado\n', isDocumented: true },
        operation: {
          before: { allowed: true },
          unsaid: [{ property: 'reason', error: 'MISSING_REASON' }],
          forbidden: 403,
          isLocked: true,
          after: { allowed: false, reason: 'ANIMAL_ALREADY_LOCKED' },
          reason: 'Raiva',
          isDocumented: true,
        },
        bulk: { shown: 1, state: 'DONE', manufacturer: 'Recente', undone: 'Outra' },
        import: {
          shown: { newCount: 2, sameCount: 1, refusedCount: 1 },
          state: 'DONE',
          colours: 3,
          undone: 1,
        },
        condition: {
          isRare: true,
          refused: [409, 'COAT_COLOR_IS_RARE'],
        },
        child: {
          statuses: [201, 404],
          kilograms: 12.5,
          latestWeight: 12.5,
          tooLate: [409, 'ANIMAL_IS_DEAD'],
        },
        request: {
          statuses: [201, 200],
          validationStatus: 'WAITING_VALIDATION',
          hasTerm: true,
          accepted: true,
        },
        otherParents: {
          operation: { phone: null, refused: [409, 'MISSING_PHONE'] },
          child: { statuses: [201, 200], latestInspection: '2026-01-02' },
          request: { statuses: [201, 200], isActive: false },
        },
      });
    },
  );

  it('linter and tests over all declarations › pass after the recipes', { timeout: 1_800_000 }, async () => {
    const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'];
    const report = join(copy.folder, '.git', 'each.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    await Promise.all([
      copy.run('node_modules/oxlint/bin/oxlint', '--deny-warnings'),
      copy.run(...unit, ...filesBelow(OVER_ALL).filter((path) => !FOR_EACH.includes(path))),
      copy.run(...unit, ...FOR_EACH, '-t', await declaredNames(), ...reporters),
    ]);
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
    const passed = testResults.map((file) =>
      file.assertionResults.filter(({ status }) => status === 'passed'),
    );
    expect(passed.map((tests) => tests.length > 0)).toEqual(FOR_EACH.map(() => true));
  });
});

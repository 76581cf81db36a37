import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePath } from '../../server/paths.ts';
import { projectFiles } from './project.ts';

const run = promisify(execFile);
/** What another stage of a run asks is left out of that run's own tests alone (vitest.config.ts). */
const { LEFT_OUT_TESTS: _, ...env } = process.env;
/** How a program of the copy ended: what it said where it failed, else nothing. */
const faultsOf = (folder: string, args: readonly string[]): Promise<string> =>
  run(process.execPath, [...args], { cwd: folder, maxBuffer: 1e8, env }).then(
    () => '',
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
const copied = [
  'resources',
  'i18n',
  'server',
  'src',
  'dataProvider',
  'authProvider',
  'tests',
  'bench',
  'scripts',
  'docs',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.gitignore',
];

/** Folders and files of tests that ask something of all declarations, whichever they are. */
const OVER_ALL = [
  'tests/kit',
  'tests/i18n',
  'tests/crud',
  'tests/server/retention',
  'tests/modules/auditLog',
  'tests/http/operations',
  'tests/http/requests',
];
/** Those of them with tests for each declaration: they take most of the time, and for the others nothing has changed. */
const FOR_EACH = ['kit/access', 'crud/hostileValues', 'http/operations', 'http/requests'].map(
  (path) => `tests/${path}.test.ts`,
);
/** What the recipes declare, as the names of tests have it. */
const DECLARED = 'vaccine|coat-?[cC]olor|quarantine|animal-?[wW]eight|photo-?[rR]emoval';

/** The files of tests in these folders, or of these names. */
const filesBelow = (paths: readonly string[]): string[] =>
  projectFiles('tests').filter(
    (file) => /\.test\.tsx?$/.test(file) && paths.some((path) => file.startsWith(path)),
  );

/** What vitest writes of a run. */
interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string }[] }[];
}

interface Step {
  readonly file: string;
  readonly after: string | null;
  readonly text: string;
}

/** The code blocks of one chapter, as steps: a new file, or lines put after the line that holds a text. */
function stepsOf(guide: string, chapter: string): Step[] {
  const text = guide.split(/^## /m).find((part) => part.startsWith(chapter)) ?? '';
  const blocks = text.matchAll(/^```\w+ file=(\S+)(?: after="([^\n]*)")?\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, file = '', after, body = '']) => ({ file, after: after ?? null, text: body }));
}

async function follow(folder: string, step: Step): Promise<void> {
  const path = join(folder, step.file);
  await mkdir(dirname(path), { recursive: true });
  if (step.after === null) return writeFile(path, step.text);
  const content = await readFile(path, 'utf8');
  const at = content.indexOf(step.after);
  if (at < 0) throw new Error(`${step.file} has no line with: ${step.after}`);
  const inline = content.slice(at + step.after.length).startsWith('\n') ? null : step.after.endsWith('[');
  const end = inline ? at + step.after.length : content.indexOf('\n', at) + 1;
  return writeFile(path, content.slice(0, end) + step.text + content.slice(end));
}

/** Opens the pages as a user would right after the recipes were followed. */
const WALK = `
import sql from 'sql-template-tag';
import { getOne } from './server/db/db.ts';
import { testServer } from './tests/helpers/server.ts';
import { makeRecord } from './tests/kit/records.ts';
const server = await testServer();
const staff = await server.person({ permissions: ['MANAGE_VACCINES', 'READ_VERSIONS', 'WRITE_BREED'] });
const made = await staff.call('POST', '/vaccines/', { name: 'Nova', immunizationTimePeriod: 1, immunizationTimeUnit: 'YEAR', manufacturer: ' Fábrica ' });
const long = await staff.call('POST', '/vaccines/', { name: 'Longa', immunizationTimePeriod: 1, immunizationTimeUnit: 'YEAR', manufacturer: 'x'.repeat(81) });
const found = await staff.call('GET', '/vaccines/search?manufacturer=fabrica&sortProperty=manufacturer');
const changed = await staff.call('PUT', '/vaccines/' + made.body.id, { version: 1, manufacturer: 'Outra' });
const versions = await staff.call('GET', '/vaccines/' + made.body.id + '/versions');
const weigher = await server.person({ permissions: ['READ_ANIMAL', 'WRITE_HEALTH_INTERVENTION', 'READ_VERSIONS'] });
const stranger = await server.person({ permissions: ['READ_ANIMAL', 'WRITE_HEALTH_INTERVENTION', 'READ_VERSIONS'] });
const animalId = await makeRecord(server.db, 'animal');
const { transponder } = await getOne(server.db, sql\`select transponder from animal where id = \${animalId}\`);
await server.db.query(sql\`insert into transponder_alias (transponder, animal_id, kind) values (\${transponder}, \${animalId}, 'CURRENT')\`);
await server.db.query(sql\`insert into animal_entity (animal_id, entity_id) select \${animalId}, entity_id from app_user where id = \${weigher.id}\`);
const weight = await weigher.call('POST', '/animal-weights/', { transponder, date: '2026-01-02', kilograms: 12.5 });
const below = await weigher.call('GET', '/animal-weights/' + transponder + '/' + weight.body.id);
const unseen = await stranger.call('GET', '/animal-weights/' + transponder + '/' + weight.body.id);
const ofAnimal = await weigher.call('GET', '/animals/search?ids=' + animalId);
await server.db.query(sql\`update animal set status = 'DEAD' where id = \${animalId}\`);
const tooLate = await weigher.call('POST', '/animal-weights/', { transponder, date: '2026-01-03', kilograms: 13 });
const decider = await server.person({ profile: { name: 'operator' }, permissions: ['READ_ANIMAL', 'DELETE_DOCUMENTS'] });
const asked = await weigher.call('POST', '/photo-removals', { animalId, subject: 'Antiga', grounds: 'Está errada.' });
const decided = await decider.call('PUT', '/photo-removals/' + asked.body.id + '/decision', { validation: 'ACCEPTED' });
const openapi = await staff.call('GET', '/openapi.json');
const colour = await staff.call('POST', '/coat-colors/', { name: 'Tigrado' });
const colours = await staff.call('GET', '/coat-colors/search');
const refused = await staff.call('POST', '/coat-colors/', { name: 'tigrado' });
const keeper = await server.person({ profile: { name: 'operator' }, permissions: ['LOCK_ANIMAL', 'READ_ANIMAL'] });
const animal = await makeRecord(server.db, 'animal');
const stateOf = async () => (await keeper.call('GET', '/animals/' + animal)).body.operations.QUARANTINE;
const before = await stateOf();
const unsaid = await keeper.call('PUT', '/animals/' + animal + '/quarantine', {});
const forbidden = await staff.call('PUT', '/animals/' + animal + '/quarantine', { reason: 'Raiva' });
const done = await keeper.call('PUT', '/animals/' + animal + '/quarantine', { reason: 'Raiva', version: 1 });
const [row] = await server.db.query({ text: "select details from audit_log where action = 'QUARANTINE'", values: [] });
console.log(JSON.stringify({
  made: made.body.manufacturer, long: long.body.errors, found: found.body.totalItems, changed: changed.body.manufacturer,
  changedFields: versions.body[0].revisionChangedFields, documented: JSON.stringify(openapi.body).includes('manufacturer'),
  colour: colour.body, colours: colours.body.totalItems, refused: refused.body.errors,
  quarantine: {
    before, unsaid: unsaid.body.errors, forbidden: forbidden.status, isLocked: done.body.isLocked,
    after: await stateOf(), reason: row?.details.reason,
    documented: JSON.stringify(openapi.body.paths).includes('/quarantine'),
  },
  weight: [weight.status, below.body.kilograms, unseen.status], latestWeight: ofAnimal.body.content[0].latestWeight,
  removal: [asked.status, asked.body.validationStatus, asked.body.dueDate > '2026', decided.status, decided.body.accepted],
  tooLate: [tooLate.status, tooLate.body.data?.message],
}));
await server.close();
`;

let folder: string;
let guide: string;

const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.test', ...args], { cwd: folder }))
    .stdout;

/** Makes what lies in the copy what later changes are measured from. */
async function keep(): Promise<void> {
  await git('add', '-A');
  await git('commit', '-q', '-m', 'copy');
}

/** Follows a recipe in the copy, and answers what `git diff --stat` counts: files and lines. */
async function measure(chapter: string): Promise<{ files: number; lines: number }> {
  for (const step of stepsOf(guide, chapter)) await follow(folder, step);
  await git('add', '-A');
  const stat = await git('diff', '--cached', '--shortstat');
  const [, files, added = '0'] = / (\d+) files? changed(?:, (\d+) insertions?)?/.exec(stat) ?? [];
  const [, removed = '0'] = / (\d+) deletions?/.exec(stat) ?? [];
  await keep();
  return { files: Number(files), lines: Number(added) + Number(removed) };
}

beforeAll(async () => {
  guide = await readFile(packagePath('CONTRIBUTING.md'), 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'coleira-recipes-'));
  for (const name of copied) await cp(packagePath(name), join(folder, name), { recursive: true });
  await symlink(packagePath('node_modules'), join(folder, 'node_modules'));
  await git('init', '-q');
  await writeFile(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  await keep();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the recipes of CONTRIBUTING.md', () => {
  it('the recipe for a field › consists of its declaration, its two texts and a migration', () => {
    const files = stepsOf(guide, 'Add a field').map((step) => step.file);
    expect(files).toHaveLength(4);
    expect(files).toEqual([
      'resources/vaccine/schema.ts',
      'i18n/pt/vaccine/module.ts',
      'i18n/en/vaccine/module.ts',
      expect.stringMatching(/^server\/db\/migrations\/.*\.sql$/),
    ]);
  });

  it('the recipe for a module › consists of its declaration, its two texts and a migration', () => {
    expect(stepsOf(guide, 'Add a module')).toMatchObject([
      { file: 'resources/coatColor/schema.ts', after: null },
      { file: 'i18n/pt/coatColor/module.ts', after: null },
      { file: 'i18n/en/coatColor/module.ts', after: null },
      { file: expect.stringMatching(/^server\/db\/migrations\/.*\.sql$/) as string, after: null },
    ]);
  });

  it(
    'all recipes together › lead to a register in which the field, module, operation, child record and request work',
    { timeout: 1_800_000 },
    async () => {
      await measure('Add a field');
      await measure('Add a module');
      const operation = await measure('Add an operation');
      expect(operation.files).toBeLessThanOrEqual(4);
      expect(operation.lines).toBeLessThanOrEqual(40);
      console.info(`an operation: ${operation.files} files, ${operation.lines} lines`);
      const child = await measure('Add a child record');
      expect(child.files).toBeLessThanOrEqual(5);
      expect(child.lines).toBeLessThanOrEqual(80);
      console.info(`a child record: ${child.files} files, ${child.lines} lines`);
      const request = await measure('Add a request type');
      expect(request.files).toBeLessThanOrEqual(6);
      expect(request.lines).toBeLessThanOrEqual(150);
      console.info(`a request type: ${request.files} files, ${request.lines} lines`);
      await writeFile(join(folder, 'walk.ts'), WALK);
      // As every npm script does before anything else.
      await run(process.execPath, ['scripts/generate.mjs'], { cwd: folder });
      const [types, walked] = await Promise.all([
        // What is remembered of the project's own check is not this copy's.
        faultsOf(folder, ['node_modules/typescript/bin/tsc', '-p', '.', '--tsBuildInfoFile', 'types']),
        run(process.execPath, ['--import', 'tsx', 'walk.ts'], { cwd: folder, maxBuffer: 1e7 }),
      ]);
      expect(types).toBe('');
      const seen: unknown = JSON.parse(walked.stdout.trim().split('\n').at(-1) ?? '');
      expect(seen).toMatchObject({
        made: 'Fábrica',
        long: [{ property: 'manufacturer', error: 'INVALID_MANUFACTURER' }],
        found: 1,
        changed: 'Outra',
        changedFields: ['manufacturer'],
        documented: true,
        colour: { name: 'Tigrado', isRare: false, version: 1 },
        colours: 1,
        refused: [{ property: 'name', error: 'DUPLICATE_NAME' }],
        quarantine: {
          before: { allowed: true },
          unsaid: [{ property: 'reason', error: 'MISSING_REASON' }],
          forbidden: 403,
          isLocked: true,
          after: { allowed: false, reason: 'ANIMAL_ALREADY_LOCKED' },
          reason: 'Raiva',
          documented: true,
        },
        weight: [201, 12.5, 404],
        latestWeight: 12.5,
        removal: [201, 'WAITING_VALIDATION', true, 200, true],
        tooLate: [409, 'ANIMAL_IS_DEAD'],
      });
    },
  );

  it('linter and tests over all declarations › pass after the recipes', { timeout: 1_800_000 }, async () => {
    await rm(join(folder, 'walk.ts'));
    const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'];
    const report = join(folder, 'each.json');
    const [lint, all, each] = await Promise.all([
      faultsOf(folder, ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
      faultsOf(folder, [...unit, ...filesBelow(OVER_ALL).filter((path) => !FOR_EACH.includes(path))]),
      faultsOf(folder, [...unit, ...FOR_EACH, '-t', DECLARED, '--reporter=json', `--outputFile=${report}`]),
    ]);
    expect(lint).toBe('');
    expect(all).toBe('');
    expect(each).toBe('');
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
    const passed = testResults.map((file) =>
      file.assertionResults.filter(({ status }) => status === 'passed'),
    );
    expect(passed.map((tests) => tests.length > 0)).toEqual(FOR_EACH.map(() => true));
  });
});

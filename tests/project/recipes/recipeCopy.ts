import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packagePath } from '../../../server/paths.ts';

const run = promisify(execFile);
/**
 * The environment of a program of the copy. What another stage of a run asks is left out of that run's own tests alone
 * (vitest.config.ts), and a build is not one of tests.
 */
const environmentOf = ({ LEFT_OUT_TESTS: _, NODE_ENV: __, ...rest }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('VITEST')));

/** What is made by commands, or fetched: it is not copied. */
const NOT_COPIED = /^(?:node_modules|dist|coverage|test-results|\.git|\.data.*|.*\.log)$/;

const GUIDES = ['CONTRIBUTING.md', 'tests/project/recipes/otherParents.md'];

interface Step {
  readonly file: string;
  readonly after: string | null;
  readonly text: string;
}

/** The size of a change, as `git diff --stat` counts it. */
export interface ChangeSize {
  readonly files: number;
  readonly lines: number;
}

/** A copy of the project in which recipes of CONTRIBUTING.md are followed to the letter. */
export interface RecipeCopy {
  readonly folder: string;
  /** Follows the recipe of a chapter: `Add a field`. */
  follow(chapter: string): Promise<ChangeSize>;
  /** Runs a program of Node in the copy; answers what it wrote, and throws that where it fails. */
  run(...args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/** The code blocks of a chapter, as steps: a new file, or lines put after the line that holds a text. */
export async function readSteps(chapter: string): Promise<readonly Step[]> {
  const guides = await Promise.all(GUIDES.map((guide) => readFile(packagePath(guide), 'utf8')));
  const chapters = guides.flatMap((guide) => guide.split(/^## /m));
  const text = chapters.find((part) => part.startsWith(`${chapter}\n`)) ?? '';
  const blocks = text.matchAll(/^```\w+ file=(\S+)(?: after="([^\n]*)")?\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, file = '', after, body = '']) => ({ file, after: after ?? null, text: body }));
}

async function followStep(folder: string, step: Step): Promise<void> {
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

/** Copies the project into a folder of its own. */
export async function copyProject(): Promise<RecipeCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'coleira-recipes-'));
  const inCopy = { cwd: folder, maxBuffer: 1e8, env: environmentOf(process.env) };
  const git = async (...args: readonly string[]): Promise<string> =>
    (await run('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.test', ...args], inCopy)).stdout;
  /** Makes what lies in the copy what later changes are measured from. */
  const keep = async (): Promise<void> => {
    await git('add', '-A');
    await git('commit', '-q', '-m', 'copy');
  };

  const names = (await readdir(packagePath('.'))).filter((name) => !NOT_COPIED.test(name));
  for (const name of names) await cp(packagePath(name), join(folder, name), { recursive: true });
  await symlink(packagePath('node_modules'), join(folder, 'node_modules'));
  await git('init', '-q');
  await writeFile(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  await keep();

  return {
    folder,
    async follow(chapter) {
      const steps = await readSteps(chapter);
      if (steps.length === 0) throw new Error(`no guide has a recipe "${chapter}"`);
      for (const step of steps) await followStep(folder, step);
      await git('add', '-A');
      const stat = await git('diff', '--cached', '--shortstat');
      const [, files, added = '0'] = / (\d+) files? changed(?:, (\d+) insertions?)?/.exec(stat) ?? [];
      const [, removed = '0'] = / (\d+) deletions?/.exec(stat) ?? [];
      await keep();
      return { files: Number(files), lines: Number(added) + Number(removed) };
    },
    run: (...args) =>
      run(process.execPath, [...args], inCopy).then(
        ({ stdout }) => stdout,
        (error: { stdout: string; stderr: string }) => {
          throw new Error(error.stdout + error.stderr, { cause: error });
        },
      ),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The recipes in the order of CONTRIBUTING.md: later ones build on earlier ones; then those for other parents. */
export const RECIPES = [
  'Add a field',
  'Add a module',
  'Add a call',
  'Add a page',
  'Add a background job',
  'Add a data set',
  'Add an operation',
  'Add a bulk operation',
  'Add an import',
  'Add a condition',
  'Add a child record',
  'Add a request type',
  'Add an operation on an entity',
  'Add a child record of an owner',
  'Add a request about an entity',
] as const;

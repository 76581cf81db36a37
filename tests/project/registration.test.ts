import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packagePath } from '../../server/paths.ts';

const run = promisify(execFile);

/** A register of one module with one call, file by file. */
const FERRET = {
  'resources/kit/module.ts': '',
  'resources/animals/ferret/schema.ts': 'export const ferret = defineModule({});',
  'resources/animals/ferret/calls.ts': "export const feedFerret = defineCall({ name: 'feedFerret' });",
  'server/modules/animals/ferret/feedFerret.ts': 'export const feedFerretHandler = handleWrite(feedFerret);',
  'server/modules/animals/ferret/hooks.ts': 'export const ferretHooks: Hooks = {};',
  'i18n/pt/animals/ferret/module.ts': 'export const ferret = {};',
  'i18n/en/animals/ferret/module.ts': 'export const ferret = {};',
} as const;

let folder = '';
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), `${text}\n`);
};
const generate = () =>
  run(process.execPath, ['scripts/generate.mjs'], { cwd: folder }).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
const read = (path: string) => readFile(join(folder, path), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coleira-registration-'));
  await cp(packagePath('scripts'), join(folder, 'scripts'), { recursive: true });
  for (const [path, text] of Object.entries(FERRET)) await write(path, text);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('registration', () => {
  test('a module, its call, its handler, its hooks and its texts › are listed by the places of their files', async () => {
    expect(await generate()).toBe('');
    expect(await read('resources/generated/modules.ts')).toContain('  ferret,\n');
    expect(await read('resources/generated/calls.ts')).toContain('  feedFerret,\n');
    expect(await read('server/generated/handlers.ts')).toContain('  feedFerretHandler,\n');
    expect(await read('server/generated/hooks.ts')).toContain('  ferret: ferretHooks,\n');
    expect(await read('i18n/generated/en/index.ts')).toContain('    ferret,\n');
  });

  test('the same files › are listed in the same order, and nothing is written a second time', async () => {
    await write('resources/animals/adder/schema.ts', 'export const adder = defineModule({});');
    for (const language of ['pt', 'en'])
      await write(`i18n/${language}/animals/adder/module.ts`, 'export const adder = {};');
    await generate();
    const modules = await read('resources/generated/modules.ts');
    expect(modules.indexOf('  adder,')).toBeLessThan(modules.indexOf('  ferret,'));
    await writeFile(join(folder, 'resources/generated/left.ts'), '');
    await generate();
    await expect(read('resources/generated/left.ts')).rejects.toThrow('ENOENT');
    expect(await read('resources/generated/modules.ts')).toBe(modules);
  });

  test.each([
    {
      what: 'a module without texts',
      without: 'i18n/pt/animals/ferret/module.ts',
      says: 'has no Portuguese texts: add i18n/pt/animals/ferret/module.ts, which exports ferret.',
    },
    {
      what: 'a text without a translation',
      without: 'i18n/en/animals/ferret/module.ts',
      says: 'i18n/pt/animals/ferret/module.ts has no translation: add i18n/en/animals/ferret/module.ts.',
    },
    {
      what: 'a call without a handler',
      without: 'server/modules/animals/ferret/feedFerret.ts',
      says: 'has no handler: add server/modules/animals/ferret/feedFerret.ts with feedFerretHandler.',
    },
    {
      what: 'a handler without a call',
      without: 'resources/animals/ferret/calls.ts',
      says: 'server/modules/animals/ferret/feedFerret.ts exports feedFerretHandler, and no file below resources declares the call feedFerret.',
    },
    {
      what: 'hooks and texts without a module',
      without: 'resources/animals/ferret/schema.ts',
      says: 'i18n/pt/animals/ferret/module.ts has texts of the module ferret: add resources/animals/ferret/schema.ts.',
    },
  ])('$what › stops the start with the file to add', async ({ without, says }) => {
    await rm(join(folder, without));
    expect(await generate()).toContain(says);
  });

  test('an icon that the page does not draw › stops the start with the file to add it to', async () => {
    await write('src/theme/icons.ts', 'export const ICONS = {\n  animal: PetsRounded,\n};');
    await write(
      'resources/animals/ferret/schema.ts',
      "export const ferret = defineModule({ menu: { group: 'admin', icon: 'weasel' } });",
    );
    expect(await generate()).toContain(
      'resources/animals/ferret/schema.ts names the icon weasel: add it to src/theme/icons.ts.',
    );
  });

  describe('codes', () => {
    const declare = () =>
      write('resources/animals/ferret/codes.ts', "export type FerretCode = 'FERRET_ASLEEP';");
    const say = async () => {
      for (const language of ['pt', 'en'])
        await write(`i18n/${language}/animals/ferret/errors.ts`, 'export const ferretErrors = {};');
    };

    test('codes and their texts › are listed by the places of their files', async () => {
      await declare();
      await say();
      expect(await generate()).toBe('');
      expect(await read('resources/generated/codes.ts')).toContain('CatalogueCode = FerretCode;');
      expect(await read('i18n/generated/pt/errors.ts')).toContain('...ferretErrors');
    });

    test('codes without texts › stop the start with the file that declares them', async () => {
      await declare();
      expect(await generate()).toContain(
        'resources/animals/ferret/codes.ts declares FerretCode, which has no Portuguese texts: add ferretErrors to a file below i18n/pt.',
      );
    });

    test('texts of codes that nothing declares › stop the start with the file that has them', async () => {
      await say();
      expect(await generate()).toContain(
        'i18n/en/animals/ferret/errors.ts exports ferretErrors, and no codes are declared for it',
      );
    });
  });

  describe('an operation', () => {
    const declare = (icon: string) =>
      write(
        'resources/animals/ferret/operations.ts',
        `export const washFerret = defineOperation(ferret, {\n  name: 'wash',\n  icon: '${icon}',\n});`,
      );

    test('an operation and its code › are listed by the places of their files', async () => {
      await declare('animal');
      await write(
        'server/modules/animals/ferret/wash.ts',
        'export const washOperation = operationHandler(wash, {});',
      );
      expect(await generate()).toBe('');
      expect(await read('resources/generated/operations/ferret.ts')).toContain('washFerret');
      expect(await read('resources/generated/operationActions.ts')).toContain("'WASH'");
      expect(await read('server/generated/operationHandlers.ts')).toContain(
        'ferret: { wash: ferret_washOperation },',
      );
      expect(await read('i18n/generated/pt/operationActions.ts')).toContain('ferret.operations.wash.label');
    });

    test('an icon that the page does not draw › stops the start', async () => {
      await write('src/theme/icons.ts', 'export const ICONS = {\n  animal: PetsRounded,\n};');
      await declare('weasel');
      expect(await generate()).toContain(
        'names the icon weasel of ferret.wash: add it to src/theme/icons.ts.',
      );
    });

    test('code of an operation that is not declared › stops the start', async () => {
      await write(
        'server/modules/animals/ferret/wash.ts',
        'export const washOperation = operationHandler(wash, {});',
      );
      expect(await generate()).toContain('the module ferret declares no operation wash.');
    });
  });

  describe('documents of a type', () => {
    beforeEach(() =>
      write(
        'resources/common/document/types.ts',
        "export const DOCUMENT_TYPES = [\n  'FERRET',\n  'FERRET_PHOTO',\n] as const;",
      ),
    );
    const declare = (sights: string) =>
      write(
        'server/modules/animals/ferret/documents.ts',
        `export const ferretDocuments = documentsOf({\n${sights}\n});`,
      );

    test('who sees them › is listed by the place of the file', async () => {
      await declare('  FERRET: ofFerret,\n  FERRET_PHOTO: ofFerret,');
      expect(await generate()).toBe('');
      expect(await read('server/generated/documentSights.ts')).toContain('  ...ferretDocuments,\n');
    });

    test('a type that nothing shows › stops the start with the file to add it to', async () => {
      await declare('  FERRET: ofFerret,');
      const said = await generate();
      expect(said).toContain(
        'add FERRET_PHOTO to ferretDocuments in server/modules/animals/ferret/documents.ts.',
      );
      expect(said).not.toContain('add FERRET to');
    });
  });

  test('routes in a file of another name › stop the start with their place', async () => {
    await write('src/routes/animals/ferret.ts', 'export const ferretRoutes = [];');
    await write('src/routes/animals/weasels.ts', 'export const weaselViews = {};');
    const said = await generate();
    expect(said).toContain(
      'src/routes/animals/weasels.ts exports weaselViews: its place is src/routes/<area>/weasel.ts.',
    );
    expect(said).not.toContain('ferretRoutes');
  });

  test('a module in a folder of another name › stops the start with its place', async () => {
    await write('resources/animals/weasels/schema.ts', 'export const weasel = defineModule({});');
    expect(await generate()).toContain('its place is resources/animals/weasel/schema.ts.');
  });
});

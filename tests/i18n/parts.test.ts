import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findText } from '../../i18n/messages.ts';
import { PARTS, type TextSource } from '../../i18n/parts.ts';
import { textAt } from '../../i18n/tree.ts';
import { pageTexts } from '../../i18n/generated/pageTexts.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import { signIn } from '../../i18n/generated/pt/signIn.ts';
import { readIssues } from '../../resources/kit/checks/shapes.ts';
import { calls } from '../../resources/schemas.ts';
import { made } from '../authProvider/signInStubs.ts';
import { projectFiles, readText } from '../project/project.ts';
import { importedBy } from './imports.ts';
import { flattenTexts } from './flattenTexts.ts';
import { quotedKeys } from './quotedTexts.ts';

const OFFICE = 'src/app/BackOffice.tsx';

const PAGE = /= page\(\s*(?:async )?\(\) =>[^]*?import\('(?<file>[^']+)'\)[^]*?'(?<name>[A-Z]\w*)',?\s*\)/g;
const PART = /withTexts\(\s*pageTexts\.(?<name>\w+)[^,]*,\s*\(\) => import\('(?<file>[^']+)'\)/g;

/** What is fetched with texts of its own: the pages of the back office by the names of their components, and their files. */
const pages = projectFiles('src').flatMap((path) =>
  [...readText(path).matchAll(path.startsWith('src/routes/') ? PAGE : PART)].map(({ groups = {} }) => ({
    name: groups.name ?? '',
    file: posix.join(posix.dirname(path), groups.file ?? ''),
  })),
);
const pageFiles = new Set(pages.map(({ file }) => file));
const isPage = (path: string) => pageFiles.has(path);
const application = importedBy('src/main.tsx', (path) => path === OFFICE);
const quotedIn = (files: readonly string[]) => [
  ...new Set(files.flatMap((path) => quotedKeys(readText(path)))),
];

/** The keys that quoted texts can mean: they themselves, what lies below them, and what fits into their gaps. */
function meant(keys: readonly string[], quoted: readonly string[]): string[] {
  const patterns = quoted
    .filter((text) => /^\w+\.[\w.…-]+$/.test(text))
    // Of the module that a page shows, whichever it is.
    .filter((text) => !text.startsWith('resources.…'))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('…', '.+')}(?:\\.|$)`));
  return keys.filter((key) => patterns.some((pattern) => pattern.test(key)));
}

/** Codes have a test of their own: they come from the server. */
const isSaid = (key: string) => !/^(?:resources\.\w+\.)?errors\./.test(key);

describe('the parts of the texts', () => {
  const ofOffice: readonly TextSource[] = [PARTS.signIn, PARTS.backOffice];
  it.each([
    { name: 'the sign-in', files: application, sources: [PARTS.signIn] },
    // Pages name each other by titles, which are in the frame.
    {
      name: 'the frame of the back office',
      files: importedBy(OFFICE, isPage).filter((path) => !path.startsWith('src/routes/')),
      sources: ofOffice,
    },
    ...pages.map(({ name, file }) => ({
      name,
      files: importedBy(file),
      sources: [...ofOffice, ...(pageTexts[name] ? [pageTexts[name]] : [])],
    })),
  ])('$name › has every text that its files say', async ({ files, sources }) => {
    const trees = (await Promise.all(sources.map(({ pt: load }) => load()))).flat();
    const find = (key: string) => trees.map((tree) => textAt(tree, key)).find((text) => text !== undefined);
    expect(files.length).toBeGreaterThan(0);
    const said = meant([...flattenTexts(pt).keys()].filter(isSaid), quotedIn(files));
    expect(said.filter((key) => findText(find, key) === undefined)).toEqual([]);
  });

  it('the names of all modules › are known to every page', async () => {
    const trees = await PARTS.backOffice.pt();
    const named = Object.keys(pt.resources).filter((name) =>
      trees.some((tree) => textAt(tree, `resources.${name}.name`)),
    );
    expect(named).toEqual(Object.keys(pt.resources));
  });

  it('keys, prefixes of keys, and keys with placeholders › are found in the code', () => {
    const keys = [
      'shell.menu.label',
      'shell.menu.fold',
      'shell.error.offline.title',
      'shell.error.offline.text',
    ];
    expect(meant(keys, ['shell.menu'])).toEqual(keys.slice(0, 2));
    expect(meant(keys, ['shell.error.….title', 'menu.fold', '…label'])).toEqual([
      'shell.error.offline.title',
    ]);
  });
});

describe('the sign-in', () => {
  it('carries no group of texts that its pages never say', () => {
    const keys = [...flattenTexts(signIn).keys()].filter(isSaid);
    const groupOf = (key: string) => key.split('.').slice(0, 2).join('.');
    const said = new Set(meant(keys, quotedIn(application)).map(groupOf));
    expect([...new Set(keys.map(groupOf))].filter((group) => !said.has(group))).toEqual([]);
  });

  it('its texts › are part of the whole, word for word', () => {
    const whole = flattenTexts(pt);
    expect([...flattenTexts(signIn)].filter(([key, text]) => whole.get(key) !== text)).toEqual([]);
  });

  it('the codes that its calls can answer with, and no other › have a sentence', () => {
    const quoted = (files: readonly string[]) =>
      quotedIn(files).flatMap((text) => /^(?:errors\.)?([A-Z][A-Z_]+)$/.exec(text)?.[1] ?? []);
    // What the page itself says; what calls declare is taken from the calls that are made.
    const byPage = quoted(application.filter((path) => !/^resources\/.*[cC]alls\.ts$/.test(path)));
    const byAnyCall = quoted(
      projectFiles('server').filter((path) =>
        /^server\/(?:http\/(?!openapi\/)|write\/(?:pipeline|repeat)\.ts|errors\.ts)/.test(path),
      ),
      // Only where a call declares that it may.
    ).filter((code) => code !== 'NOT_WHILE_IMPERSONATING');
    const byItsCalls = Object.values(made)
      .flat()
      .flatMap(([name]) => calls.filter((call) => call.name === name))
      .flatMap(({ errors = [], failure = 'ERROR_READ', notWhileImpersonating, params, query, body }) => [
        ...errors,
        failure,
        ...(notWhileImpersonating ? ['NOT_WHILE_IMPERSONATING'] : []),
        // An empty form shows which fields are missing.
        ...[params, query, body].flatMap((shape) =>
          readIssues(shape?.safeParse({}).error?.issues ?? []).errors.map(({ error }) => error),
        ),
      ]);
    const needed = new Set([...byPage, ...byAnyCall, ...byItsCalls].filter((code) => code in pt.errors));
    expect(byItsCalls.length).toBeGreaterThan(30);
    expect(Object.keys(signIn.errors).toSorted()).toEqual([...needed].toSorted());
  });
});

import { describe, expect, it } from 'vitest';
import { asAskedFor } from '../../i18n/messages.ts';
import { PARTS } from '../../i18n/parts.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import { signIn } from '../../i18n/generated/pt/signIn.ts';
import { readIssues } from '../../resources/kit/checks/shapes.ts';
import { calls } from '../../resources/schemas.ts';
import { made } from '../authProvider/signInStubs.ts';
import { projectFiles, readText } from '../project/project.ts';
import { importedBy } from './imports.ts';
import { flattenTexts } from './flattenTexts.ts';
import { quotedKeys } from './quotedTexts.ts';

const application = importedBy('src/main.tsx');
/** What the back office fetches with texts of their own, when a page needs them. */
const later = application.fetched.flatMap(({ file }) => importedBy(file).fetched);
const quotedIn = (files: readonly string[]) => [
  ...new Set(files.flatMap((path) => quotedKeys(readText(path)))),
];

/** The keys that quoted texts can mean: they themselves, what lies below them, and what fits into their gaps. */
function meant(keys: readonly string[], quoted: readonly string[]): string[] {
  const patterns = quoted
    .filter((text) => /^\w+\.[\w.…-]+$/.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('…', '.+')}(?:\\.|$)`));
  return keys.filter((key) => patterns.some((pattern) => pattern.test(key)));
}

/** Codes have a test of their own: they come from the server. */
const isSaid = (key: string) => !/^(?:resources\.\w+\.)?errors\./.test(key);

describe('the parts of the texts', () => {
  it('all of them › are the sign-in, which the application begins with, and those fetched with later pages', () => {
    const names = [...application.fetched, ...later].map(({ part }) => part);
    expect([...new Set(['signIn', ...names])].toSorted()).toEqual(Object.keys(PARTS).toSorted());
  });

  const pages = [
    { file: 'src/main.tsx', with: ['signIn'] },
    ...application.fetched.map(({ part, file }) => ({ file, with: ['signIn', part] })),
    ...later.map(({ part, file }) => ({ file, with: ['signIn', 'backOffice', part] })),
  ];
  it.each(pages)('$with have every text that $file says', async ({ file, with: parts }) => {
    const trees = await Promise.all(parts.map((part) => PARTS[part as keyof typeof PARTS].pt()));
    const there = new Set(trees.flatMap((tree) => [...flattenTexts(asAskedFor(tree)).keys()]));
    const { files } = importedBy(file);
    expect(files.length).toBeGreaterThan(20);
    const said = meant([...flattenTexts(pt).keys()].filter(isSaid), quotedIn(files));
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((key) => !there.has(key))).toEqual([]);
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
    const said = new Set(meant(keys, quotedIn(application.files)).map(groupOf));
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
    const byPage = quoted(application.files.filter((path) => !/^resources\/.*[cC]alls\.ts$/.test(path)));
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

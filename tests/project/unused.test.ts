import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pt } from '../../i18n/generated/pt/index.ts';
import { toUpperSnake } from '../../resources/kit/names.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { operationsOf } from '../../resources/generated/operations.ts';
import { calls, modules, operationCalls } from '../../resources/schemas.ts';
import { flattenTexts } from '../i18n/flattenTexts.ts';
import { quotedTexts } from '../i18n/quotedTexts.ts';
import { COMING_CODES, COMING_PERMISSIONS, COMING_TEXTS } from './coming.ts';
import { projectFiles, readText } from './project.ts';

/** The lists of codes and permissions, which quote each of them. */
const isList = (path: string): boolean =>
  path === 'resources/kit/permissions.ts' || /^resources\/.*\/codes(?:\/\w+)?\.ts$/.test(path);

/** The code of the product, without these lists and what only tests read. */
const code = projectFiles()
  .filter((path) =>
    /^(?:(?:src|resources|server|dataProvider|authProvider)\/.*|i18n\/[^/]+)\.tsx?$/.test(path),
  )
  .filter((path) => !isList(path) && !path.endsWith('/testFacts.ts'))
  .map(readText);
const quoted = new Set(code.flatMap(quotedTexts));
const wholeCode = code.join('\n');

/** The names of all properties that a JSON schema describes, however deep. */
function propertiesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...propertiesOf(value),
  ]);
}

/** What values come in under, as codes name it: a reference also without its `_ID`. */
const inputs = new Set(
  [
    ...modules.flatMap(({ fields }) => Object.keys(fields)),
    ...[...calls, ...operationCalls].flatMap(({ params, query, body }) =>
      [params, query, body].flatMap((shape) =>
        shape ? propertiesOf(z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' })) : [],
      ),
    ),
    // What every generated list is asked with.
    ...[...readText('server/crud/searchShape.ts').matchAll(/^ +(\w+): /gm)].map(([, name = '']) => name),
  ]
    .map(toUpperSnake)
    .flatMap((name) => [name, name.replace(/_IDS?$/, '')]),
);

/** Whether the code is quoted, alone or as the key of its text, or derived from the name of a value. */
const isUsedCode = (name: string): boolean => {
  const [, of = ''] = /^(?:MISSING|INVALID|DUPLICATE)_(\w+)$/.exec(name) ?? [];
  return quoted.has(name) || quoted.has(`errors.${name}`) || inputs.has(of);
};

/** The texts of a module that its declaration asks for. */
const isDeclaredText = (key: string): boolean => {
  const [name = '', group = '', property = '', value = ''] = key.split('.');
  const module = modules.find((one) => one.name === name);
  if (!module || group === 'name' || group === 'errors') return group === 'name' || isUsedCode(property);
  if (group === 'operations') return operationsOf(name).some((one) => one.name === property);
  if (group === 'derives') return module.parent?.derives?.[property] !== undefined;
  if (group === 'reasons') return module.request?.reasons[property] !== undefined;
  if (group === 'sections') return module.form?.sections.some((one) => one.name === property) ?? false;
  const field = module.fields[property];
  return group === 'choices' ? (field?.values?.includes(value) ?? false) : field !== undefined;
};

/** Whether a text's own name, or what is above it, is quoted or read as a property. */
const isSaidText = (key: string): boolean => {
  const last = key.split('.').at(-1)!;
  const above = key.split('.').flatMap((_part, at, all) => (at > 1 ? all.slice(0, at).join('.') : []));
  return (
    quoted.has(last) ||
    new RegExp(`\\.${last.replace(/\W/g, '\\$&')}\\b`).test(wholeCode) ||
    above.some(
      (one) =>
        quoted.has(`resources.${one}`) ||
        wholeCode.includes(`resources.${one}.\${`) ||
        // The server reads groups of the texts themselves.
        wholeCode.includes(`portuguese.${one.split('.').at(-1)}`),
    )
  );
};

/** What is there and neither used nor marked, and what is marked and yet used or gone. */
function check(all: readonly string[], marked: readonly string[], isUsed: (name: string) => boolean) {
  return {
    unused: all.filter((name) => !isUsed(name) && !marked.includes(name)),
    markedInUse: marked.filter((name) => !all.includes(name) || isUsed(name)),
  };
}
const NOTHING = { unused: [], markedInUse: [] };
const marks = (areas: Readonly<Record<string, readonly string[]>>) => Object.values(areas).flat();

describe('unused names', () => {
  test('error codes › are deleted, or marked as those of a coming area', () => {
    expect(check(Object.keys(pt.errors), marks(COMING_CODES), isUsedCode)).toEqual(NOTHING);
  });

  test('permissions › are deleted, or marked as those of a coming area', () => {
    expect(check(PERMISSIONS, marks(COMING_PERMISSIONS), (name) => quoted.has(name))).toEqual(NOTHING);
  });

  test('texts of modules › are deleted, or marked as those of a coming area', () => {
    const keys = [...flattenTexts(pt.resources).keys()];
    const isUsed = (key: string) => isDeclaredText(key) || isSaidText(key);
    expect(check(keys, marks(COMING_TEXTS), isUsed)).toEqual(NOTHING);
  });

  test('a name without a use, and a mark that is no longer needed › are found', () => {
    const isUsed = (name: string) => name === 'USED';
    expect(check(['USED', 'LEFT'], ['USED', 'GONE'], isUsed)).toEqual({
      unused: ['LEFT'],
      markedInUse: ['USED', 'GONE'],
    });
  });
});

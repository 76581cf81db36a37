import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { errorGroups as enErrors } from '../../i18n/generated/en/errorGroups.ts';
import { operationActions as enActions } from '../../i18n/generated/en/operationActions.ts';
import { frame as enFrame } from '../../i18n/generated/en/frame.ts';
import { errorGroups as ptErrors } from '../../i18n/generated/pt/errorGroups.ts';
import { operationActions as ptActions } from '../../i18n/generated/pt/operationActions.ts';
import { frame as ptFrame } from '../../i18n/generated/pt/frame.ts';
import { en } from '../../i18n/generated/en/index.ts';
import { pageGroups } from '../../i18n/generated/pageGroups.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import type { Tree } from '../../i18n/tree.ts';
import { moduleIndex } from '../../resources/generated/moduleIndex.ts';
import { resourceNames } from '../../resources/generated/resourceNames.ts';

const LANGUAGES: Readonly<Record<string, Tree>> = { pt: pt as unknown as Tree, en: en as unknown as Tree };
const ERRORS: Readonly<Record<string, Readonly<Record<string, Tree>>>> = { pt: ptErrors, en: enErrors };

/**
 * The texts of a page or module in a language, whole: pages that say the same have a copy each, which is less than a further
 * request for what they share.
 */
function pageTextsOf(language: string, name: string): Tree {
  const all = LANGUAGES[language] ?? {};
  const resources = all.resources as Tree;
  const groups = pageGroups[name] ?? [];
  const modules = groups.flatMap((group) => /^resources\.(\w+)$/.exec(group)?.[1] ?? []);
  const withCodes = groups.flatMap((group) => /^errors\.(\w+)$/.exec(group)?.[1] ?? []);
  return {
    ...(withCodes.length > 0 && {
      errors: Object.assign({}, ...withCodes.map((module) => ERRORS[language]![module])) as Tree,
    }),
    ...Object.fromEntries(groups.filter((group) => group in all).map((group) => [group, all[group]])),
    resources: Object.fromEntries(modules.map((module) => [module, resources[module]])),
  };
}

/** What a file of texts of a page exports. */
function pageFile(path: string): Readonly<Record<string, unknown>> | undefined {
  const [, language = '', name = ''] = /^i18n\/generated\/(\w+)\/pages\/(\w+)\.ts$/.exec(path) ?? [];
  return name === '' ? undefined : { texts: pageTextsOf(language, name) };
}

/** Lists that follow from all declarations, by the files that make them: what each exports. */
const LISTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'resources/generated/moduleIndex.ts': { moduleIndex },
  'resources/generated/resourceNames.ts': { resourceNames },
  'i18n/generated/pt/frame.ts': { frame: ptFrame },
  'i18n/generated/en/frame.ts': { frame: enFrame },
  // Codes that the frame says too have a copy here: shared, they would come with the scripts of every language.
  'i18n/generated/pt/errors.ts': { errors: pt.errors },
  'i18n/generated/en/errors.ts': { errors: en.errors },
  'i18n/generated/pt/operationActions.ts': { operationActions: ptActions },
  'i18n/generated/en/operationActions.ts': { operationActions: enActions },
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Writes what is known of all modules into the page as data. The files make it from the declarations, which the page would
 * otherwise load to make it again.
 */
export const evaluatedLists: Plugin = {
  name: 'evaluated-lists',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const path = id.startsWith(root) ? id.slice(root.length) : '';
    const list = LISTS[path] ?? pageFile(path);
    return list === undefined
      ? null
      : {
          code: Object.entries(list)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join('\n'),
          moduleType: 'js',
        };
  },
};

import type { TranslationMessages } from 'react-admin';
import { REQUEST_NAMES } from '../resources/generated/requestNames.ts';
import { resourceNames } from '../resources/generated/resourceNames.ts';
import type { Tree } from './tree.ts';
import type { Texts } from './generated/pt/index.ts';
import type { Shape } from './types.ts';

const IS_REQUEST: ReadonlySet<string> = new Set(REQUEST_NAMES);

/** The kinds of object that the audit names: modules by their own names where it has no word of its own for them. */
function withObjectNames(texts: Tree): Tree {
  const { auditLog } = texts;
  if (typeof auditLog !== 'object' || typeof auditLog.choices !== 'object') return texts;
  const names = Object.entries(texts).map(([module, own]) => [
    module,
    typeof own === 'object' && typeof own.name === 'string' ? own.name.split(' |||| ', 1)[0] : undefined,
  ]);
  const own = auditLog.choices.objectType;
  const objectType = { ...Object.fromEntries(names), ...(typeof own === 'object' ? own : {}) } as Tree;
  return { ...texts, auditLog: { ...auditLog, choices: { ...auditLog.choices, objectType } } };
}

/** The texts of what all requests have in common, below those that a type has of its own. */
function withRequestTexts(texts: Tree, common: Tree | undefined): Tree {
  if (!common) return texts;
  const isTree = (value: Tree[string]): value is Tree => typeof value === 'object';
  const over = (below: Tree, above: Tree): Tree =>
    Object.entries(above).reduce<Tree>((all, [key, own]) => {
      const known = all[key];
      return { ...all, [key]: isTree(known) && isTree(own) ? over(known, own) : own };
    }, below);
  const requests = REQUEST_NAMES.map((name) => [name, over(common, (texts[name] ?? {}) as Tree)] as const);
  return { ...texts, ...Object.fromEntries(requests) };
}

/** The texts of all requests among those of a language. */
const commonRequestTexts = ({ kit }: Tree): Tree | undefined => {
  const requests = typeof kit === 'object' ? kit.requests : undefined;
  return typeof requests === 'object' ? (requests.record as Tree) : undefined;
};

/**
 * The texts of modules as they are asked for: under the module's name (`resources.entityProfile`) and, since
 * react-admin asks that way, under its page's path (`resources.entity-profile`).
 */
function toResources(texts: Tree, common: Tree | undefined): Tree {
  const named = withObjectNames(withRequestTexts(texts, common));
  return {
    ...named,
    ...Object.fromEntries(
      Object.entries(resourceNames).flatMap(([resource, name]) =>
        named[name] ? [[resource, named[name]]] : [],
      ),
    ),
  };
}

/** A language's texts as they are asked for. */
export const asAskedFor = (texts: Tree): Tree =>
  typeof texts.resources === 'object'
    ? { ...texts, resources: toResources(texts.resources, commonRequestTexts(texts)) }
    : texts;

/** A language's texts as the translator takes them. */
export const toMessages = (texts: Shape<Texts>): TranslationMessages =>
  asAskedFor(texts as Tree) as unknown as TranslationMessages;

const singular = (text: string | undefined): string | undefined => text?.split(' |||| ', 1)[0];

/**
 * Finds the text of a key, as `toMessages` has it, in texts of which only some are there.
 * @param find the text that stands at a key itself
 */
export function findText(find: (key: string) => string | undefined, key: string): string | undefined {
  const [head, resource = '', ...rest] = key.split('.');
  if (head !== 'resources') return find(key);
  const name = resourceNames[resource] ?? resource;
  const below = rest.join('.');
  const own = find(`resources.${name}.${below}`);
  if (own !== undefined) return own;
  if (IS_REQUEST.has(name)) return find(`kit.requests.record.${below}`);
  const [choices, field, type] = rest;
  return name === 'auditLog' && choices === 'choices' && field === 'objectType'
    ? singular(find(`resources.${type}.name`))
    : undefined;
}

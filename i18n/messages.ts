import type { TranslationMessages } from 'react-admin';
import { toKebab } from '../resources/kit/names.ts';
import type { Tree } from './parts.ts';
import type { Texts } from './generated/pt/index.ts';
import type { Shape } from './types.ts';

/** Pages whose path is not their module's name in kebab-case. */
const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  animalTransfer: 'transfers',
  auditLog: 'audit',
  billingTransaction: 'billing/transactions',
  veterinaryAssociation: 'veterinary-management',
};

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

/**
 * The texts of modules as they are asked for: under the module's name (`resources.entityProfile`) and, since
 * react-admin asks that way, under its page's path (`resources.entity-profile`).
 */
function toResources(texts: Tree): Tree {
  const resources: Record<string, Tree[string]> = {};
  for (const [name, own] of Object.entries(withObjectNames(texts))) {
    resources[name] = own;
    resources[toKebab(name)] = own;
    const page = RESOURCE_NAMES[name];
    if (page !== undefined) resources[page] = own;
  }
  return resources;
}

/** A language's texts as the translator takes them. */
export const toMessages = (texts: Shape<Texts>): TranslationMessages => ({
  ...texts,
  resources: toResources(texts.resources),
});

/** Every text under its whole key, as `auth.signIn.title`: so parts lie over one another without a gap. */
export function flatten(tree: Tree, above = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, own] of Object.entries(tree)) {
    const path = above + key;
    if (typeof own === 'string') flat[path] = own;
    else if (own) Object.assign(flat, flatten(path === 'resources' ? toResources(own) : own, `${path}.`));
  }
  return flat;
}

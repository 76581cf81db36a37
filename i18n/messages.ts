import type { TranslationMessages } from 'react-admin';
import { REQUEST_NAMES } from '../resources/generated/requestNames.ts';
import { toKebab } from '../resources/kit/names.ts';
import type { Tree } from './parts.ts';
import type { Texts } from './generated/pt/index.ts';
import type { Shape } from './types.ts';

/** Pages whose path is not their module's name in kebab-case. */
const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  pendingLostAnimal: 'pending-lost',
  lostAnimalMatch: 'lost-matches',
  animalTransfer: 'transfers',
  animalPreRegister: 'pre-registers',
  deathRequest: 'request-death',
  diacRequest: 'request-diac',
  ownerDataUpdate: 'owner-data',
  ownerErasure: 'owner-erasures',
  ownerMerge: 'owner-merges',
  auditLog: 'audit',
  securityAlert: 'security-alerts',
  backup: 'backups',
  billingTransaction: 'billing/transactions',
  pricingTable: 'pricing-tables',
  multibancoReference: 'billing/charging',
  multibancoPayment: 'billing/payments',
  multibancoDay: 'billing/reconciliation',
  pricingTransaction: 'pricing-tables/transactions',
  lostAnimal: 'animal/lost',
  certificateTemplate: 'certificate',
  veterinaryAssociation: 'veterinary-management',
  transponder: 'traceability/transponders',
  transponderMovement: 'traceability',
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
  const resources: Record<string, Tree[string]> = {};
  for (const [name, own] of Object.entries(withObjectNames(withRequestTexts(texts, common)))) {
    resources[name] = own;
    resources[toKebab(name)] = own;
    const page = RESOURCE_NAMES[name];
    if (page !== undefined) resources[page] = own;
  }
  return resources;
}

/** The texts of a part as they are asked for. */
export const asAskedFor = (texts: Tree): Tree =>
  typeof texts.resources === 'object'
    ? { ...texts, resources: toResources(texts.resources, commonRequestTexts(texts)) }
    : texts;

/** A language's texts as the translator takes them. */
export const toMessages = (texts: Shape<Texts>): TranslationMessages =>
  asAskedFor(texts as Tree) as unknown as TranslationMessages;

/** The text at a key such as `auth.signIn.title`; none where the key stops early or leads below a text. */
export function textAt(tree: Tree, key: string): string | undefined {
  let at: Tree[string] = tree;
  for (const part of key.split('.')) {
    if (typeof at !== 'object') return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}

/** Every text of a tree, in the order of its keys. */
export function* textsOf(tree: Tree): Generator<string> {
  for (const own of Object.values(tree)) {
    if (typeof own === 'string') yield own;
    else if (own) yield* textsOf(own);
  }
}

import type { TranslationMessages } from 'react-admin';
import { toKebab } from '../resources/kit/names.ts';
import type { Texts } from './pt/index.ts';
import type { Shape } from './types.ts';

/** Pages whose path is not their module's name in kebab-case. */
const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  animalTransfer: 'transfers',
  billingTransaction: 'billing/transactions',
  veterinaryAssociation: 'veterinary-management',
};

type Tree = { [key: string]: string | Tree };

/**
 * A language's texts as the translator takes them. The texts of a module are found under its name
 * (`resources.entityProfile`) and, since react-admin asks that way, under its page's path
 * (`resources.entity-profile`).
 */
export function toMessages(texts: Shape<Texts>): TranslationMessages {
  const resources: Tree = {};
  for (const [name, own] of Object.entries<Tree>(texts.resources)) {
    resources[name] = own;
    resources[toKebab(name)] = own;
    const page = RESOURCE_NAMES[name];
    if (page !== undefined) resources[page] = own;
  }
  return { ...texts, resources };
}

import { animalHooks } from './animal/hooks.ts';
import { animalTransferHooks } from './animalTransfer/hooks.ts';
import type { Hooks } from '../crud/hooks.ts';
import { ownerHooks } from './owner/hooks.ts';
import { breedHooks } from './breed/hooks.ts';
import { entityProfileHooks } from './entityProfile/hooks.ts';
import { entityHooks } from './entity/hooks.ts';
import { veterinaryHooks } from './veterinary/hooks.ts';
import { veterinaryAssociationHooks } from './veterinaryAssociation/hooks.ts';
import { roleHooks } from './role/hooks.ts';
import { userHooks } from './user/hooks.ts';
import { auditLogHooks } from './auditLog/hooks.ts';
import { helpHooks } from './helpArticle/hooks.ts';
import { billingTransactionHooks } from './billingTransaction/hooks.ts';

/** What declarations cannot say of the generated calls, by module. */
export const hooks: Readonly<Record<string, Hooks>> = {
  animal: animalHooks,
  animalTransfer: animalTransferHooks,
  owner: ownerHooks,
  breed: breedHooks,
  entityProfile: entityProfileHooks,
  entity: entityHooks,
  veterinary: veterinaryHooks,
  veterinaryAssociation: veterinaryAssociationHooks,
  role: roleHooks,
  user: userHooks,
  billingTransaction: billingTransactionHooks,
  helpArticle: helpHooks,
  auditLog: auditLogHooks,
};

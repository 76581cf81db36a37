import type { AnyModule } from './kit/module.ts';
import { animal } from './animal/schema.ts';
import { animalTransfer } from './animalTransfer/schema.ts';
import { auditLog } from './auditLog/schema.ts';
import { vaccine } from './vaccine/schema.ts';
import { owner } from './owner/schema.ts';
import { district } from './district/schema.ts';
import { county } from './county/schema.ts';
import { parish } from './parish/schema.ts';
import { breed } from './breed/schema.ts';
import { entityProfile } from './entityProfile/schema.ts';
import { entity } from './entity/schema.ts';
import { veterinary } from './veterinary/schema.ts';
import { role } from './role/schema.ts';
import { user } from './user/schema.ts';
import { veterinaryAssociation } from './veterinaryAssociation/schema.ts';
import { helpArticle } from './helpArticle/schema.ts';
import { billingTransaction } from './billingTransaction/schema.ts';

/** Every kind of record that the register knows. */
export const modules: readonly AnyModule[] = [
  animal,
  animalTransfer,
  vaccine,
  owner,
  district,
  county,
  parish,
  breed,
  entityProfile,
  entity,
  veterinary,
  veterinaryAssociation,
  role,
  user,
  billingTransaction,
  helpArticle,
  auditLog,
];

import { animalCalls } from './animal/calls.ts';
import { animal } from './animal/schema.ts';
import { animalTransferCalls } from './animalTransfer/calls.ts';
import { animalTransfer } from './animalTransfer/schema.ts';
import type { Call } from './kit/call.ts';
import { checkDeclarations } from './kit/checkDeclarations.ts';
import type { AnyModule } from './kit/module.ts';
import { ownAreaCalls } from './ownArea/index.ts';
import { sessionCalls } from './session/index.ts';
import { vaccine } from './vaccine/schema.ts';
import { owner } from './owner/schema.ts';
import { district } from './district/schema.ts';
import { county } from './county/schema.ts';
import { parish } from './parish/schema.ts';
import { notificationCalls } from './notification/calls.ts';
import { billingCalls } from './billing/calls.ts';
import { informationCalls } from './information/calls.ts';
import { breed } from './breed/schema.ts';
import { entityProfile } from './entityProfile/schema.ts';
import { entity } from './entity/schema.ts';
import { veterinary } from './veterinary/schema.ts';
import { role } from './role/schema.ts';
import { user } from './user/schema.ts';
import { ownerCalls } from './owner/calls.ts';
import { breedCalls } from './breed/calls.ts';
import { vaccineCalls } from './vaccine/calls.ts';
import { entityCalls } from './entity/calls.ts';
import { veterinaryAssociationCalls } from './veterinaryAssociation/calls.ts';
import { veterinaryAssociation } from './veterinaryAssociation/schema.ts';
import { veterinaryCalls } from './veterinary/calls.ts';
import { roleCalls } from './role/calls.ts';
import { addressCalls } from './address/calls.ts';
import { configurationCalls } from './configuration/calls.ts';
import { preferenceCalls } from './preference/calls.ts';
import { ticketCalls } from './ticket/calls.ts';
import { documentCalls } from './document/calls.ts';
import { tempDocumentCalls } from './tempDocument/calls.ts';
import { helpCalls } from './help/calls.ts';
import { helpArticle } from './help/schema.ts';
import { billingTransaction } from './billing/schema.ts';
import { dashboardCalls } from './dashboard/calls.ts';

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
];

/** Every call that no declaration of fields generates. */
export const calls: readonly Call[] = [
  ...animalCalls,
  ...animalTransferCalls,
  ...documentCalls,
  ...tempDocumentCalls,
  ...ticketCalls,
  ...configurationCalls,
  ...informationCalls,
  ...helpCalls,
  ...billingCalls,
  ...dashboardCalls,
  ...notificationCalls,
  ...sessionCalls,
  ...ownAreaCalls,
  ...ownerCalls,
  ...breedCalls,
  ...vaccineCalls,
  ...entityCalls,
  ...veterinaryCalls,
  ...veterinaryAssociationCalls,
  ...roleCalls,
  ...addressCalls,
  ...preferenceCalls,
];

checkDeclarations(modules, calls);

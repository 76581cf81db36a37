import { animalCalls } from './animal/calls.ts';
import { animalTransferCalls } from './animalTransfer/calls.ts';
import type { Call } from './kit/call.ts';
import { checkDeclarations } from './kit/checkDeclarations.ts';
import { modules } from './modules.ts';
import { personalAreaCalls } from './personalArea/index.ts';
import { sessionCalls } from './session/index.ts';
import { notificationCalls } from './notification/calls.ts';
import { billingCalls } from './billingTransaction/calls.ts';
import { informationCalls } from './information/calls.ts';
import { ownerCalls } from './owner/calls.ts';
import { breedCalls } from './breed/calls.ts';
import { vaccineCalls } from './vaccine/calls.ts';
import { entityCalls } from './entity/calls.ts';
import { veterinaryAssociationCalls } from './veterinaryAssociation/calls.ts';
import { veterinaryCalls } from './veterinary/calls.ts';
import { roleCalls } from './role/calls.ts';
import { addressCalls } from './address/calls.ts';
import { configurationCalls } from './configuration/calls.ts';
import { preferenceCalls } from './preference/calls.ts';
import { ticketCalls } from './ticket/calls.ts';
import { documentCalls } from './document/calls.ts';
import { tempDocumentCalls } from './tempDocument/calls.ts';
import { helpCalls } from './helpArticle/calls.ts';
import { delayedDecisionCalls } from './delayedDecision/calls.ts';
import { presenceCalls } from './presence/calls.ts';
import { dashboardCalls } from './dashboard/calls.ts';

export { modules };

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
  ...personalAreaCalls,
  ...ownerCalls,
  ...breedCalls,
  ...vaccineCalls,
  ...entityCalls,
  ...veterinaryCalls,
  ...veterinaryAssociationCalls,
  ...roleCalls,
  ...addressCalls,
  ...preferenceCalls,
  ...delayedDecisionCalls,
  ...presenceCalls,
];

checkDeclarations(modules, calls);

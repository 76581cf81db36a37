import type { Handler } from '../http/handle.ts';
import { addressHandlers } from './address/handlers.ts';
import { animalHandlers } from './animal/handlers.ts';
import { animalTransferHandlers } from './animalTransfer/handlers.ts';
import { billingHandlers } from './billingTransaction/handlers.ts';
import { breedHandlers } from './breed/handlers.ts';
import { configurationHandlers } from './configuration/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { delayedDecisionHandlers } from './delayedDecision/handlers.ts';
import { documentHandlers } from './document/handlers.ts';
import { entityHandlers } from './entity/handlers.ts';
import { helpHandlers } from './helpArticle/handlers.ts';
import { informationHandlers } from './information/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { ownerHandlers } from './owner/handlers.ts';
import { personalAreaHandlers } from './personalArea/handlers.ts';
import { preferenceHandlers } from './preference/handlers.ts';
import { presenceHandlers } from './presence/handlers.ts';
import { roleHandlers } from './role/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { tempDocumentHandlers } from './tempDocument/handlers.ts';
import { ticketHandlers } from './ticket/handlers.ts';
import { vaccineHandlers } from './vaccine/handlers.ts';
import { veterinaryHandlers } from './veterinary/handlers.ts';
import { veterinaryAssociationHandlers } from './veterinaryAssociation/handlers.ts';

/** Everything that answers a declared call. */
export const handlers: readonly Handler[] = [
  ...addressHandlers,
  ...animalHandlers,
  ...animalTransferHandlers,
  ...billingHandlers,
  ...breedHandlers,
  ...configurationHandlers,
  ...dashboardHandlers,
  ...delayedDecisionHandlers,
  ...documentHandlers,
  ...entityHandlers,
  ...helpHandlers,
  ...informationHandlers,
  ...notificationHandlers,
  ...ownerHandlers,
  ...personalAreaHandlers,
  ...preferenceHandlers,
  ...presenceHandlers,
  ...roleHandlers,
  ...sessionHandlers,
  ...tempDocumentHandlers,
  ...ticketHandlers,
  ...vaccineHandlers,
  ...veterinaryHandlers,
  ...veterinaryAssociationHandlers,
];

import { animalHandlers } from './animal/index.ts';
import { animalTransferHandlers } from './animalTransfer/index.ts';
import type { Handler } from '../http/handle.ts';
import { sessionHandlers } from './session/index.ts';
import { notificationHandlers } from './notification/calls.ts';
import { billingHandlers } from './billing/balance.ts';
import { informationHandlers } from './information/calls.ts';
import { ownerHandlers } from './owner/handlers.ts';
import { entityHandlers } from './entity/handlers.ts';
import { roleHandlers } from './role/handlers.ts';
import { addressHandlers } from './address/places.ts';
import { searchBreedsHandler } from './breed/searchBreeds.ts';
import { listRabiesVaccinesHandler } from './vaccine/listRabiesVaccines.ts';
import { getVeterinaryByBallotHandler } from './veterinary/getVeterinaryByBallot.ts';
import { configurationHandlers } from './configuration/calls.ts';
import { documentHandlers } from './document/index.ts';

/** Everything that answers a declared call. */
export const handlers: readonly Handler[] = [
  ...animalHandlers,
  ...animalTransferHandlers,
  ...documentHandlers,
  ...configurationHandlers,
  ...informationHandlers,
  ...billingHandlers,
  ...notificationHandlers,
  ...sessionHandlers,
  ...ownerHandlers,
  ...entityHandlers,
  ...roleHandlers,
  ...addressHandlers,
  searchBreedsHandler,
  listRabiesVaccinesHandler,
  getVeterinaryByBallotHandler,
];

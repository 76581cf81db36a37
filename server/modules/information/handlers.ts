import type { Handler } from '../../http/handle.ts';
import { animalCountHandler } from './animalCount.ts';
import { informationHandler } from './information.ts';
import { pageErrorHandler } from './pageError.ts';

/** Everything that answers the calls of this module. */
export const informationHandlers: readonly Handler[] = [
  animalCountHandler,
  informationHandler,
  pageErrorHandler,
];

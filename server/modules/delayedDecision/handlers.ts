import type { Handler } from '../../http/handle.ts';
import { ownDelayedDecisionsHandler, takeBackDecisionHandler } from './ownDecisions.ts';

/** Everything that answers the calls of this module. */
export const delayedDecisionHandlers: readonly Handler[] = [
  ownDelayedDecisionsHandler,
  takeBackDecisionHandler,
];

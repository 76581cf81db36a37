import type { QueueModule } from '../../resources/presence/queues.ts';
import { applyTransferDecision } from './animalTransfer/decideTransfer.ts';
import type { DecisionApplier } from './delayedDecision/delayedDecisionJob.ts';

/** Decides a record of each queue once a decision on several takes effect. */
export const decisionAppliers: Readonly<Record<QueueModule, DecisionApplier>> = {
  animalTransfer: applyTransferDecision,
};

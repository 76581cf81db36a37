import { z } from 'zod';
import { VALIDATIONS } from '../../../../resources/kit/request.ts';
import { acceptances } from '../../../generated/acceptances.ts';
import type { DecisionApplier } from '../delayedDecision/delayedDecisionJob.ts';
import { decideRequest } from './decideRequest.ts';

const decisionShape = z.object({
  validation: z.enum(VALIDATIONS),
  comments: z.string().nullable(),
  reasons: z.array(z.string()),
});

/** Decides a request of each type once a decision on several takes effect; refused where it has changed since. */
export const decisionAppliers: Readonly<Record<string, DecisionApplier>> = Object.fromEntries(
  Object.values(acceptances).map((acceptance): [string, DecisionApplier] => [
    acceptance.module.name,
    (write, { id, version }, decision) =>
      decideRequest(write, acceptance, id, decisionShape.parse(decision), version),
  ]),
);

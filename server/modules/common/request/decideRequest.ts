import { z } from 'zod';
import { VALIDATIONS, type AnyRequest } from '../../../../resources/kit/request.ts';
import type { Validation } from '../../../../resources/kit/types.ts';
import { requestOperations } from '../../../../resources/common/request/operations.ts';
import { runOperation } from '../../../crud/operationRoutes.ts';
import { acceptances } from '../../../generated/acceptances.ts';
import type { Write } from '../../../write/openWrite.ts';
import type { DecisionApplier } from '../delayedDecision/delayedDecisionJob.ts';
import type { Acceptance } from './acceptance.ts';
import { requestOperationHandlers } from './requestOperations.ts';
import { requests, storedRequest } from './storedRequest.ts';

/** A decision as it is taken. */
interface Decision {
  readonly validation: Validation;
  readonly comments: string | null;
  /** Codes of the type's reasons, or words of one's own. */
  readonly reasons: readonly string[];
}

/**
 * Returns the acceptance code of a type of request.
 * @throws Error for a type whose code is missing
 */
export function acceptanceFor({ name }: AnyRequest): Acceptance {
  const found = acceptances[name];
  if (!found)
    throw new Error(`${name} is a type of request: add server/modules/${name} with ${name}Acceptance`);
  return found;
}

/**
 * Decides one request, in the caller's transaction. Of two who decide at once the second waits for the first, and
 * is then refused because it is closed.
 */
export function decideRequest(
  write: Write,
  module: AnyRequest,
  id: number,
  decision: Decision,
  version?: number,
): Promise<unknown> {
  const [decide] = requestOperations(module);
  const code = requestOperationHandlers(module, acceptanceFor(module))[`${module.name}.decide`]!;
  const given = { id, input: { ...decision }, ...(version !== undefined && { version }) };
  return runOperation(write, storedRequest(module), decide!, code, given);
}

const decisionShape = z.object({
  validation: z.enum(VALIDATIONS),
  comments: z.string().nullable(),
  reasons: z.array(z.string()),
});

/** Decides a request of each type once a decision on several takes effect; refused where it has changed since. */
export const decisionAppliers: Readonly<Record<string, DecisionApplier>> = Object.fromEntries(
  requests.map((module): [string, DecisionApplier] => [
    module.name,
    (write, { id, version }, decision) =>
      decideRequest(write, module, id, decisionShape.parse(decision), version),
  ]),
);

import { operationsOfRequest } from '../../../../resources/common/request/operations.ts';
import { allows } from '../../../../resources/kit/access.ts';
import type { Validation } from '../../../../resources/kit/types.ts';
import { forbidden } from '../../../errors.ts';
import { runOperation } from '../../../crud/operationRoutes.ts';
import type { Write } from '../../../write/openWrite.ts';
import type { Acceptance } from './acceptance.ts';
import { decideHandler } from './requestOperations.ts';
import { storedRequest } from './storedRequest.ts';

/** A decision as it is taken. */
interface Decision {
  readonly validation: Validation;
  readonly comments: string | null;
  /** Codes of the type's reasons, or words of one's own. */
  readonly reasons: readonly string[];
}

/**
 * Decides one request, in the caller's transaction. Of two who decide at once the second waits for the first, and
 * is then refused because it is closed.
 */
export function decideRequest(
  write: Write,
  acceptance: Acceptance,
  id: number,
  decision: Decision,
  version?: number,
): Promise<unknown> {
  const { module } = acceptance;
  // A decision that takes effect later is taken by the rights of that moment.
  if (!allows(module.request.decide, write.caller.actor)) throw forbidden();
  return runOperation(
    write,
    storedRequest(module),
    operationsOfRequest(module).decide,
    decideHandler(acceptance),
    { id, input: { ...decision }, ...(version !== undefined && { version }) },
  );
}

import { calls } from './generated/calls.ts';
import { modules } from './generated/modules.ts';
import { operationsByModule } from './generated/operations.ts';
import type { Call } from './kit/call.ts';
import { checkDeclarations } from './kit/checkDeclarations.ts';
import { callOf, operationGroups } from './kit/operationCall.ts';

/** The calls that operations are. */
const operationCalls: readonly Call[] = Object.values(operationsByModule)
  .flatMap(operationGroups)
  .map((group) => callOf(group));

checkDeclarations(modules, [...calls, ...operationCalls]);

export { calls, modules, operationCalls };

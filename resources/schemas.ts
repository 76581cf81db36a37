import { calls as declaredCalls } from './generated/calls.ts';
import { jobs } from './generated/jobs.ts';
import { modules } from './generated/modules.ts';
import { operationsByModule } from './generated/operations.ts';
import type { Call } from './kit/call.ts';
import { checkDeclarations } from './kit/checks/checkDeclarations.ts';
import { callOf, operationGroups } from './kit/operations/operationCall.ts';
import { isStartable, startCallOf } from './kit/job.ts';
import { isRequest } from './kit/request.ts';
import { requestCalls } from './common/request/calls.ts';

/** The calls that operations are. */
const operationCalls: readonly Call[] = Object.values(operationsByModule)
  .flatMap(operationGroups)
  .map((group) => callOf(group));

/** The calls that are no operation and not generated from fields: those declared one by one, those of requests, and those that start jobs. */
const calls: readonly Call[] = [
  ...declaredCalls,
  ...modules.filter(isRequest).flatMap((module) => Object.values<Call>(requestCalls(module))),
  ...jobs.filter(isStartable).map((job): Call => startCallOf(job)),
];

checkDeclarations(modules, [...calls, ...operationCalls]);

export { calls, modules, operationCalls };

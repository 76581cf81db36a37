import type { Call } from '../resources/kit/call.ts';
import type { AnyModule } from '../resources/kit/module.ts';
import { operationsByModule } from '../resources/generated/operations.ts';
import type { AnyOperation } from '../resources/kit/operation.ts';
import { calls as declaredCalls, modules as declaredModules } from '../resources/schemas.ts';
import type { CrudModule, Hooks } from './crud/hooks.ts';
import type { OperationHandlers } from './crud/operationHandler.ts';
import type { Handler } from './http/handle.ts';
import { acceptances } from './generated/acceptances.ts';
import { handlers as ownHandlers } from './generated/handlers.ts';
import { hooks as allHooks } from './generated/hooks.ts';
import { jobHandlers } from './generated/jobHandlers.ts';
import { operationHandlers } from './generated/operationHandlers.ts';
import { requestHandlers } from './modules/common/request/requestHandlers.ts';
import { startJobHandlers } from './modules/work/job/startJobHandlers.ts';
import { storedModule } from './write/storedModule.ts';

/** All handlers, matched with all declarations. */
export interface Registry {
  readonly tables: readonly CrudModule[];
  readonly handlers: readonly Handler[];
  /** The code of the operations of each module. */
  readonly operationHandlers: Readonly<Record<string, OperationHandlers>>;
}

interface Parts {
  readonly modules: readonly AnyModule[];
  readonly calls: readonly Call[];
  readonly handlers: readonly Handler[];
  readonly hooks: Readonly<Record<string, Hooks>>;
}

const ALL: Parts = { modules: declaredModules, calls: declaredCalls, handlers: ownHandlers, hooks: allHooks };

/** Matches declarations with their code. What is declared and not answered, or the reverse, stops the start. */
export function buildRegistry({ modules, calls, handlers: own, hooks }: Parts = ALL): Registry {
  const find = (name: string) => modules.find((module) => module.name === name);
  const requests = Object.values(acceptances).filter(({ module }) => find(module.name));
  const declaredNames = new Set<string>(calls.map((call) => call.name));
  const handlers = [
    ...own,
    ...requests.flatMap(requestHandlers),
    ...startJobHandlers(jobHandlers).filter(({ call }) => declaredNames.has(call.name)),
  ];
  const answered = new Set(handlers.map(({ call }) => call.name));
  for (const call of calls) {
    if (!answered.has(call.name)) throw new Error(`the call ${call.name} is declared and nobody answers it`);
  }
  for (const { call } of handlers) {
    if (!declaredNames.has(call.name))
      throw new Error(`the call ${call.name} is answered and was never declared`);
  }
  for (const name of Object.keys(hooks)) {
    if (!find(name)) throw new Error(`there are hooks for ${name}, which is not declared`);
  }
  const faults = operationFaults(
    Object.values(operationsByModule).flat(),
    ({ module, name }) => operationHandlers[module.name]?.[name] !== undefined,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const tables = new Map<string, CrudModule>();
  const tableOf = (module: AnyModule): CrudModule => {
    const { name, parent } = module;
    const table =
      tables.get(name) ??
      storedModule(
        module,
        hooks[name] ?? {},
        find,
        parent && tableOf(find(parent.module.name) ?? parent.module),
      );
    tables.set(name, table);
    return table;
  };
  return { tables: modules.map(tableOf), handlers, operationHandlers };
}

/** The faults of declared operations, one sentence each; `hasHandler` says whether the server has code for one. */
function operationFaults(
  operations: readonly AnyOperation[],
  hasHandler: (operation: AnyOperation) => boolean,
): string[] {
  return operations.flatMap((one) => {
    const name = `${one.module.name}.${one.name}`;
    if (one.stateOnly)
      return one.change || one.input || one.removes
        ? [`the operation ${name} is a state only, and does something`]
        : [];
    const faults: string[] = [];
    if (one.path === undefined) faults.push(`the operation ${name} has no path`);
    if (!one.summary) faults.push(`the operation ${name} has no summary`);
    if (!one.change && !one.removes && !hasHandler(one))
      faults.push(
        `the operation ${name} has no change: add server/modules/${one.module.name}/${one.name}.ts with ${one.name}Operation`,
      );
    return faults;
  });
}

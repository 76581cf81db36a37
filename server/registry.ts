import { calls, modules } from '../resources/schemas.ts';
import type { Hooks } from './crud/hooks.ts';
import { tableOf, type Table } from './crud/table.ts';
import type { Handler } from './http/handle.ts';
import { handlers } from './modules/handlers.ts';
import { hooks } from './modules/hooks.ts';

/** Everything that answers, matched with everything that is declared. */
export interface Registry {
  readonly tables: readonly { readonly table: Table; readonly hooks: Hooks }[];
  readonly handlers: readonly Handler[];
}

/** Matches declarations with their code. What is declared and not answered, or the reverse, stops the start. */
export function buildRegistry(): Registry {
  const find = (name: string) => modules.find((module) => module.name === name);
  const answered = new Set(handlers.map(({ call }) => call.name));
  for (const call of calls) {
    if (!answered.has(call.name)) throw new Error(`the call ${call.name} is declared and nobody answers it`);
  }
  const declared = new Set<string>(calls.map((call) => call.name));
  for (const { call } of handlers) {
    if (!declared.has(call.name)) throw new Error(`the call ${call.name} is answered and was never declared`);
  }
  for (const name of Object.keys(hooks)) {
    if (!find(name)) throw new Error(`there are hooks for ${name}, which is not declared`);
  }
  return {
    tables: modules.map((module) => {
      const own = hooks[module.name] ?? {};
      return { table: tableOf(module, own, find), hooks: own };
    }),
    handlers,
  };
}

import type { AnyModule } from '../../resources/kit/module.ts';
import { modules } from '../../resources/schemas.ts';
import type { Hooks } from '../crud/hooks.ts';
import { tableOf, type Table } from '../crud/table.ts';

/** The table of a module for calls that read and write it as the generated ones do; built when first asked for. */
export function tableFor(module: AnyModule, hooks: Hooks): () => Table {
  let built: Table | undefined;
  return () => (built ??= tableOf(module, hooks, (name) => modules.find((one) => one.name === name)));
}

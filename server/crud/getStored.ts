import type { AnyModule, RecordOfModule } from '../../resources/kit/module.ts';
import { hooks } from '../generated/hooks.ts';
import type { StoredRecord } from '../write/recordValues.ts';
import { storedModule } from '../write/storedModule.ts';
import type { StoredModule } from '../write/storedModuleType.ts';
import type { Hooks } from './hooks.ts';

const known = new Map<string, StoredModule<StoredRecord, Hooks>>();

/**
 * Returns a declared module as it lies in the database, with its hooks and its parent: what records are locked and saved
 * by. `R` is a record as `selectOne` reads it; the declared fields unless hooks add to them.
 */
export function getStored<M extends AnyModule, R extends StoredRecord = RecordOfModule<M> & StoredRecord>(
  module: M,
): StoredModule<R, Hooks> {
  const { name, parent }: AnyModule = module;
  const stored =
    known.get(name) ??
    storedModule<StoredRecord, Hooks>(
      module,
      hooks[name] ?? {},
      undefined,
      parent && getStored<AnyModule, StoredRecord>(parent.module),
    );
  known.set(name, stored);
  // Its rows have the declared fields.
  return stored as StoredModule<R, Hooks>;
}

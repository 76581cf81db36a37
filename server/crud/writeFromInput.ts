import { initialValues } from '../../resources/kit/checks/shapes.ts';
import { awaitTurn, lockRecord } from '../write/records.ts';
import { checkDeclared } from '../write/rules.ts';
import { insertRecord, refuseStale, removeRecord, saveRecord, type SaveAction } from '../write/saveRecord.ts';
import type { StoredModule } from '../write/storedModuleType.ts';
import {
  normaliseValues,
  differing,
  type Changes,
  type Input,
  type StoredRecord,
  type Values,
} from '../write/recordValues.ts';
import type { Write } from '../write/openWrite.ts';

/**
 * Saves a new record of what a caller gave: modes and checks of the declaration, then those of the database.
 * @param parentNumber the number by which the caller named the parent of a child record
 */
export async function createFromInput<R extends StoredRecord>(
  write: Write,
  stored: StoredModule<R>,
  body: Values,
  parentNumber?: string,
): Promise<R> {
  const { module, hooks } = stored;
  const given = normaliseValues(module, body);
  const input = { ...initialValues(module.fields), ...given } as Input<R>;
  checkDeclared(module, { mode: 'create', actor: write.caller.actor, given, record: input, before: null });
  await awaitTurn(write, stored);
  await hooks.checkInput?.({ ...write, before: null, input, ...(parentNumber && { parentNumber }) });
  return insertRecord(write, stored, input);
}

/**
 * Changes a record by what a caller gave: its lock first, then state, version, modes, checks. A caller whose version is
 * stale learns the reason of the state first: with it, comparing the versions would be in vain.
 * @param follows columns that the caller does not set, of files that were given for example; saved with it
 * @param action its action in the audit
 */
export async function updateFromInput<R extends StoredRecord>(
  write: Write,
  stored: StoredModule<R>,
  id: number,
  { id: _id, version, ...body }: Values,
  follows: Changes<R> = {},
  action: SaveAction = 'UPDATE',
): Promise<R> {
  const { module, hooks } = stored;
  const before = await lockRecord(write, stored, id);
  await hooks.checkState?.({ ...write, before, change: 'UPDATE' });
  await refuseStale(write, stored, before, version as number);
  const given = normaliseValues(module, body);
  const record = { ...before, ...given };
  checkDeclared(module, { mode: 'update', actor: write.caller.actor, given, record, before });
  const input = differing(given, before) as Input<R>;
  if (Object.keys({ ...input, ...follows }).length === 0) return before;
  await hooks.checkInput?.({ ...write, before, input });
  return saveRecord(write, stored, before, { ...input, ...follows }, action);
}

/** Removes a record that a caller names; what still belongs to it refuses. */
export async function removeById(write: Write, stored: StoredModule, id: number): Promise<void> {
  const before = await lockRecord(write, stored, id);
  await stored.hooks.checkState?.({ ...write, before, change: 'DELETE' });
  await removeRecord(write, stored, before);
}

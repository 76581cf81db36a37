import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { updateRolesInBulk } from '../../../../resources/access/role/calls.ts';
import { role } from '../../../../resources/access/role/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { updateFromInput } from '../../../crud/writeFromInput.ts';
import { formError } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { lockRecord } from '../../../write/records.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { roleHooks } from './hooks.ts';

const roles = storedModule<RecordOfModule<typeof role>>(role, roleHooks);
const known = new Set<string>(PERMISSIONS);

/** Gives and takes permissions of several roles under the rules of changing one. */
export const updateRolesInBulkHandler = handleWrite(updateRolesInBulk, async (call) => {
  const { changes } = call.body;
  const wrong = changes.flatMap((change, at) =>
    (['add', 'remove'] as const).flatMap((list) =>
      change[list]?.some((one) => !known.has(one))
        ? [{ property: `changes[${at}].${list}`, error: 'INVALID_PERMISSIONS' } as const]
        : [],
    ),
  );
  if (new Set(changes.map(({ id }) => id)).size < changes.length)
    throw formError([{ property: 'changes', error: 'DUPLICATE_VALUE' }]);
  if (wrong.length > 0) call.fail('INVALID_PERMISSIONS', wrong);
  // In one order for all, so that two who change the same roles do not wait for each other.
  const sorted = changes.toSorted((a, b) => a.id - b.id);
  for (const { id, version, add = [], remove = [] } of sorted) {
    const before = await lockRecord(call, roles, id);
    const permissions = [...new Set([...before.permissions, ...add])].filter((one) => !remove.includes(one));
    await updateFromInput(call, roles, id, { version, permissions });
  }
  return { ids: sorted.map(({ id }) => id) };
});

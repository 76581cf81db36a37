import { PERMISSIONS } from '../../../resources/kit/permissions.ts';
import { updateRolesInBulk } from '../../../resources/role/calls.ts';
import { role } from '../../../resources/role/schema.ts';
import { getRecord } from '../../crud/read.ts';
import { updateRecord } from '../../crud/write.ts';
import { handleWrite } from '../../http/handle.ts';
import { tableFor } from '../tableFor.ts';
import { roleHooks } from './hooks.ts';

const table = tableFor(role, roleHooks);
const known = new Set<string>(PERMISSIONS);

/** Gives and takes permissions of several roles under the rules of changing one. */
export const updateRolesInBulkHandler = handleWrite(updateRolesInBulk, async (call) => {
  const { add = [], remove = [], ids } = call.body;
  for (const [property, list] of [
    ['add', add],
    ['remove', remove],
  ] as const) {
    if (list.some((one) => !known.has(one)))
      call.fail('INVALID_PERMISSIONS', [{ property, error: 'INVALID_PERMISSIONS' }]);
  }
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  for (const id of sorted) {
    const before = await getRecord(call.tx, table(), roleHooks, id, call.caller, true);
    const permissions = [...new Set([...(before.permissions as string[]), ...add])].filter(
      (one) => !remove.includes(one),
    );
    await updateRecord(table(), roleHooks, call, id, { version: before.version, permissions });
  }
  return { ids: sorted };
});

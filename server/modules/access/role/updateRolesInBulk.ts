import { updateRolesInBulk } from '../../../../resources/access/role/calls.ts';
import { updateFromInput } from '../../../crud/writeFromInput.ts';
import { handleWrite } from '../../../http/handle.ts';
import { lockRecord } from '../../../write/records.ts';
import { checkChanges } from './checkChanges.ts';
import { changed, effectsOf } from './effects.ts';
import { roles } from './roles.ts';

/** Gives and takes permissions of several roles under the rules of changing one. */
export const updateRolesInBulkHandler = handleWrite(updateRolesInBulk, async (call) => {
  const { tx, caller, body, fail } = call;
  const { changes, preview } = body;
  checkChanges(changes, fail);
  // In one order for all, so that two who change the same roles do not wait for each other.
  const sorted = changes.toSorted((a, b) => a.id - b.id);
  for (const { id } of sorted) await lockRecord(call, roles, id);
  const isAsSeen = preview === undefined || (await effectsOf(tx, caller, changes)).preview === preview;
  for (const change of sorted) {
    const { id, version, name } = change;
    const before = await lockRecord(call, roles, id);
    const permissions = changed(before.permissions, change);
    await updateFromInput(call, roles, id, { version, permissions, ...(name !== undefined && { name }) });
  }
  // After the rules of the roles themselves, whose reasons say more: nothing of it is kept.
  if (!isAsSeen) fail('PREVIEW_OUTDATED');
  return { ids: sorted.map(({ id }) => id) };
});

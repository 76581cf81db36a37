import sql from 'sql-template-tag';
import { previewRoleChanges } from '../../../../resources/access/role/permissionCalls.ts';
import { handleRead } from '../../../http/handle.ts';
import { notFound } from '../../../errors.ts';
import { findRecord } from '../../../write/records.ts';
import { refuseStale } from '../../../write/saveRecord.ts';
import { checkChanges } from './checkChanges.ts';
import { effectsOf, refusalOfChange } from './effects.ts';
import { roles } from './roles.ts';

export const previewRoleChangesHandler = handleRead(previewRoleChanges, async (call) => {
  const { db, body, caller, fail } = call;
  checkChanges(body.changes, fail);
  for (const change of body.changes) {
    const role = await findRecord(db, roles, sql`t.id = ${change.id}`);
    if (!role) throw notFound();
    const code = refusalOfChange(caller, role.permissions, change);
    if (code) fail(code);
    await refuseStale({ tx: db, caller }, roles, role, change.version);
  }
  const effects = await effectsOf(db, caller, body.changes);
  if (effects.ownLosses.includes('WRITE_ROLE')) fail('CANNOT_CHANGE_OWN_ROLE');
  return effects;
});

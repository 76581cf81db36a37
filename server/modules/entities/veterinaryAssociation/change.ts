import sql from 'sql-template-tag';
import { change } from '../../../../resources/entities/veterinaryAssociation/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findOne } from '../../../db/db.ts';
import { lockRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { associations } from './associations.ts';
import { toAssociation, type Association } from './association.ts';
import { grantableRole } from './grantableRole.ts';
import { notifyVeterinary } from './notifications.ts';

/** Two who name a director at once take turns: the second relieves whom the first has named. */
const holdEntityOf = ({ tx }: Write, associationId: string): Promise<unknown> =>
  tx.query(sql`
    select from entity where id = (select entity_id from veterinary_entity where id = ${associationId}::bigint)
    for no key update`);

async function relieveDirector(write: Write, { id, entityId }: Association): Promise<void> {
  const former = await findOne<{ id: number }>(
    write.tx,
    sql`select id from veterinary_entity where entity_id = ${entityId} and is_clinical_director and id <> ${id}`,
  );
  if (!former) return;
  const relieved = await saveRecord(
    write,
    associations,
    await lockRecord(write, associations, former.id),
    { isClinicalDirector: false },
    'ASSOCIATION_CHANGED',
  );
  await notifyVeterinary(write, relieved, 'ENTITY_VETERINARY_ASSOCIATION');
}

export const changeOperation = operationHandler(change, {
  lockFirst: holdEntityOf,
  change: async ({ record, input, ...write }) => {
    const before = toAssociation(record);
    const isClinicalDirector = input.isClinicalDirector ?? before.isClinicalDirector;
    const roleId = input.roleId ?? before.roleId;
    const isOtherRole = roleId !== before.roleId;
    const isOtherPlace = isClinicalDirector !== before.isClinicalDirector;
    if (!isOtherRole && !isOtherPlace) return null;
    if (isOtherPlace && isClinicalDirector) await relieveDirector(write, before);
    return {
      ...(isOtherRole && { roleId: await grantableRole(write, before.veterinaryId, roleId) }),
      ...(isOtherPlace && { isClinicalDirector }),
    };
  },
  after: ({ saved, ...write }) =>
    notifyVeterinary(write, toAssociation(saved), 'ENTITY_VETERINARY_ASSOCIATION'),
});

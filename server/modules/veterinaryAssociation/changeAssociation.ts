import sql from 'sql-template-tag';
import { changeAssociation } from '../../../resources/veterinaryAssociation/calls.ts';
import type { Write } from '../../write/write.ts';
import { findOne } from '../../db/db.ts';
import { handleWrite } from '../../http/handle.ts';
import { lockRecord } from '../../write/records.ts';
import { saveRecord } from '../../write/saveRecord.ts';
import { associations, expectAllowed, type Association } from './association.ts';
import { grantableRole } from './grantableRole.ts';
import { tellVeterinary } from './tell.ts';

/** Two who name a director at once take turns: the second relieves whom the first has named. */
const holdEntityOf = ({ tx }: Write, associationId: number): Promise<unknown> =>
  tx.query(sql`
    select from entity where id = (select entity_id from veterinary_entity where id = ${associationId})
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
  await tellVeterinary(write, relieved, 'ENTITY_VETERINARY_ASSOCIATION');
}

export const changeAssociationHandler = handleWrite(changeAssociation, async (context) => {
  const { params, body } = context;
  await holdEntityOf(context, params.id);
  const before = await lockRecord(context, associations, params.id);
  await expectAllowed(context, before, 'CHANGE', body.version);
  const { isClinicalDirector = before.isClinicalDirector } = body;
  const isOtherRole = body.roleId !== undefined && body.roleId !== before.roleId;
  const isOtherPlace = isClinicalDirector !== before.isClinicalDirector;
  if (!isOtherRole && !isOtherPlace) return before;
  if (isOtherPlace && isClinicalDirector) await relieveDirector(context, before);
  const changed = await saveRecord(
    context,
    associations,
    before,
    {
      ...(isOtherRole && { roleId: await grantableRole(context, before.veterinaryId, body.roleId) }),
      ...(isOtherPlace && { isClinicalDirector }),
    },
    'ASSOCIATION_CHANGED',
  );
  await tellVeterinary(context, changed, 'ENTITY_VETERINARY_ASSOCIATION');
  return changed;
});

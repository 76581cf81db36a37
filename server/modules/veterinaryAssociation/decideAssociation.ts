import { decideAssociation } from '../../../resources/veterinaryAssociation/calls.ts';
import { handleWrite } from '../../http/handle.ts';
import { lockRecord } from '../../write/records.ts';
import { removeRecord, saveRecord } from '../../write/saveRecord.ts';
import { associations, expectAllowed } from './association.ts';
import { grantableRole } from './grantableRole.ts';
import { tellVeterinary } from './tell.ts';

export const decideAssociationHandler = handleWrite(decideAssociation, async (context) => {
  const { params, body } = context;
  const asked = await lockRecord(context, associations, params.id);
  await expectAllowed(context, asked, body.validation === 'ACCEPTED' ? 'ACCEPT' : 'REJECT', body.version);
  if (body.validation === 'REJECTED') {
    await removeRecord(context, associations, asked, 'ASSOCIATION_REJECTED');
    await tellVeterinary(context, asked, 'ENTITY_VETERINARY_ASSOCIATION_REJECTED');
    return { id: asked.id };
  }
  const roleId = await grantableRole(context, asked.veterinaryId, body.roleId, asked.roleId);
  const accepted = await saveRecord(
    context,
    associations,
    asked,
    { status: 'ACCEPTED', roleId },
    'ASSOCIATION_ACCEPTED',
  );
  await tellVeterinary(context, accepted, 'ENTITY_VETERINARY_ASSOCIATION_ACCEPTED');
  return accepted;
});

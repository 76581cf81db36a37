import { decideAssociation } from '../../../resources/veterinaryAssociation/calls.ts';
import { handleWrite } from '../../http/handle.ts';
import { dropAssociation, expectAllowed, lockAssociation, updateAssociation } from './association.ts';
import { grantableRole } from './grantableRole.ts';
import { tellVeterinary } from './tell.ts';

export const decideAssociationHandler = handleWrite(decideAssociation, async (context) => {
  const { params, body } = context;
  const asked = await lockAssociation(context, params.id);
  expectAllowed(context, asked, body.validation === 'ACCEPTED' ? 'ACCEPT' : 'REJECT', body.version);
  if (body.validation === 'REJECTED') {
    await dropAssociation(context, asked, 'ASSOCIATION_REJECTED');
    await tellVeterinary(context, asked, 'ENTITY_VETERINARY_ASSOCIATION_REJECTED');
    return { id: asked.id };
  }
  const roleId = await grantableRole(context, asked.veterinaryId, body.roleId, asked.roleId);
  const accepted = await updateAssociation(
    context,
    asked,
    { status: 'ACCEPTED', roleId },
    'ASSOCIATION_ACCEPTED',
  );
  await tellVeterinary(context, accepted, 'ENTITY_VETERINARY_ASSOCIATION_ACCEPTED');
  return accepted;
});

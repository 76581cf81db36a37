import { cancelInvitation } from '../../../resources/veterinaryAssociation/calls.ts';
import { handleWrite } from '../../http/handle.ts';
import { dropAssociation, expectAllowed, lockAssociation } from './association.ts';
import { tellVeterinary } from './tell.ts';

export const cancelInvitationHandler = handleWrite(cancelInvitation, async (context) => {
  const { params, body } = context;
  const invited = await lockAssociation(context, params.id);
  expectAllowed(context, invited, 'WITHDRAW', body?.version);
  await dropAssociation(context, invited, 'ASSOCIATION_WITHDRAWN');
  await tellVeterinary(context, invited, 'ENTITY_VETERINARY_ASSOCIATION_WITHDRAWN');
  return { id: invited.id };
});

import { cancelInvitation } from '../../../resources/veterinaryAssociation/calls.ts';
import { handleWrite } from '../../http/handle.ts';
import { lockRecord } from '../../write/records.ts';
import { removeRecord } from '../../write/saveRecord.ts';
import { associations, expectAllowed } from './association.ts';
import { tellVeterinary } from './tell.ts';

export const cancelInvitationHandler = handleWrite(cancelInvitation, async (context) => {
  const { params, body } = context;
  const invited = await lockRecord(context, associations, params.id);
  await expectAllowed(context, invited, 'WITHDRAW', body?.version);
  await removeRecord(context, associations, invited, 'ASSOCIATION_WITHDRAWN');
  await tellVeterinary(context, invited, 'ENTITY_VETERINARY_ASSOCIATION_WITHDRAWN');
  return { id: invited.id };
});

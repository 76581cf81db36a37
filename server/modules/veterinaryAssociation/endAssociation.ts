import { endAssociation } from '../../../resources/veterinaryAssociation/calls.ts';
import { handleWrite } from '../../http/handle.ts';
import { lockRecord } from '../../write/records.ts';
import { removeRecord } from '../../write/saveRecord.ts';
import { associations, expectAllowed } from './association.ts';
import { tellVeterinary } from './tell.ts';

export const endAssociationHandler = handleWrite(endAssociation, async (context) => {
  const association = await lockRecord(context, associations, context.params.id);
  await expectAllowed(context, association, 'REMOVE');
  await removeRecord(context, associations, association, 'ASSOCIATION_REMOVED');
  await tellVeterinary(context, association, 'ENTITY_VETERINARY_ASSOCIATION_REMOVED');
  return { id: association.id };
});

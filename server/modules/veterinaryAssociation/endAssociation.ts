import { endAssociation } from '../../../resources/veterinaryAssociation/calls.ts';
import { handleWrite } from '../../http/handle.ts';
import { dropAssociation, expectAllowed, lockAssociation } from './association.ts';
import { tellVeterinary } from './tell.ts';

export const endAssociationHandler = handleWrite(endAssociation, async (context) => {
  const association = await lockAssociation(context, context.params.id);
  expectAllowed(context, association, 'REMOVE');
  await dropAssociation(context, association, 'ASSOCIATION_REMOVED');
  await tellVeterinary(context, association, 'ENTITY_VETERINARY_ASSOCIATION_REMOVED');
  return { id: association.id };
});

import { reject } from '../../../resources/veterinaryAssociation/operations.ts';
import { operationHandler } from '../../crud/operationHandler.ts';
import { toAssociation } from './association.ts';
import { tellVeterinary } from './tell.ts';

export const rejectOperation = operationHandler(reject, {
  after: ({ record, ...write }) =>
    tellVeterinary(write, toAssociation(record), 'ENTITY_VETERINARY_ASSOCIATION_REJECTED'),
});

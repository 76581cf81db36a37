import { reject } from '../../../resources/veterinaryAssociation/operations.ts';
import { operationHandler } from '../../crud/operationHandler.ts';
import { toAssociation } from './association.ts';
import { notifyVeterinary } from './notifications.ts';

export const rejectOperation = operationHandler(reject, {
  after: ({ record, ...write }) =>
    notifyVeterinary(write, toAssociation(record), 'ENTITY_VETERINARY_ASSOCIATION_REJECTED'),
});

import { withdraw } from '../../../resources/veterinaryAssociation/operations.ts';
import { operationHandler } from '../../crud/operationHandler.ts';
import { toAssociation } from './association.ts';
import { notifyVeterinary } from './notifications.ts';

export const withdrawOperation = operationHandler(withdraw, {
  after: ({ record, ...write }) =>
    notifyVeterinary(write, toAssociation(record), 'ENTITY_VETERINARY_ASSOCIATION_WITHDRAWN'),
});

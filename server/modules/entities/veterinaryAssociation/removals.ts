import { reject, remove, withdraw } from '../../../../resources/entities/veterinaryAssociation/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import type { Write } from '../../../write/openWrite.ts';
import { toAssociation } from './association.ts';
import { notifyVeterinary } from './notifications.ts';

/** Notifies the veterinarian once the association is gone. */
const notifying = (how: 'REJECTED' | 'REMOVED' | 'WITHDRAWN') => ({
  after: ({ record, ...write }: Write & { readonly record: object }) =>
    notifyVeterinary(write, toAssociation(record), `ENTITY_VETERINARY_ASSOCIATION_${how}`),
});

export const rejectOperation = operationHandler(reject, notifying('REJECTED'));
export const removeOperation = operationHandler(remove, notifying('REMOVED'));
export const withdrawOperation = operationHandler(withdraw, notifying('WITHDRAWN'));

import { accept } from '../../../../resources/entities/veterinaryAssociation/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { toAssociation } from './association.ts';
import { grantableRole } from './grantableRole.ts';
import { notifyVeterinary } from './notifications.ts';

export const acceptOperation = operationHandler(accept, {
  change: async ({ record, input, ...write }) => {
    const { veterinaryId, roleId } = toAssociation(record);
    return { roleId: await grantableRole(write, veterinaryId, input.roleId, roleId) };
  },
  after: ({ saved, ...write }) =>
    notifyVeterinary(write, toAssociation(saved), 'ENTITY_VETERINARY_ASSOCIATION_ACCEPTED'),
});

import { notify } from '../../common/notification/notify.ts';

/** Notifies the users of an entity who see its balance that credits were added. */
export const notifyOfCharge = (
  write: Parameters<typeof notify>[0],
  entityId: number,
  credits: number,
  balance: number,
): Promise<void> =>
  notify(write, {
    entityId,
    permission: 'READ_BALANCE',
    type: 'ACCOUNT_CHARGE',
    objectId: entityId,
    additionalInfo: { credits, balance },
  });

import { requestOwnerAccount } from '../../../../resources/owners/owner/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { OWNER_ACCOUNT } from './ownerAccountJob.ts';

/** Looks at nothing: whether the owner is on record is found out afterwards, so that the answer cannot tell. */
export const requestOwnerAccountHandler = handleWrite(requestOwnerAccount, async ({ body, enqueue }) => {
  enqueue(OWNER_ACCOUNT, body);
  return {};
});

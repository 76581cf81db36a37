import type { Handler } from '../../http/handle.ts';
import { createOwnerAccountHandler } from './createOwnerAccount.ts';
import { getOwnerByVatHandler } from './getOwnerByVat.ts';
import { lockDeadOwnerHandler } from './lockDeadOwner.ts';
import { lockOwnerHandler } from './lockOwner.ts';

/** Everything that answers the calls of this module. */
export const ownerHandlers: readonly Handler[] = [
  getOwnerByVatHandler,
  lockOwnerHandler,
  lockDeadOwnerHandler,
  createOwnerAccountHandler,
];

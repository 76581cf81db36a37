import { createOwnerAccountHandler } from './createOwnerAccount.ts';
import { getOwnerByVatHandler } from './getOwnerByVat.ts';
import { lockDeadOwnerHandler } from './lockDeadOwner.ts';
import { lockOwnerHandler } from './lockOwner.ts';

export const ownerHandlers = [
  getOwnerByVatHandler,
  lockOwnerHandler,
  lockDeadOwnerHandler,
  createOwnerAccountHandler,
];

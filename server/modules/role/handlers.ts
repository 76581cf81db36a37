import type { Handler } from '../../http/handle.ts';
import { searchRolesForUserHandler } from './searchRolesForUser.ts';
import { updateRolesInBulkHandler } from './updateRolesInBulk.ts';

/** Everything that answers the calls of this module. */
export const roleHandlers: readonly Handler[] = [searchRolesForUserHandler, updateRolesInBulkHandler];

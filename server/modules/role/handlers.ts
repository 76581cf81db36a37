import { searchRolesForUserHandler } from './searchRolesForUser.ts';
import { updateRolesInBulkHandler } from './updateRolesInBulk.ts';

export const roleHandlers = [searchRolesForUserHandler, updateRolesInBulkHandler];

/** Roles and the permissions that they grant. */
export type RoleCode =
  'CANNOT_GRANT_PERMISSION' | 'MISSING_ROLE' | 'INVALID_ROLE' | 'MISSING_PERMISSIONS' | 'INVALID_PERMISSIONS';

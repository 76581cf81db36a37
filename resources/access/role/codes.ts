/** Roles and the permissions that they grant. */
export type RoleCode =
  | 'CANNOT_GRANT_PERMISSION'
  | 'PREVIEW_OUTDATED'
  | 'MISSING_ROLE'
  | 'INVALID_ROLE'
  | 'MISSING_PERMISSIONS'
  | 'INVALID_PERMISSIONS';

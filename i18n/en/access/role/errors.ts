import type { RoleCode } from '../../../../resources/access/role/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Roles and the permissions that they grant. */
export const roleErrors = {
  CANNOT_GRANT_PERMISSION: 'You cannot grant permissions that you do not have.',
  PREVIEW_OUTDATED: 'The roles or the people concerned have changed since this preview. Review it again.',
  MISSING_ROLE: 'Select the role.',
  INVALID_ROLE: 'Select a role from the list.',
  MISSING_PERMISSIONS: 'Select at least one permission.',
  INVALID_PERMISSIONS: 'Select permissions from the list.',
} satisfies CodeTexts<RoleCode>;

import type { UserCode } from '../../../../resources/access/user/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Accounts of users: their settings, and what no user may do with the own account. */
export const userErrors = {
  MISSING_TIMEZONE: 'Select the time zone.',
  INVALID_TIMEZONE: 'Select a time zone from the list.',
  MISSING_RECEIVE_NOTIFICATIONS: 'Select whether you want to receive notifications.',
  INVALID_RECEIVE_NOTIFICATIONS: 'Select yes if you want to receive notifications.',
  MISSING_USER: 'Select the user.',
  INVALID_USER: 'Select a user from the list.',
  MISSING_USER_ID: 'Select the user.',
  INVALID_USER_ID: 'Select a user from the list.',
  CANNOT_CHANGE_OWN_STATUS: 'You cannot deactivate your own account.',
  CANNOT_CHANGE_OWN_ROLE: 'You cannot change the role of your own account.',
  USER_ALREADY_ACTIVE: 'The account is active already.',
  USER_ALREADY_INACTIVE: 'The account is inactive already.',
  CANNOT_TRANSFER_SELF: 'You cannot move your own account.',
  LAST_ADMINISTRATOR:
    'This is the last account that manages the users of the entity, and other people still work there. Give another account that role first.',
  INVALID_ENTITIES_ACCESS_LIST: 'Select the accessible entities from the list.',
} satisfies CodeTexts<UserCode>;

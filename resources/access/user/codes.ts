/** Accounts of users: their settings, and what no user may do with the own account. */
export type UserCode =
  | 'MISSING_TIMEZONE'
  | 'INVALID_TIMEZONE'
  | 'MISSING_RECEIVE_NOTIFICATIONS'
  | 'INVALID_RECEIVE_NOTIFICATIONS'
  | 'MISSING_USER'
  | 'INVALID_USER'
  | 'MISSING_USER_ID'
  | 'INVALID_USER_ID'
  | 'CANNOT_CHANGE_OWN_STATUS'
  | 'CANNOT_CHANGE_OWN_ROLE'
  | 'INVALID_ENTITIES_ACCESS_LIST';

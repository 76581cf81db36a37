/** The id of the register's root entity. It has no users at work, no support tickets and no notifications. */
export const ROOT_ENTITY = 1;

/** The id of the register's root entity: nobody's place of work, which asks no support and is told nothing. */
export const ROOT_ENTITY = 1;

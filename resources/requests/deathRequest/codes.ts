/** Reported deaths. */
export type DeathRequestCode = 'DEATH_LINK_EXPIRED' | 'MISSING_OWNER_NOTICE';

/** Reported deaths. */
export type DeathRequestCode = 'DEATH_LINK_EXPIRED';

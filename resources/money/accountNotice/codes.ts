/** Of what an entity is notified about its account. */
export type AccountNoticeCode = 'ERROR_SAVE_NOTICES' | 'INVALID_THRESHOLD';

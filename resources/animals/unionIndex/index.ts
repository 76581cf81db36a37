/** What other registers learn of a number. */
export const INDEX_STATES = ['REGISTERED', 'LOST', 'DEAD', 'EXPORTED'] as const;
export type IndexState = (typeof INDEX_STATES)[number];

/** What becomes of a number in this register. */
export const INDEX_CHANGES = ['REGISTERED', 'WITHDRAWN', 'EXPORTED'] as const;
export type IndexChange = (typeof INDEX_CHANGES)[number];

/** The days for which a platform may show that an advert was verified. */
export const VERIFICATION_DAYS = 7;

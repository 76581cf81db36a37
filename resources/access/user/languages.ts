/** The languages that a user may have, as the calls and the database have them. */
export const USER_LANGUAGES = ['pt-PT', 'en-US'] as const;
export type UserLanguage = (typeof USER_LANGUAGES)[number];

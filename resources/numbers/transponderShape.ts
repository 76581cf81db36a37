// Apart from the numbers' origins, so that a light page does not load the list of countries.

/** Exactly fifteen digits. */
export const TRANSPONDER = /^\d{15}$/;

/** Whether `text` is exactly fifteen digits. */
export const isTransponder = (text: string): boolean => TRANSPONDER.test(text);

/** Fewer than 15 digits, so that no id is ever taken for a transponder. */
export const RECORD_ID = /^\d{1,14}$/;

/** Whether a part of an address can be an id at all. */
export const isId = (text: string): boolean => RECORD_ID.test(text);

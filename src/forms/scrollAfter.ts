/** Milliseconds until the page moves to the first wrong field, once the messages have taken their room. */
export const SCROLL_AFTER = 400;

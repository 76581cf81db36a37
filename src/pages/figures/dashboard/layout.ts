/** From this width, in pixels, the home page has two columns. */
export const TWO_COLUMNS = 1100;

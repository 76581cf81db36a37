/** Milliseconds between two looks at a bulk request that is being worked on. */
export const REFRESH_MS = 1000;

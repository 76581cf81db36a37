/** A refusal names at most so many faults of a body or query; the rest are counted. */
export const MAX_ISSUES = 20;
/** Characters of a name that a refusal repeats. */
export const MAX_NAME = 100;

/** Returns the test files that work on a database. */
export function databaseTests(): string[];
/** Returns those that need one engine only. */
export function testsForOneEngine(): string[];

/**
 * Whether `npm run test:full` runs, which is run before a release: a test over many cases of one kind takes some of them
 * in `npm test`, and all of them then. A file that only that run has is called `*.full.test.ts`.
 */
export const isFullRun = process.env.FULL_TESTS !== undefined;

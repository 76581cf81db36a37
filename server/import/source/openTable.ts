// The one way to a file that was uploaded for an import.
export { describeTable } from './describeTable.ts';
export { readTable } from './readTable.ts';
export type { SourceCell, SourceDescription, SourceOptions, SourceRow } from './types.ts';

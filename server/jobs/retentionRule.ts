import type { CleanupStatement } from './cleanupStatements.ts';

/** The retention period of a table's rows, and its reason. Without statements the cleanup job deletes none. */
export interface Rule {
  readonly kept: string;
  readonly why: string;
  readonly statements?: readonly CleanupStatement[];
}

/** A rule of rows that are kept for ever. */
export const always = (why: string): Rule => ({ kept: 'always', why });

/** A rule of rows that are kept until they, or the record they belong to, are deleted. */
export const asRecord = (why: string): Rule => ({ kept: 'as a record', why });

import type { DataSourceCode } from '../../../resources/figures/dataSource/codes.ts';

/** Codes that say why a query is not run. */
export type QueryFaultCode = Extract<DataSourceCode, `QUER${string}`>;

/** A place in a query, counted from 1. */
export interface QueryPlace {
  readonly line: number;
  readonly column: number;
}

/** A query that is not run: why, what of it is at fault, and where. It quotes nothing but the query itself. */
export class QueryFault extends Error {
  override readonly name = 'QueryFault';
  constructor(
    readonly code: QueryFaultCode,
    /** The name, the word or the number that the fault is about. */
    readonly about: string | null = null,
    readonly place: QueryPlace | null = null,
  ) {
    super(code);
  }
}

/** The line and column of a character of a text, counted from 0. */
export function placeAt(text: string, offset: number): QueryPlace {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

import sql, { type Sql } from 'sql-template-tag';
import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import type { Queryable } from '../../db/db.ts';
import type { KeptCell } from './readRow.ts';
import type { RowDecision } from './handleImport.ts';

/** A row as it is kept. */
export interface KeptRow {
  readonly line: number;
  readonly groupLine: number;
  readonly cells: readonly KeptCell[];
  /** What its place in the file says: a line of totals. */
  readonly warning: CatalogueCode | null;
  readonly state: 'NEW' | 'CHANGED' | 'SAME' | 'CONFLICT' | 'REFUSED' | null;
  readonly decision: RowDecision | null;
  readonly recordId: number | null;
  readonly version: number | null;
}

/** A place among the rows: those of one record follow one another. */
export interface RowPlace {
  readonly group: number;
  readonly line: number;
}

/** Some rows after a place, and whether more follow. */
export interface RowBatch {
  readonly rows: readonly KeptRow[];
  readonly hasMore: boolean;
}

/** Reads the next rows after a place; the rows of one record are in one batch, unless they alone are more than one. */
export async function nextRows(
  tx: Queryable,
  importId: number,
  { group, line }: RowPlace,
  size: number,
  where: Sql,
): Promise<RowBatch> {
  const found = await tx.query<KeptRow>(sql`
    select line, group_line, cells, warning, state, decision, record_id, version from data_import_row
    where import_id = ${importId} and (group_line, line) > (${group}, ${line}) and ${where}
    order by group_line, line limit ${size + 1}`);
  if (found.length <= size) return { rows: found, hasMore: false };
  const last = found[size]!.groupLine;
  const whole = found.filter(({ groupLine }) => groupLine !== last);
  return { rows: whole.length > 0 ? whole : found.slice(0, size), hasMore: true };
}

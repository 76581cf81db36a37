import sql, { join } from 'sql-template-tag';
import { operationRun, type RunState } from '../../../resources/work/operationRun/schema.ts';
import { getStored } from '../../crud/getStored.ts';
import { conflict } from '../../errors.ts';
import type { Queryable } from '../../db/db.ts';
import { columnIdent, json } from '../../db/sql.ts';
import { bulkHandlers } from '../../generated/bulkHandlers.ts';
import { findRecord } from '../../write/records.ts';
import type { StoredRecord } from '../../write/recordValues.ts';
import type { BulkHandler } from './handleBulk.ts';

/** A run as its steps read it. */
export interface BulkRun extends StoredRecord {
  readonly name: string;
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>> & Record<string, never>;
  readonly state: RunState;
  readonly creationTimestamp: string;
  readonly jobId?: number | null;
  /** Of a scheduled run. */
  readonly scheduleId?: number | null;
  /** Of a scheduled run: records that it changes without a person looking at them. */
  readonly maximum?: number | null;
  readonly userId?: number | null;
  readonly changeCount?: number | null;
}

const runs = getStored<typeof operationRun, BulkRun>(operationRun);

/** The code of an operation of the server's list. */
export const findBulkHandler = (name: string): BulkHandler | undefined =>
  bulkHandlers.find(({ operation }) => operation.name === name);

/**
 * Returns the code of an operation that a run names.
 * @throws Refusal 409 BULK_OPERATION_UNKNOWN where this version of the register has none
 */
export function getBulkHandler(name: string): BulkHandler {
  const handler = findBulkHandler(name);
  if (!handler) throw conflict('BULK_OPERATION_UNKNOWN');
  return handler;
}

/** Finds a run, without a check of access. */
export const findRun = (db: Queryable, id: number, lock = false): Promise<BulkRun | undefined> =>
  findRecord<BulkRun>(db, runs, sql`t.id = ${id}`, { lock });

/** Values of a run that its steps set. */
export interface RunValues {
  readonly state?: RunState;
  readonly foundCount?: number;
  readonly changeCount?: number;
  readonly refusedCount?: number;
  readonly mailCount?: number;
  readonly mailSubjects?: Readonly<Record<string, number>>;
  readonly changedCount?: number;
  readonly failedCount?: number;
  readonly error?: string | null;
  readonly readyTimestamp?: string;
  readonly startTimestamp?: string;
  readonly endTimestamp?: string | null;
  readonly undoTimestamp?: string | null;
}

/** Sets values of a run. What is done with its records has versions and audit rows; its own course has those of its job. */
export async function setRun(tx: Queryable, id: number, values: RunValues): Promise<void> {
  const sets = Object.entries(values).map(
    ([name, value]) =>
      sql`${columnIdent(name)} = ${value !== null && typeof value === 'object' ? json(value) : value}`,
  );
  await tx.query(sql`update operation_run set ${join(sets)} where id = ${id}`);
}

import sql, { type Sql } from 'sql-template-tag';
import type { AuditAction } from '../../resources/common/audit/actions.ts';
import type { Queryable } from '../db/db.ts';
import { columnIdent } from '../db/sql.ts';
import { findRecord } from './records.ts';
import { saveRecord } from './saveRecord.ts';
import type { StoredModule } from './storedModuleType.ts';
import type { StoredRecord, Values } from './recordValues.ts';
import type { Write } from './openWrite.ts';

/** Kinds of record that belong to another one, which they name in a field, and which get another one by a merge. */
export interface Movable {
  /** The field that names it: `animalId`. */
  readonly field: string;
  kinds(): readonly StoredModule[];
  /** Which records of a kind do not move to `to`, over alias `t`. */
  staying(kind: StoredModule, to: number): Sql;
}

/** Ids of records by the name of their module. */
export type MovedIds = Readonly<Record<string, readonly number[]>>;

const namedBy = ({ field }: Pick<Movable, 'field'>): Sql => columnIdent(field);

/** Returns the number of records of each kind that a merge would move. */
export async function countMoves(
  db: Queryable,
  movable: Movable,
  from: number,
  to: number,
): Promise<{ module: string; count: number }[]> {
  const counts = await Promise.all(
    movable.kinds().map(async (kind) => {
      const [row] = await db.query<{ count: number }>(
        sql`select count(*)::int as count from ${kind.name} t
          where t.${namedBy(movable)} = ${from} and not (${movable.staying(kind, to)})`,
      );
      return { module: kind.module.name, count: row?.count ?? 0 };
    }),
  );
  return counts.filter(({ count }) => count > 0);
}

/**
 * Moves the records of one record to another, each with its version and its audit row; returns the moved ones.
 * @param onStaying is called with each record that does not move
 */
export async function moveRecords(
  write: Write,
  movable: Movable,
  from: number,
  to: number,
  onStaying?: (kind: StoredModule, record: StoredRecord) => Promise<void>,
): Promise<Record<string, number[]>> {
  const moved: Record<string, number[]> = {};
  for (const kind of movable.kinds()) {
    const rows = await write.tx.query<{ id: number; stays: boolean }>(
      sql`select t.id, ${movable.staying(kind, to)} as stays from ${kind.name} t
        where t.${namedBy(movable)} = ${from} order by t.id`,
    );
    for (const { id, stays } of rows) {
      const record = await findRecord(write.tx, kind, sql`t.id = ${id}`, { lock: true });
      if (!record) continue;
      if (stays) await onStaying?.(kind, record);
      else {
        await give(write, movable, kind, record, to, 'MERGE');
        (moved[kind.module.name] ??= []).push(id);
      }
    }
  }
  return moved;
}

/** Gives records of a kind back: those that still belong to `from`. */
export async function returnRecords(
  write: Write,
  movable: Movable,
  kind: StoredModule,
  moved: MovedIds,
  from: number,
  to: number,
): Promise<void> {
  for (const id of moved[kind.module.name] ?? []) {
    const record = await findRecord(write.tx, kind, sql`t.id = ${id} and t.${namedBy(movable)} = ${from}`, {
      lock: true,
    });
    if (record) await give(write, movable, kind, record, to, 'MERGE_REVERTED');
  }
}

async function give(
  write: Write,
  { field }: Pick<Movable, 'field'>,
  kind: StoredModule,
  record: StoredRecord,
  to: number,
  action: AuditAction,
): Promise<void> {
  const changes: Values = { [field]: to };
  await saveRecord(write, kind, record, changes, action);
}

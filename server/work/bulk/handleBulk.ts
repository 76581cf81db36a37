import type { Sql } from 'sql-template-tag';
import type { AuditAction } from '../../../resources/common/audit/actions.ts';
import type { AnyBulkOperation, BulkOperation } from '../../../resources/kit/bulkOperation.ts';
import type { AnyOperation, InputValues } from '../../../resources/kit/operation.ts';
import type { Fields } from '../../../resources/kit/types.ts';
import type { SignedInCaller } from '../../context.ts';
import type { StoredRecord, Values } from '../../write/recordValues.ts';
import type { Write } from '../../write/openWrite.ts';

/** What a bulk operation is asked for. */
export interface BulkRequest<P extends Fields> {
  readonly parameters: InputValues<P>;
  readonly caller: SignedInCaller;
  /** The moment of the dry run, ISO 8601: terms count from it, so that the set does not change while it is looked at. */
  readonly at: string;
}

/** One record that a bulk operation changes. */
export interface BulkChange<P extends Fields> extends BulkRequest<P> {
  readonly write: Write;
  /** Locked, as the module's own code reads it. */
  readonly record: StoredRecord;
  /** Saves fields whatever its form allows: for what follows from the operation, not from what a user types. */
  save(values: Values, action?: AuditAction): Promise<unknown>;
  /** Changes fields of the record as its form does: modes, rules and checks of its module hold. */
  update(values: Values): Promise<unknown>;
  /** Does a declared operation with the record: its permission, conditions and code hold. */
  operate(operation: AnyOperation, input?: Values): Promise<unknown>;
}

/** The code of a bulk operation. */
interface BulkCode<P extends Fields> {
  /** Returns the condition, over alias `t`, of the records that it is about. The caller's scope is added to it. */
  find(request: BulkRequest<P>): Sql;
  /**
   * Changes one record by the normal write path. It is run in dry runs too, and rolled back: it does nothing beyond its
   * transaction. A `Refusal` leaves the record as it is; it is listed with its code.
   */
  change(change: BulkChange<P>): Promise<unknown>;
  /** Undoes what a change has done beside records with versions, once such a record has its values of before. */
  undo?(change: Pick<BulkChange<P>, 'write' | 'record' | 'parameters'>): Promise<unknown>;
}

/** A declared bulk operation and its code. */
export interface BulkHandler extends BulkCode<Fields> {
  readonly operation: AnyBulkOperation;
}

/** The code of a bulk operation, with the types of its declaration. */
export const handleBulk = <Name extends string, P extends Fields>(
  operation: BulkOperation<Name, P>,
  code: BulkCode<P>,
): BulkHandler => ({
  ...(code as unknown as BulkCode<Fields>),
  operation: operation as unknown as AnyBulkOperation,
});
